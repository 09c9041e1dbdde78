package org.xiangqi.arbiter.rules;

/** One way in which a game may end, with the figures and articles of the rule set that it belongs to. */
public sealed interface EndTest {

    /** The side to move has no legal move and loses: in check by the first article, otherwise by the second. */
    record NoLegalMove(Article checkmate, Article stalemate) implements EndTest {}

    /**
     * A position stands for the n-th time. The window judged is every ply after its first occurrence. A side that checked
     * with each of its moves there commits perpetual check: alone it loses; both or neither, it is a draw.
     *
     * @param occurrences how often the position must stand, the start position counted; 2 or more
     */
    record Repetition(int occurrences, Article perpetualCheck, Article mutualPerpetual, Article repetition)
            implements EndTest {}

    /**
     * The natural move limit.
     *
     * @param plies plies without a capture after which it is a draw; a start position's clock counts
     */
    record NaturalLimit(int plies, Article article) implements EndTest {}
}
