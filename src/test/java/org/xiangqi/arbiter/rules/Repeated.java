package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xiangqi.arbiter.board.PieceType;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;

/**
 * A position that comes back twice by the same moves, and how that is ruled.
 *
 * @param length of the moves that bring it back
 */
record Repeated(Game game, int length) {
    /** Brings the drawn position back twice by those moves. */
    static Repeated under(String ruleSet, Side toMove, String board, String loop) {
        return under(ruleSet, Budget.DEFAULT, toMove, board, loop);
    }

    static Repeated under(String ruleSet, Budget budget, Side toMove, String board, String loop) {
        RuleSet rules = RuleSet.byId(ruleSet).orElseThrow();
        Game game = Replays.game(rules, budget, Positions.drawn(toMove, board), Replays.times(2, loop));
        int length = loop.split(" ", -1).length;
        assertThat(game.moves()).hasSize(2 * length);
        assertThat(game.occurrence()).isEqualTo(3);
        return new Repeated(game, length);
    }

    /** What each move does that brings the position back, and where the pieces stand that it chases. */
    Repeated does(String... expected) {
        assertThat(plies().stream().map(Repeated::deeds)).containsExactly(expected);
        return this;
    }

    private static String deeds(Evidence.Ply ply) {
        Stream<String> classes = ply.classes().stream().map(PlyClass::toString);
        Stream<String> chased = ply.targets().stream()
                .filter(target -> target.piece().type() != PieceType.GENERAL)
                .map(target -> target.square().toString());
        return Stream.concat(classes, chased).collect(Collectors.joining(" "));
    }

    /** The second round, so that every move has one before it. */
    private List<Evidence.Ply> plies() {
        List<Evidence.Ply> plies = verdict().evidence().plies();
        assertThat(plies).hasSize(2 * length);
        return plies.subList(length, 2 * length);
    }

    /** That the sentence of that ply, or the one of its first target if it has any, contains these. */
    Repeated says(int ply, String... parts) {
        Evidence.Ply said = plies().get(ply - 1);
        assertThat(
                        said.targets().isEmpty()
                                ? said.why()
                                : said.targets().getFirst().why())
                .contains(parts);
        return this;
    }

    Repeated redLoses(Reason reason, String article) {
        return isRuled(Outcome.BLACK_WINS, reason, article);
    }

    Repeated blackLoses(Reason reason, String article) {
        return isRuled(Outcome.RED_WINS, reason, article);
    }

    private Repeated isRuled(Outcome outcome, Reason reason, String article) {
        assertThat(verdict().outcome()).isEqualTo(outcome);
        assertThat(verdict().reason()).isEqualTo(reason);
        assertThat(verdict().article().id()).isEqualTo(article);
        assertThat(verdict().ply()).isEqualTo(2 * length);
        return this;
    }

    Repeated isDrawn(Reason reason) {
        assertThat(verdict().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(verdict().reason()).isEqualTo(reason);
        return this;
    }

    private Verdict.Decided verdict() {
        return Replays.decided(game);
    }
}
