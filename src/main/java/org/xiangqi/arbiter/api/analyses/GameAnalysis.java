package org.xiangqi.arbiter.api.analyses;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.bestmoves.ScoreView;
import org.xiangqi.arbiter.api.bestmoves.WrittenLine;
import org.xiangqi.arbiter.api.bestmoves.WrittenMove;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.api.ruling.VerdictView;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Option;
import org.xiangqi.arbiter.rules.Reason;
import org.xiangqi.arbiter.rules.Verdict;
import org.xiangqi.arbiter.search.BestLine;
import org.xiangqi.arbiter.search.Score;
import org.xiangqi.arbiter.search.Search;
import org.xiangqi.arbiter.search.SearchLimits;
import org.xiangqi.arbiter.search.SearchResult;

/** The analysis of one game, told line by line as it goes on. */
final class GameAnalysis {
    private static final RulingWriter NO_SECTIONS = new RulingWriter(false, false, false, false);

    /** A move is searched with that part of the budget of a position. */
    private static final int MOVE_SHARE = 4;

    private static final int WORST_TOLD = 10;

    private final Search search;
    private final AnalysedGame analysed;
    private final Game game;
    private final BooleanSupplier calledOff;
    private final Consumer<AnalysisLine> out;
    private final VerdictView verdict;
    private final int of;
    private int done;
    private final List<SummaryLine.CurvePoint> curve = new ArrayList<>();
    private final List<SummaryLine.WorstMove> losses = new ArrayList<>();

    /**
     * A position of the game.
     *
     * @param found what the search found; null if the game is over there
     * @param worth for the side to move, capped
     */
    private record Stand(
            int ply, Position position, @Nullable SearchResult found, int worth) {
        Side side() {
            return position.sideToMove();
        }
    }

    /** A legal move of the last position. */
    private record Tried(Option option, Score score, List<Move> pv) {
        int order() {
            return Worth.order(score);
        }
    }

    GameAnalysis(Search search, AnalysedGame analysed, BooleanSupplier calledOff, Consumer<AnalysisLine> out) {
        this.search = search;
        this.analysed = analysed;
        game = analysed.game();
        this.calledOff = calledOff;
        this.out = out;
        verdict = NO_SECTIONS.verdict(game.verdict());
        of = game.ply() + 1 + game.options().size() + 1;
    }

    /** Tells every line, or ends in between once it is called off. */
    void run() {
        Board board = new Board(game.start());
        Stand before = stand(board.position(), 0);
        for (int ply = 1; ply <= game.ply() && !calledOff.getAsBoolean(); ply++) {
            board.make(game.moves().get(ply - 1).code());
            Stand after = stand(board.position(), ply);
            tell(before, after);
            before = after;
        }
        tell(before, null);
        List<Tried> tried = new ArrayList<>();
        for (Option option : game.options()) {
            if (calledOff.getAsBoolean()) {
                return;
            }
            tried.add(tried(option));
        }
        tellMoves(tried);
        tellSummary();
    }

    /** What is called off is not told, for its searches have not found what they would have. */
    private void tell(AnalysisLine line) {
        if (!calledOff.getAsBoolean()) {
            out.accept(line);
        }
    }

    private Stand stand(Position position, int ply) {
        if (ply == game.ply() && game.verdict() instanceof Verdict.Decided decided) {
            Side winner = decided.outcome().winner().orElse(null);
            return new Stand(ply, position, null, Worth.ofEnd(winner, position.sideToMove()));
        }
        SearchResult found = search(game.moves().subList(0, ply), analysed.nodes());
        return new Stand(ply, position, found, Worth.capped(found.best().score()));
    }

    private SearchResult search(List<Move> moves, long nodes) {
        return search.search(game.start(), moves, game.rules(), SearchLimits.ofNodes(nodes), calledOff, progress -> {});
    }

    private void tell(Stand here, @Nullable Stand next) {
        Move played = next == null ? null : game.moves().get(here.ply());
        SearchResult found = here.found();
        WrittenMove move = played == null ? null : WrittenMove.of(new Board(here.position()), played);
        WrittenLine best = WrittenLine.of(
                here.position(), found == null ? List.of() : found.best().pv());
        Integer loss = next == null ? null : loss(here, next, played);
        int red = here.side() == Side.RED ? here.worth() : -here.worth();
        curve.add(new SummaryLine.CurvePoint(here.ply(), red));
        if (move != null && loss != null) {
            losses.add(new SummaryLine.WorstMove(
                    here.ply() + 1, here.side(), move, loss, best.moves().getFirst(), best.ucci()));
        }
        tell(new PositionLine(
                PositionLine.KIND,
                ++done,
                of,
                here.ply(),
                here.side(),
                here.position().fen(),
                move,
                found == null ? null : ScoreView.of(found.best().score()),
                red,
                found == null ? null : best.moves().getFirst(),
                best.ucci(),
                best.wxf(),
                best.chinese(),
                loss,
                found == null ? null : found.depth(),
                found == null ? verdict : null));
    }

    private static int loss(Stand here, Stand next, @Nullable Move played) {
        BestLine best = here.found() == null ? null : here.found().best();
        return best == null || best.move().equals(played) ? 0 : Math.max(0, here.worth() + next.worth());
    }

    private Tried tried(Option option) {
        if (option.consequence() != Option.Consequence.NONE) {
            return new Tried(option, scoreOfEnd(option), List.of(option.move()));
        }
        List<Move> moves = new ArrayList<>(game.moves());
        moves.add(option.move());
        BestLine answer =
                search(moves, Math.max(1, analysed.nodes() / MOVE_SHARE)).best();
        List<Move> pv = new ArrayList<>();
        pv.add(option.move());
        pv.addAll(answer.pv());
        return new Tried(option, Worth.ofMove(answer.score()), pv);
    }

    private static Score scoreOfEnd(Option option) {
        Reason reason = option.consequenceReason();
        if (reason == Reason.CHECKMATE || reason == Reason.STALEMATE) {
            return new Score.Mate(1);
        }
        return new Score.Centipawns(
                switch (option.consequence()) {
                    case WIN -> Score.Centipawns.MOST;
                    case LOSS -> -Score.Centipawns.MOST;
                    case DRAW, NONE -> 0;
                });
    }

    private void tellMoves(List<Tried> tried) {
        tried.sort(Comparator.comparingInt(Tried::order).reversed());
        for (int i = 0; i < tried.size(); i++) {
            Tried each = tried.get(i);
            WrittenLine pv = WrittenLine.of(game.position(), each.pv());
            tell(new MoveLine(
                    MoveLine.KIND,
                    ++done,
                    of,
                    i + 1,
                    pv.moves().getFirst(),
                    ScoreView.of(each.score()),
                    Worth.capped(tried.getFirst().score()) - Worth.capped(each.score()),
                    pv.ucci(),
                    pv.wxf(),
                    pv.chinese(),
                    each.option().consequence(),
                    each.option().consequenceReason()));
        }
    }

    private void tellSummary() {
        List<SummaryLine.WorstMove> worst = losses.stream()
                .filter(move -> move.lossCentipawns() > 0)
                .sorted(Comparator.comparingInt(SummaryLine.WorstMove::lossCentipawns)
                        .reversed())
                .limit(WORST_TOLD)
                .toList();
        tell(new SummaryLine(
                SummaryLine.KIND,
                ++done,
                of,
                new AdjudicationResponse.RuleSetRef(
                        game.rules().id(), game.rules().version()),
                analysed.notation(),
                analysed.nodes(),
                game.ply(),
                analysed.movesAfterEnd(),
                verdict,
                curve,
                worst,
                side(Side.RED),
                side(Side.BLACK)));
    }

    private SummaryLine.SideSummary side(Side side) {
        int[] lost = losses.stream()
                .filter(move -> move.side() == side)
                .mapToInt(SummaryLine.WorstMove::lossCentipawns)
                .toArray();
        int mistakes = 0;
        int blunders = 0;
        long sum = 0;
        for (int each : lost) {
            mistakes += each >= Worth.MISTAKE && each < Worth.BLUNDER ? 1 : 0;
            blunders += each >= Worth.BLUNDER ? 1 : 0;
            sum += each;
        }
        int average = lost.length == 0 ? 0 : Math.toIntExact(Math.round((double) sum / lost.length));
        return new SummaryLine.SideSummary(lost.length, average, mistakes, blunders);
    }
}
