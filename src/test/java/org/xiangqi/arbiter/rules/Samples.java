package org.xiangqi.arbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** Games whose rulings are compared: the published repetition cases, and random ones that go to and fro. */
final class Samples {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The published cases, each up to the third occurrence and as far beyond as it is told. */
    static final List<Sample> CASES =
            Tables.lines("repetition-cases.jsonl").stream().map(Samples::read).toList();

    /** Those of them that go through the same moves twice, cut down to the loop, each loop once. */
    static final List<Cycle> CYCLES = List.copyOf(CASES.stream()
            .flatMap(sample -> cycle(sample).stream())
            .collect(Collectors.toMap(
                    cycle -> cycle.start() + " " + cycle.round(), cycle -> cycle, (one, same) -> one, TreeMap::new))
            .values());

    private Samples() {}

    /**
     * A game.
     *
     * @param first when the first position to stand three times stood first; -1 if not known
     * @param third when it stood for the third time; -1 if not known
     */
    record Sample(String name, Position start, List<Move> moves, int first, int third) {
        Game game(RuleSet rules, Replay.Until until) {
            return prefix(rules, until, moves.size());
        }

        Game prefix(RuleSet rules, Replay.Until until, int plies) {
            return Samples.game(start, moves.subList(0, plies), rules, until);
        }

        @Override
        public String toString() {
            return name + ": " + start + " " + moves;
        }
    }

    /** Moves that lead back to where they start. */
    record Cycle(String name, Position start, List<Move> round) {
        /** The game that goes round so many times. */
        Sample rounds(int n) {
            List<Move> moves = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                moves.addAll(round);
            }
            return new Sample(name, start, moves, 0, 2 * round.size());
        }

        /** The game that goes round for about so many plies, and no more. */
        Sample lasting(int plies) {
            return rounds(plies / round.size());
        }

        /** The same cycle, entered so many plies later. */
        Cycle from(int plies) {
            List<Move> turned = new ArrayList<>(round.subList(plies, round.size()));
            turned.addAll(round.subList(0, plies));
            return new Cycle(name, after(start, round.subList(0, plies)), turned);
        }

        @Override
        public String toString() {
            return name + ": " + start + " " + round;
        }
    }

    static Game game(Position start, List<Move> moves, RuleSet rules, Replay.Until until) {
        Replay<String> replay = Replay.of(start, rules, until, new Moves(moves));
        assertThat(replay.fault()).isEmpty();
        return replay.game();
    }

    /** The game, told without what its legal moves would lead to. */
    static Game inShort(Game game) {
        return Playthrough.of(
                        game.start(), game.rules(), Replay.Until.LAST_MOVE, Budget.DEFAULT, new Moves(game.moves()))
                .told(Replay.Detail.PAST)
                .game();
    }

    /** The position after those moves, with its counters as if a game started there. */
    static Position after(Position start, List<Move> moves) {
        Board board = new Board(start);
        moves.forEach(move -> board.make(move.code()));
        return fresh(board.position());
    }

    /** The position with its counters as if a game started there. */
    static Position fresh(Position position) {
        return Positions.of(position.fen().replaceFirst(" - - .*", " - - 0 1"));
    }

    /** Starts like one of the cases, checks more often than not, and often takes its last move back. */
    static Sample random(long seed, int plies) {
        Random random = new Random(seed);
        Position start = CASES.get(random.nextInt(CASES.size())).start();
        Board board = new Board(start);
        List<Move> moves = new ArrayList<>();
        while (moves.size() < plies) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            List<Move> checks =
                    legal.stream().filter(move -> givesCheck(board, move)).toList();
            List<Move> choice = checks.isEmpty() || random.nextInt(4) == 0 ? legal : checks;
            Move move = choice.get(random.nextInt(choice.size()));
            if (moves.size() >= 2 && random.nextInt(8) > 0) {
                Move last = moves.get(moves.size() - 2);
                Move back = new Move(last.to(), last.from());
                move = legal.contains(back) ? back : move;
            }
            board.make(move.code());
            moves.add(move);
        }
        return new Sample("random " + seed, start, moves, -1, -1);
    }

    private static boolean givesCheck(Board board, Move move) {
        board.make(move.code());
        boolean check = board.inCheck();
        board.unmake();
        return check;
    }

    private static Sample read(String line) {
        try {
            JsonNode row = JSON.readTree(line);
            List<Move> moves = new ArrayList<>();
            row.get("moves").forEach(move -> moves.add(Positions.move(move.asText())));
            return new Sample(
                    row.get("id").asText(),
                    Positions.of(row.get("startFen").asText()),
                    moves,
                    row.get("firstPly").asInt(),
                    row.get("thirdPly").asInt());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Cycle> cycle(Sample sample) {
        int size = (sample.third() - sample.first()) / 2;
        List<Move> once = sample.moves().subList(sample.first(), sample.first() + size);
        List<Move> again = sample.moves().subList(sample.first() + size, sample.third());
        Position start = after(sample.start(), sample.moves().subList(0, sample.first()));
        return once.equals(again) ? List.of(new Cycle(sample.name(), start, List.copyOf(once))) : List.of();
    }

    private record Moves(List<Move> moves) implements MoveSource<String> {
        @Override
        public int size() {
            return moves.size();
        }

        @Override
        public Reading<String> read(int ply, Board board) {
            return new Found<>(moves.get(ply - 1));
        }
    }
}
