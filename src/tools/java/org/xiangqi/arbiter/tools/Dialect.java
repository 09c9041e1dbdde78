package org.xiangqi.arbiter.tools;

import java.util.List;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.RankBase;

/** The two protocols that programs for xiangqi speak, as far as they differ. */
enum Dialect {
    UCI("uci", "uciok"),
    UCCI("ucci", "ucciok");

    private final String greeting;
    private final String answer;

    Dialect(String greeting, String answer) {
        this.greeting = greeting;
        this.answer = answer;
    }

    /** The word that opens the talk. */
    String greeting() {
        return greeting;
    }

    /** The word by which a program says that it speaks this. */
    String answer() {
        return answer;
    }

    /** Sets an option of the program. */
    String option(String name, String value) {
        return switch (this) {
            case UCI -> "setoption name " + name + " value " + value;
            case UCCI -> "setoption " + name + " " + value;
        };
    }

    /** Says that another game begins. */
    String newGame() {
        return switch (this) {
            case UCI -> "ucinewgame";
            case UCCI -> "setoption newgame true";
        };
    }

    /** Tells the game so far, moves in that base. */
    static String position(Position start, List<Move> moves, RankBase ranks) {
        StringBuilder line = new StringBuilder("position ");
        line.append(start.equals(Position.INITIAL) ? "startpos" : "fen " + start.fen());
        if (!moves.isEmpty()) {
            line.append(" moves");
            moves.forEach(move -> line.append(' ').append(ranks.write(move)));
        }
        return line.toString();
    }
}
