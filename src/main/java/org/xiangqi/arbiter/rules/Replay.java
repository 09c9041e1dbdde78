package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/**
 * The longest valid prefix of a game with its ruling, and the fault that ended it, if any.
 *
 * @param <F> what the source of the moves says of one that it cannot tell
 * @param game the moves that could be played, and what they amount to
 * @param fault the first move that could not be played; empty if all could, or were not read any more
 * @param movesAfterEnd how many moves were not read because the game was over
 */
public record Replay<F>(Game game, Optional<Fault<F>> fault, int movesAfterEnd) {

    /** When to stop reading moves. */
    public enum Until {
        /** At the first verdict: what follows it is neither read nor checked. */
        FIRST_END,
        /** At the end of the moves: only checkmate and stalemate leave nothing to play. */
        LAST_MOVE
    }

    /** Replays the game that the source tells, from that position, under those rules, with the default budget. */
    public static <F> Replay<F> of(Position start, RuleSet rules, Until until, MoveSource<F> source) {
        return of(start, rules, until, Budget.DEFAULT, source);
    }

    /** Replays the game that the source tells, from that position, under those rules. */
    public static <F> Replay<F> of(Position start, RuleSet rules, Until until, Budget budget, MoveSource<F> source) {
        return new Run<F>(start, rules, until, budget).run(source);
    }

    private static final class Run<F> {
        private final Position start;
        private final RuleSet rules;
        private final Judge judge;
        private final Until until;
        private final Budget budget;
        private final History history;
        private final List<Move> moves = new ArrayList<>();
        private final List<Draft> drafts = new ArrayList<>();
        private final List<Warning> warnings = new ArrayList<>();

        /** A verdict without its plies, which are told once the game is read. */
        private record Draft(Finding.End finding, int ply, List<Integer> occurrences, String explanation) {}

        Run(Position start, RuleSet rules, Until until, Budget budget) {
            this.start = start;
            this.rules = rules;
            this.until = until;
            this.budget = budget;
            judge = new Judge(rules, budget);
            history = new History(start, rules.strikes(), budget);
        }

        Replay<F> run(MoveSource<F> source) {
            judgePly();
            for (int ply = 1; ply <= source.size(); ply++) {
                if (until == Until.FIRST_END && !drafts.isEmpty()) {
                    return new Replay<>(game(), Optional.empty(), source.size() - ply + 1);
                }
                Fault<F> fault = play(ply, source);
                if (fault != null) {
                    return new Replay<>(game(), Optional.of(fault), 0);
                }
                judgePly();
            }
            return new Replay<>(game(), Optional.empty(), 0);
        }

        private @Nullable Fault<F> play(int ply, MoveSource<F> source) {
            if (history.stuck()) {
                return new Fault.Illegal<>(ply, null, IllegalReason.GAME_OVER);
            }
            return switch (source.read(ply, history.board())) {
                case MoveSource.Refused<F>(F why) -> new Fault.Unread<>(ply, why);
                case MoveSource.Found<F>(Move move) -> {
                    IllegalReason reason = Legality.whyIllegal(history.board(), move.code(), history.inCheck());
                    if (reason != null) {
                        yield new Fault.Illegal<>(ply, move, reason);
                    }
                    history.play(move.code());
                    moves.add(move);
                    yield null;
                }
            };
        }

        private void judgePly() {
            Finding finding = judge.judge(history);
            if (finding instanceof Finding.End end) {
                drafts.add(new Draft(end, history.ply(), history.occurrences(), Wording.explanation(history, end)));
            } else if (finding instanceof Finding.Undetermined undetermined) {
                warnings.add(Wording.undetermined(history, undetermined));
            }
        }

        private Game game() {
            List<Verdict.Decided> rulings = rulings();
            Outlook outlook = new Outlook(history, judge);
            boolean stopped = until == Until.FIRST_END && !rulings.isEmpty();
            List<Option> options = stopped ? List.of() : outlook.options();
            return new Game(
                    rules,
                    start,
                    moves,
                    checks(),
                    history.board().position(),
                    history.occurrence(),
                    history.board().checkers(),
                    rulings,
                    rulings.isEmpty() ? new Verdict.Ongoing(Wording.ongoing(history, warnings)) : rulings.getFirst(),
                    options,
                    warnings(rulings.isEmpty() ? outlook.warnings(options) : List.of()));
        }

        private List<Warning> warnings(List<Warning> ofThePosition) {
            List<Warning> all = new ArrayList<>(warnings);
            all.addAll(ofThePosition);
            return all;
        }

        /** Whether it matters for the verdict what each ply strikes at, besides check. */
        private static boolean restsOnStrikes(Finding.End end) {
            return switch (end.test()) {
                case EndTest.Repetition repetition -> true;
                case EndTest.Run run -> true;
                case EndTest.MutualRuns mutual -> true;
                case EndTest.MoveLimit limit -> limit.quietOnly();
                case EndTest.NoLegalMove noMove -> false;
                case EndTest.NoAttackers none -> false;
                case EndTest.Length length -> false;
            };
        }

        private List<Boolean> checks() {
            List<Boolean> checks = new ArrayList<>(moves.size());
            for (int ply = 1; ply <= moves.size(); ply++) {
                checks.add(history.gaveCheck(ply));
            }
            return checks;
        }

        private List<Verdict.Decided> rulings() {
            if (drafts.isEmpty()) {
                return List.of();
            }
            Witness witness = new Witness(new Board(start), history, moves, rules.strikes(), budget);
            List<Verdict.Decided> rulings = new ArrayList<>();
            for (Draft draft : drafts) {
                Finding.End end = draft.finding();
                List<Evidence.Ply> window =
                        draft.ply() == 0 ? List.of() : witness.plies(end.firstPly(), draft.ply(), restsOnStrikes(end));
                Wording.keyPoint(end, draft.ply(), window).ifPresent(warnings::add);
                rulings.add(new Verdict.Decided(
                        end.outcome(),
                        end.reason(),
                        draft.ply(),
                        end.article(),
                        draft.explanation(),
                        new Evidence(end.firstPly(), draft.ply(), draft.occurrences(), window)));
            }
            return rulings;
        }
    }
}
