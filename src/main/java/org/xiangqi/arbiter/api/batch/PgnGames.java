package org.xiangqi.arbiter.api.batch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.record.PgnBounds;

/** The games of a PGN file of any length, one at a time. Of a game over the limit nothing is kept, and the next one is read. */
public final class PgnGames implements Pieces {
    private final Lines lines;
    private final int limit;
    private final PgnBounds bounds = new PgnBounds();
    private final ByteArrayOutputStream game = new ByteArrayOutputStream();
    private int firstLine = 1;
    private boolean tooLong;
    private boolean ended;

    /**
     * The games in that stream.
     *
     * @param limit the most bytes of a game
     */
    public PgnGames(InputStream in, int limit) {
        lines = new Lines(in, limit, true);
        this.limit = limit;
    }

    @Override
    public @Nullable Piece next() throws IOException {
        while (!ended) {
            ended = !lines.next();
            boolean begins = !ended && bounds.beginsGame(lines.buffer(), lines.start(), lines.length());
            Piece before = begins || ended ? take() : null;
            if (begins) {
                firstLine = lines.number();
            }
            if (!ended) {
                add();
            }
            if (before != null) {
                return before;
            }
        }
        return null;
    }

    /** What was gathered; null if that is nothing. */
    private @Nullable Piece take() {
        Piece taken = tooLong
                ? BatchProblems.gameTooLong(limit, firstLine)
                : game.size() == 0 ? null : new Piece.Text(game.toByteArray(), firstLine - 1);
        game.reset();
        tooLong = false;
        return taken;
    }

    private void add() {
        if (game.size() == 0 && !tooLong && lines.isBlank()) {
            firstLine = lines.number() + 1;
            return;
        }
        tooLong |= lines.isCut() || game.size() + (long) lines.length() > limit;
        if (tooLong) {
            game.reset();
        } else {
            game.write(lines.buffer(), lines.start(), lines.length());
            game.write('\n');
        }
    }
}
