package org.xiangqi.arbiter.rules;

import java.util.List;

/** One way in which a game may end, with the figures and articles of the rule set that it belongs to. */
public sealed interface EndTest {

    /** The side to move has no legal move and loses: in check by the first article, otherwise by the second. */
    record NoLegalMove(Article checkmate, Article stalemate) implements EndTest {}

    /**
     * A position stands for the n-th time. The window judged is every ply after its first occurrence: the side with the
     * graver offence in it loses, otherwise it is a draw.
     *
     * @param occurrences how often the position must stand, the start position counted; 2 or more
     * @param offences the gravest first
     * @param exemptions what else is to be known
     */
    record Repetition(
            int occurrences,
            List<Offence> offences,
            List<Exemption> exemptions,
            Article mutualPerpetual,
            Article repetition)
            implements EndTest {

        /** Copies the lists. */
        public Repetition {
            offences = List.copyOf(offences);
            exemptions = List.copyOf(exemptions);
        }

        /** Where a rule set departs from "the graver offence loses". */
        public enum Exemption {
            /** A side that chases two or more pieces with every move cannot lose by it: draw instead. */
            SEVERAL_PIECES_DRAW,
            /** A single check by either side cancels all chases. */
            ANY_CHECK_CANCELS_CHASES,
            /** Whether an attack on an advisor or elephant only holds a plain draw is left to people. */
            KEY_POINTS_ARE_NOT_JUDGED,
            /** Nothing is decided while a run of moves that are counted makes up a side's last loop. */
            COUNTED_RUNS_GO_ON
        }

        boolean excepts(Exemption exemption) {
            return exemptions.contains(exemption);
        }
    }

    /**
     * More moves of one kind in a row by one side than are allowed: it loses on that move. A row is ended by a capture, which
     * belongs to no row, and by any own move of another kind.
     *
     * @param allowed how many are allowed with one checking or chasing piece, with two, and so on; the last figure holds for
     *     all larger numbers
     * @param checkerMustVary whether the row is passed over while the other side checks with every move
     */
    record Run(Kind kind, List<Integer> allowed, boolean checkerMustVary, Reason reason, Article article)
            implements EndTest {

        /** Copies the list. */
        public Run {
            allowed = List.copyOf(allowed);
        }

        /** How many moves are allowed with that many pieces, 1 or more. */
        public int allowedWith(int pieces) {
            return allowed.get(Math.min(pieces, allowed.size()) - 1);
        }

        /** What a row is made of. */
        public enum Kind {
            CHECKS,
            /** Chases of one and the same piece; a move that also checks is a check. */
            CHASES_OF_ONE_PIECE,
            /** Checks and chases in any order. */
            CHECKS_AND_CHASES
        }
    }

    /**
     * Both sides check, or both chase one piece each, so many moves in a row: draw.
     *
     * @param rounds moves of each side
     */
    record MutualRuns(int rounds, Article article) implements EndTest {}

    /**
     * The natural move limit: so many moves without a capture. A start position's clock counts.
     *
     * @param counting what the limit is a number of
     * @param checkCap how many checks of a side count in the stretch, or {@link #NO_CAP}
     * @param quietOnly whether checks, chases and the answers to both are left out
     */
    record MoveLimit(Counting counting, int limit, int checkCap, boolean quietOnly, Article article)
            implements EndTest {

        /** All checks count. */
        public static final int NO_CAP = -1;

        /** What a limit is a number of. */
        public enum Counting {
            /** Moves that each side must have made. */
            MOVES_OF_EACH_SIDE,
            /** Plies of both sides together. */
            PLIES
        }

        /** Fewer plies since the last capture cannot reach it. */
        int fewestPlies() {
            return counting == Counting.PLIES ? limit : 2 * limit;
        }
    }

    /**
     * Neither side has a piece left that can cross the river: draw.
     *
     * @param plies how many plies must have passed since the last capture, 0 for at once
     */
    record NoAttackers(int plies, Article article) implements EndTest {}

    /**
     * So many plies in all: draw. Moves that a start position's move number says were made before count too.
     */
    record Length(int plies, Article article) implements EndTest {}
}
