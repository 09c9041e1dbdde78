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
 * A game played through as far as that goes, and judged on the way. What there is to say of it is only worked out when it
 * is asked for, so that a game that may be meant in several ways can be tried in each.
 *
 * @param <F> what the source of the moves says of one that it cannot tell
 */
public final class Playthrough<F> {
    private final Position start;
    private final RuleSet rules;
    private final Judge judge;
    private final Replay.Until until;
    private final Budget budget;
    private final History history;
    private final List<Draft> drafts = new ArrayList<>();
    private final List<Warning> warnings = new ArrayList<>();

    /** A verdict without its plies, which are told once the game is read. */
    private record Draft(Finding.End finding, int ply, List<Integer> occurrences, String explanation) {}

    private @Nullable Fault<F> fault;
    private int movesAfterEnd;

    /** Whether the position is judged; if not, it can only be that the side to move has no move. */
    private boolean judged;

    private Playthrough(Position start, RuleSet rules, Replay.Until until, Budget budget) {
        this.start = start;
        this.rules = rules;
        this.until = until;
        this.budget = budget;
        judge = new Judge(rules, budget);
        history = new History(start, rules.strikes(), budget);
    }

    /** Plays the game that the source tells, from that position, under those rules. */
    public static <F> Playthrough<F> of(
            Position start, RuleSet rules, Replay.Until until, Budget budget, MoveSource<F> source) {
        Playthrough<F> game = new Playthrough<>(start, rules, until, budget);
        game.play(source);
        return game;
    }

    /**
     * A game of which no move is made yet, to be played on with {@link #play(Move)} for as long as nobody knows what comes
     * next: as over a board, not as in a record.
     */
    public static <F> Playthrough<F> begin(Position start, RuleSet rules, Replay.Until until, Budget budget) {
        Playthrough<F> game = new Playthrough<>(start, rules, until, budget);
        game.judgePly();
        return game;
    }

    private void play(MoveSource<F> source) {
        int size = source.size();
        boolean ahead = source.isRecord();
        judgePly();
        for (int ply = 1; ply <= size && !isStopped(); ply++) {
            fault = play(ply, source);
            if (fault != null) {
                return;
            }
            if (ply() == ply) {
                judged = false;
                if (!ahead || ply == size || !judge.isQuiet(history)) {
                    judgePly();
                }
            }
        }
        movesAfterEnd = size - ply();
    }

    /**
     * Makes that move and judges the position after it. Answers why it may not be made, and then nothing has changed; after
     * the end that stops the game every move is refused by {@link IllegalReason#GAME_OVER}.
     */
    public Optional<IllegalReason> play(Move move) {
        if (isStopped() || history.stuck()) {
            return Optional.of(IllegalReason.GAME_OVER);
        }
        IllegalReason reason = make(move.code());
        if (reason == null) {
            judgePly();
        }
        return Optional.ofNullable(reason);
    }

    /** Makes a move if it is legal, and answers why it is not. */
    private @Nullable IllegalReason make(int move) {
        IllegalReason reason = Legality.whyIllegal(history.board(), move, history.inCheck());
        if (reason == null) {
            history.play(move);
        }
        return reason;
    }

    /** Whether a verdict has fallen. */
    public boolean isDecided() {
        return !drafts.isEmpty();
    }

    /** The position after the moves so far: to look at, not to drive. */
    public Board board() {
        return history.board();
    }

    private boolean isStopped() {
        return until == Replay.Until.FIRST_END && isDecided();
    }

    /** The number of plies that could be played. */
    public int ply() {
        return history.ply();
    }

    /** The moves that could be played. */
    public List<Move> moves() {
        Move[] moves = new Move[ply()];
        for (int ply = 1; ply <= moves.length; ply++) {
            moves[ply - 1] = Move.of(history.board().move(ply));
        }
        return List.of(moves);
    }

    /** The first move that could not be played; empty if all could, or were not read any more. */
    public Optional<Fault<F>> fault() {
        return Optional.ofNullable(fault);
    }

    /** All that there is to say of it. */
    public Replay<F> told(Replay.Detail detail) {
        return new Replay<>(game(detail), fault(), movesAfterEnd);
    }

    /** Makes the source's move, unless the game turns out to be over. */
    private @Nullable Fault<F> play(int ply, MoveSource<F> source) {
        if (judged && history.stuck()) {
            return new Fault.Illegal<>(ply, null, IllegalReason.GAME_OVER);
        }
        Fault<F> found = switch (source.read(ply, history.board())) {
            case MoveSource.Refused<F>(F why) -> new Fault.Unread<>(ply, why);
            case MoveSource.Found<F>(int move) -> {
                IllegalReason reason = make(move);
                yield reason == null ? null : new Fault.Illegal<>(ply, Move.of(move), reason);
            }
        };
        if (found == null || judged) {
            return found;
        }
        judgePly();
        if (isStopped()) {
            return null;
        }
        return history.stuck() ? new Fault.Illegal<>(ply, null, IllegalReason.GAME_OVER) : found;
    }

    private void judgePly() {
        judged = true;
        Finding finding = judge.judge(history);
        if (finding instanceof Finding.End end) {
            drafts.add(new Draft(end, history.ply(), history.occurrences(), Wording.explanation(history, end)));
        } else if (finding instanceof Finding.Undetermined undetermined) {
            warnings.add(Wording.undetermined(history, undetermined));
        }
    }

    private Game game(Replay.Detail detail) {
        List<Warning> all = new ArrayList<>(warnings);
        List<Move> moves = moves();
        List<Verdict.Decided> rulings = rulings(moves, detail, all);
        Outlook outlook = new Outlook(history, judge);
        if (rulings.isEmpty()) {
            all.addAll(outlook.mustVary());
        }
        List<Option> options = !isStopped() && detail.moves() ? outlook.options() : List.of();
        if (rulings.isEmpty()) {
            outlook.repetitionNext(detail.moves() ? options : outlook.mayRepeat())
                    .ifPresent(all::add);
        }
        return new Game(
                rules,
                start,
                moves,
                checks(),
                history.board().position(),
                history.occurrence(),
                history.board().checkers(),
                Material.on(history.board()),
                rulings,
                rulings.isEmpty() ? new Verdict.Ongoing(Wording.ongoing(history, warnings)) : rulings.getFirst(),
                options,
                all);
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

    private List<Integer> checks() {
        List<Integer> checks = new ArrayList<>();
        for (int ply = 1; ply <= ply(); ply++) {
            if (history.gaveCheck(ply)) {
                checks.add(ply);
            }
        }
        return checks;
    }

    /** The verdicts, and into the list what people have to look at themselves. */
    private List<Verdict.Decided> rulings(List<Move> moves, Replay.Detail detail, List<Warning> keyPoints) {
        if (drafts.isEmpty()) {
            return List.of();
        }
        Witness witness = new Witness(start, history, moves, rules.strikes(), budget);
        List<Verdict.Decided> rulings = new ArrayList<>();
        for (Draft draft : drafts) {
            Finding.End end = draft.finding();
            boolean looked = draft.ply() > 0 && (detail.plies() || Wording.mayHaveKeyPoints(end));
            List<Evidence.Ply> window =
                    looked ? witness.plies(end.firstPly(), draft.ply(), restsOnStrikes(end)) : List.of();
            Wording.keyPoint(end, draft.ply(), window).ifPresent(keyPoints::add);
            rulings.add(new Verdict.Decided(
                    end.outcome(),
                    end.reason(),
                    draft.ply(),
                    end.article(),
                    draft.explanation(),
                    new Evidence(
                            end.firstPly(), draft.ply(), draft.occurrences(), detail.plies() ? window : List.of())));
        }
        return rulings;
    }
}
