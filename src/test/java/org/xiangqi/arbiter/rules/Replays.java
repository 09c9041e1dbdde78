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

    /** The game under that rule set, up to its first end. */
    static Game game(String ruleSet, Position start, String moves) {
        return replay(ruleSet, start, moves, Replay.Until.FIRST_END).game();
    }

    static Replay<String> replay(Position start, String moves, Replay.Until until) {
        return replay(RuleSet.byDefault().id(), start, moves, until);
    }

    static Replay<String> replay(String ruleSet, Position start, String moves, Replay.Until until) {
        RuleSet rules = RuleSet.byId(ruleSet).orElseThrow();
        return Replay.of(start, rules, until, new Ucci(moves(moves)));
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
