package org.xiangqi.arbiter.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Setup;

/** Positions in which it is hard to say which piece is meant. */
final class RandomPositions {
    private static final String PIECES = "PPPPPpppppRRrrCCccNNnnAAaaBBbb";

    private RandomPositions() {}

    /** Mostly soldiers across the river on few files, and some other pieces. */
    static Optional<Position> fullOfTandems(Random random) {
        char[][] rows = new char[10][9];
        for (char[] row : rows) {
            Arrays.fill(row, '1');
        }
        rows[9][3 + random.nextInt(3)] = 'K';
        rows[0][3 + random.nextInt(3)] = 'k';
        List<Integer> files = new ArrayList<>(List.of(random.nextInt(9), random.nextInt(9), random.nextInt(9)));
        for (int i = 0; i < PIECES.length(); i++) {
            char piece = PIECES.charAt(i);
            boolean soldier = Character.toUpperCase(piece) == 'P';
            if (soldier ? random.nextInt(5) > 0 : random.nextInt(4) == 0) {
                int row = soldier ? (piece == 'P' ? random.nextInt(5) : 5 + random.nextInt(5)) : random.nextInt(10);
                int file = soldier || random.nextBoolean() ? files.get(random.nextInt(3)) : random.nextInt(9);
                if (rows[row][file] == '1') {
                    rows[row][file] = piece;
                }
            }
        }
        String fen =
                String.join("/", Arrays.stream(rows).map(String::new).toList()) + (random.nextBoolean() ? " w" : " b");
        return Fen.read(fen) instanceof Fen.Read(Setup setup) && setup.check() instanceof Setup.Legal legal
                ? Optional.of(legal.position())
                : Optional.empty();
    }
}
