package org.xiangqi.arbiter.tools;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.record.Comment;
import org.xiangqi.arbiter.rules.Fault;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.MoveSource;
import org.xiangqi.arbiter.rules.Outcome;
import org.xiangqi.arbiter.rules.Replay;
import org.xiangqi.arbiter.rules.RuleSet;
import org.xiangqi.arbiter.rules.Verdict;

/**
 * One game between two players. The referee asks for a move whenever the game has not ended, and the player to move is asked
 * in turn: so each ply is judged once, as it is played.
 */
final class Bout implements MoveSource<Ending.Outside> {
    /**
     * How games are played.
     *
     * @param mostPlies a game that long is broken off as a draw, 1 or more
     * @param margin how much later than its time a move may come
     * @param patience how long a move may take where the limit is no time
     */
    record Terms(RuleSet rules, Agreement agreement, int mostPlies, Duration margin, Duration patience) {}

    /**
     * A game that was played.
     *
     * @param detail why it ended, for people
     * @param red what Red took for its moves
     * @param remarks by ply, what the players thought
     */
    record Played(
            Game game, Outcome outcome, Ending how, String detail, Thought red, Thought black, List<Comment> remarks) {
        Thought thought(Side side) {
            return side == Side.RED ? red : black;
        }
    }

    private final Terms terms;
    private final List<Move> opening;
    private final Seat red;
    private final Seat black;
    private final List<Move> moves = new ArrayList<>();
    private final List<Comment> remarks = new ArrayList<>();
    private final Agreement.Watch watch;

    /** A player at the board. */
    private static final class Seat {
        private final Player player;
        private final Duration cpuBefore;
        private Thought thought = Thought.NONE;

        Seat(Player player) {
            this.player = player;
            cpuBefore = player.cpu();
        }

        Thought thought() {
            return thought.withCpu(player.cpu().minus(cpuBefore));
        }
    }

    private Bout(Terms terms, List<Move> opening, Player red, Player black) {
        this.terms = terms;
        this.opening = opening;
        this.red = new Seat(red);
        this.black = new Seat(black);
        watch = new Agreement.Watch(terms.agreement());
    }

    /** Plays one game from the initial position through that opening. Its moves must be legal and must not end the game. */
    static Played play(Terms terms, List<Move> opening, Player red, Player black) {
        return new Bout(terms, opening, red, black).play();
    }

    /** The players are asked as the game goes. */
    @Override
    public boolean isRecord() {
        return false;
    }

    private Played play() {
        Optional<Ending.Outside> absent = notReady(red, Side.RED).or(() -> notReady(black, Side.BLACK));
        MoveSource<Ending.Outside> source =
                absent.<MoveSource<Ending.Outside>>map(Absent::new).orElse(this);
        Replay<Ending.Outside> replay = Replay.of(Position.INITIAL, terms.rules(), Replay.Until.FIRST_END, source);
        Game game = replay.game();
        if (game.verdict() instanceof Verdict.Decided decided) {
            return played(game, decided.outcome(), Ending.RULES, decided.explanation());
        }
        Ending.Outside end = replay.fault().map(Bout::ending).orElseGet(Bout::tooLong);
        Outcome outcome = end.loser().map(Outcome::lostBy).orElse(Outcome.DRAW);
        return played(game, outcome, end.how(), end.detail());
    }

    private static Optional<Ending.Outside> notReady(Seat seat, Side side) {
        return seat.player.newGame()
                ? Optional.empty()
                : Optional.of(new Ending.Outside(Ending.CRASH, Optional.of(side), "not ready for the game"));
    }

    /** Tells of no move, as a player is not there. */
    private record Absent(Ending.Outside why) implements MoveSource<Ending.Outside> {
        @Override
        public int size() {
            return 1;
        }

        @Override
        public Reading<Ending.Outside> read(int ply, Board board) {
            return new Refused<>(why);
        }
    }

    private Played played(Game game, Outcome outcome, Ending how, String detail) {
        return new Played(game, outcome, how, detail, red.thought(), black.thought(), remarks);
    }

    private static Ending.Outside ending(Fault<Ending.Outside> fault) {
        return switch (fault) {
            case Fault.Unread<Ending.Outside>(int ply, Ending.Outside why) -> why;
            case Fault.Illegal<Ending.Outside> illegal ->
                new Ending.Outside(
                        Ending.ILLEGAL_MOVE,
                        Optional.of(mover(illegal.ply())),
                        illegal.move() + " is illegal: " + illegal.reason());
        };
    }

    private static Ending.Outside tooLong() {
        return new Ending.Outside(Ending.TOO_LONG, Optional.empty(), "the most plies were played");
    }

    private static Side mover(int ply) {
        return ply % 2 == 1 ? Side.RED : Side.BLACK;
    }

    @Override
    public int size() {
        return terms.mostPlies();
    }

    @Override
    public Reading<Ending.Outside> read(int ply, Board board) {
        if (ply <= opening.size()) {
            return found(opening.get(ply - 1));
        }
        Optional<Ending.Outside> agreed = watch.ending();
        return agreed.<Reading<Ending.Outside>>map(Refused::new).orElseGet(() -> ask(ply, board));
    }

    private Reading<Ending.Outside> ask(int ply, Board board) {
        Side side = mover(ply);
        Seat seat = side == Side.RED ? red : black;
        Duration patience = seat.player.contestant().limit() instanceof Limit.Time(Duration time)
                ? time.plus(terms.margin())
                : terms.patience();
        return switch (seat.player.think(Position.INITIAL, moves, patience)) {
            case Player.Moves answer -> {
                seat.thought = seat.thought.andMove(answer.took());
                watch.said(side, answer.info());
                String time = answer.took().toMillis() + " ms";
                remarks.add(new Comment(
                        ply,
                        answer.info()
                                .map(Info::text)
                                .map(text -> text + " " + time)
                                .orElse(time)));
                yield seat.player.ranks().read(answer.move(), board) instanceof MoveReading.Read(Move move)
                        ? found(move)
                        : refused(Ending.ILLEGAL_MOVE, side, "no move: " + answer.move());
            }
            case Player.Resigns resigns -> refused(Ending.RESIGNED, side, side.title() + " resigns");
            case Player.Late late -> refused(Ending.TIME, side, "no move within " + patience.toMillis() + " ms");
            case Player.Gone gone -> refused(Ending.CRASH, side, "the program has ended");
        };
    }

    private Found<Ending.Outside> found(Move move) {
        moves.add(move);
        return new Found<>(move);
    }

    private static Refused<Ending.Outside> refused(Ending how, Side loser, String detail) {
        return new Refused<>(new Ending.Outside(how, Optional.of(loser), detail));
    }
}
