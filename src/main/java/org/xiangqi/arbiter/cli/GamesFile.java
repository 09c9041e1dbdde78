package org.xiangqi.arbiter.cli;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.zip.GZIPInputStream;
import org.xiangqi.arbiter.api.batch.JsonLines;
import org.xiangqi.arbiter.api.batch.PgnGames;
import org.xiangqi.arbiter.api.batch.Piece;
import org.xiangqi.arbiter.api.batch.Pieces;
import org.xiangqi.arbiter.api.batch.Source;
import org.xiangqi.arbiter.record.Format;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.RecordFiles;

/** A file of games that is open: what kind it is is told by its beginning. */
final class GamesFile implements Source, AutoCloseable {
    /** How much of it is looked at for that. */
    private static final int BEGINNING = 1 << 16;

    private static final int GZIP = 0x1F8B;

    private final InputStream in;
    private final boolean json;
    private final Format format;

    private GamesFile(InputStream in, Optional<Charset> charset) throws IOException {
        this.in = in;
        byte[] beginning = beginning(in);
        json = new String(beginning, StandardCharsets.ISO_8859_1).stripLeading().startsWith("{");
        format = RecordFiles.kind(beginning, charset);
    }

    /**
     * Opens a file, or the standard input if its name is a dash.
     *
     * @param read told how many bytes were read so far
     */
    static GamesFile open(String name, Optional<Charset> charset, LongConsumer read) throws IOException {
        InputStream raw = name.equals("-") ? System.in : Files.newInputStream(Path.of(name));
        InputStream plain = buffered(new Counted(raw, read));
        byte[] magic = beginning(plain);
        boolean zipped = magic.length > 1 && ((magic[0] & 0xFF) << 8 | magic[1] & 0xFF) == GZIP;
        return new GamesFile(zipped ? buffered(new GZIPInputStream(plain, BEGINNING)) : plain, charset);
    }

    private static InputStream buffered(InputStream in) {
        return new BufferedInputStream(in, 2 * BEGINNING);
    }

    private static byte[] beginning(InputStream in) throws IOException {
        in.mark(BEGINNING);
        byte[] bytes = in.readNBytes(BEGINNING);
        in.reset();
        return bytes;
    }

    /** Whether its games are requests as JSON, a line each. */
    boolean isJson() {
        return json;
    }

    /**
     * Its games. JSON lines and PGN are read as they go, other files as a whole.
     *
     * @param limit the most bytes of one
     */
    Pieces pieces(InputStream stream, int limit, Optional<Charset> charset) throws IOException {
        if (json) {
            return new JsonLines(stream, limit);
        }
        if (format == Format.PGN) {
            return new PgnGames(stream, limit);
        }
        Iterator<GameRecord> games = RecordFiles.read(stream.readAllBytes(), Optional.empty(), charset)
                .games()
                .iterator();
        return () -> games.hasNext() ? new Piece.Recorded(games.next()) : null;
    }

    @Override
    public InputStream stream() {
        return in;
    }

    @Override
    public void giveUp() {
        // A read of a file does not wait for anybody; that of the standard input ends with the program.
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /** Tells how far it was read. */
    private static final class Counted extends FilterInputStream {
        private final LongConsumer told;
        private long count;

        Counted(InputStream in, LongConsumer told) {
            super(in);
            this.told = told;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int read = super.read(buffer, offset, length);
            count += Math.max(0, read);
            told.accept(count);
            return read;
        }
    }
}
