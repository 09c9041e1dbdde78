package org.xiangqi.arbiter.rules;

import java.util.ArrayList;
import java.util.List;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;

/** Games for tests, from UCCI moves with blanks between. */
final class Replays {
    private Replays() {}

    /** The game under domi, up to its first end. */
    static Game game(Position start, String moves) {
        return replay(start, moves, Replay.Until.FIRST_END).game();
    }

    static Replay<String> replay(Position start, String moves, Replay.Until until) {
        return replay(RuleSet.byDefault(), start, moves, until);
    }

    static Replay<String> replay(RuleSet rules, Position start, String moves, Replay.Until until) {
        return Replay.of(start, rules, until, new Ucci(moves(moves)));
    }

    /** The game under those rules, with so much to spend on searching, up to its first end. */
    static Game game(RuleSet rules, Budget budget, Position start, String moves) {
        return Replay.of(start, rules, Replay.Until.FIRST_END, budget, new Ucci(moves(moves)))
                .game();
    }

    /** The moves so many times over. */
    static String times(int n, String moves) {
        return (moves + " ").repeat(n);
    }

    static Verdict.Decided decided(Game game) {
        if (game.verdict() instanceof Verdict.Decided decided) {
            return decided;
        }
        throw new AssertionError(game.verdict());
    }

    private static List<String> moves(String line) {
        List<String> moves = new ArrayList<>(List.of(line.strip().split("\\s+", -1)));
        moves.removeIf(String::isEmpty);
        return moves;
    }

    private record Ucci(List<String> texts) implements MoveSource<String> {
        @Override
        public int size() {
            return texts.size();
        }

        @Override
        public Reading<String> read(int ply, Board board) {
            String text = texts.get(ply - 1);
            return text.matches("[a-i][0-9][a-i][0-9]") ? new Found<>(Positions.move(text)) : new Refused<>(text);
        }
    }
}
