package org.xiangqi.arbiter.api.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.Notation;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.MoveWriter;
import org.xiangqi.arbiter.rules.Evidence;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Material;
import org.xiangqi.arbiter.rules.Option;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.Verdict;
import org.xiangqi.arbiter.rules.Warning;

/**
 * Turns a game into what is answered.
 *
 * @param legalMoves whether that section is wanted; likewise the others
 * @param rulings whether the game was replayed past its end, so that every verdict is told
 */
public record RulingWriter(boolean legalMoves, boolean evidence, boolean plies, boolean rulings) {
    /** Leaves out every section. */
    public static final RulingWriter NO_SECTIONS = new RulingWriter(false, false, false, false);

    /** The answer for that game. */
    public AdjudicationResponse write(Game game, Notation notation, int movesAfterEnd) {
        return write(game, notation, movesAfterEnd, game.warnings());
    }

    /** The answer for that game, with those warnings. */
    public AdjudicationResponse write(Game game, Notation notation, int movesAfterEnd, List<Warning> warnings) {
        List<VerdictView> all =
                rulings ? game.rulings().stream().map(this::verdict).toList() : null;
        return new AdjudicationResponse(
                ruleSet(game),
                notation,
                position(game),
                new AdjudicationResponse.CheckView(!game.checkers().isEmpty(), names(game.checkers())),
                material(game.material()),
                verdict(game.verdict()),
                legalMoves ? legalMoves(game) : null,
                movesAfterEnd,
                all,
                plies ? plies(game) : null,
                views(warnings));
    }

    /** The answer for one game, replayed under several rule sets up to its end under each. */
    public ComparisonResponse compare(List<Replay<?>> replays, Notation notation) {
        List<ComparisonResponse.ComparedRuling> rulings =
                replays.stream().map(this::compared).toList();
        int plies = replays.getFirst().game().ply() + replays.getFirst().movesAfterEnd();
        boolean unanimous = rulings.stream()
                        .map(ruling -> ruling.verdict().result())
                        .distinct()
                        .count()
                == 1;
        return new ComparisonResponse(notation, plies, unanimous, rulings);
    }

    private ComparisonResponse.ComparedRuling compared(Replay<?> replay) {
        Game game = replay.game();
        return new ComparisonResponse.ComparedRuling(
                ruleSet(game), verdict(game.verdict()), replay.movesAfterEnd(), views(game.warnings()));
    }

    /** Which rules the game was judged by. */
    public static AdjudicationResponse.RuleSetRef ruleSet(Game game) {
        return new AdjudicationResponse.RuleSetRef(
                game.rules().id(), game.rules().version());
    }

    private static List<AdjudicationResponse.WarningView> views(List<Warning> warnings) {
        if (warnings.isEmpty()) {
            return List.of();
        }
        return warnings.stream()
                .map(warning -> new AdjudicationResponse.WarningView(warning.code(), warning.ply(), warning.text()))
                .toList();
    }

    /** How many plies of evidence the answer would have. */
    public long evidencePlies(Game game) {
        if (!evidence) {
            return 0;
        }
        long first = game.verdict() instanceof Verdict.Decided decided ? size(decided) : 0;
        return rulings
                ? first + game.rulings().stream().mapToLong(RulingWriter::size).sum()
                : first;
    }

    private static long size(Verdict.Decided decided) {
        return decided.evidence().plies().size();
    }

    /** The position that the game stands in. */
    public static AdjudicationResponse.PositionView position(Game game) {
        return new AdjudicationResponse.PositionView(
                game.position().fen(),
                game.position().sideToMove(),
                game.ply(),
                game.position().moveNumber(),
                game.position().pliesSinceCapture(),
                game.occurrence());
    }

    private static AdjudicationResponse.MaterialView material(Material material) {
        return new AdjudicationResponse.MaterialView(material(material, Side.RED), material(material, Side.BLACK));
    }

    private static AdjudicationResponse.SideMaterial material(Material material, Side side) {
        return new AdjudicationResponse.SideMaterial(material.attackers(side), material.canWin(side));
    }

    /** How a game stands or ended. */
    public VerdictView verdict(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Ongoing(String explanation) ->
                new VerdictView(
                        VerdictView.Status.ONGOING, "*", null, null, null, null, null, explanation, section(null));
            case Verdict.Decided decided -> {
                Side winner = decided.outcome().winner().orElse(null);
                yield new VerdictView(
                        VerdictView.Status.FINISHED,
                        decided.outcome().result(),
                        winner,
                        winner == null ? null : winner.opponent(),
                        decided.reason(),
                        decided.ply(),
                        decided.article().id(),
                        decided.explanation(),
                        section(evidence ? evidence(decided.evidence()) : null));
            }
        };
    }

    private @Nullable Section<VerdictView.EvidenceView> section(VerdictView.@Nullable EvidenceView view) {
        return evidence ? new Section<>(view) : null;
    }

    private static VerdictView.EvidenceView evidence(Evidence evidence) {
        return new VerdictView.EvidenceView(
                evidence.firstPly(),
                evidence.lastPly(),
                evidence.occurrences(),
                evidence.plies().stream().map(RulingWriter::evidencePly).toList());
    }

    private static VerdictView.EvidencePly evidencePly(Evidence.Ply ply) {
        return new VerdictView.EvidencePly(
                ply.ply(),
                ply.move().toString(),
                ply.side(),
                ply.classes(),
                ply.targets().stream().map(RulingWriter::target).toList(),
                ply.why());
    }

    private static VerdictView.TargetView target(Evidence.Target target) {
        return new VerdictView.TargetView(
                target.piece().symbol(), target.square().toString(), names(target.by()), target.why());
    }

    private static List<LegalMoveView> legalMoves(Game game) {
        return legalMoves(game, move -> true);
    }

    /** Those legal moves of the game's position that pass the test. */
    public static List<LegalMoveView> legalMoves(Game game, Predicate<Move> test) {
        MoveWriter writer = new MoveWriter(new Board(game.position()));
        return game.options().stream()
                .filter(option -> test.test(option.move()))
                .map(option -> legalMove(writer, option))
                .toList();
    }

    private static LegalMoveView legalMove(MoveWriter writer, Option option) {
        return new LegalMoveView(
                option.move().toString(),
                writer.wxf(option.move()),
                writer.chinese(option.move(), Chinese.Script.SIMPLIFIED),
                option.piece().symbol(),
                option.move().from().toString(),
                option.move().to().toString(),
                symbolOrNull(option.captured()),
                option.givesCheck(),
                option.consequence(),
                option.consequenceReason());
    }

    private static List<PlyView> plies(Game game) {
        Board board = new Board(game.start());
        Set<Integer> checks = Set.copyOf(game.checks());
        List<PlyView> plies = new ArrayList<>(game.ply());
        for (Move move : game.moves()) {
            Side side = board.sideToMove();
            Piece captured = board.pieceAt(move.to().index());
            MoveWriter writer = new MoveWriter(board);
            String wxf = writer.wxf(move);
            String chinese = writer.chinese(move, Chinese.Script.SIMPLIFIED);
            board.make(move.code());
            int ply = board.ply();
            plies.add(new PlyView(
                    ply,
                    side,
                    move.toString(),
                    wxf,
                    chinese,
                    symbolOrNull(captured),
                    checks.contains(ply),
                    board.fen()));
        }
        return plies;
    }

    private static List<String> names(List<Square> squares) {
        return squares.stream().map(Square::toString).toList();
    }

    private static @Nullable String symbolOrNull(@Nullable Piece piece) {
        return piece == null ? null : piece.symbol();
    }
}
