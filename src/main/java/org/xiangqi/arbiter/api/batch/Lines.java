package org.xiangqi.arbiter.api.batch;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * The lines of a stream, one at a time on memory that is used again. Of a line over the limit only the beginning is kept, and
 * the rest passed over.
 */
final class Lines {
    private static final int READ_AT_ONCE = 1 << 16;

    private final InputStream in;
    private final int limit;
    private final boolean returnsEndLines;
    private byte[] buffer = new byte[READ_AT_ONCE];
    private int filled;

    /** Where the line begins, and how long it is. */
    private int start;

    private int length;
    private int next;
    private int number;
    private boolean cut;
    private boolean afterReturn;

    /**
     * The lines of that stream.
     *
     * @param limit the most bytes of a line
     * @param returnsEndLines whether a carriage return by itself ends a line as well
     */
    Lines(InputStream in, int limit, boolean returnsEndLines) {
        this.in = in;
        this.limit = limit;
        this.returnsEndLines = returnsEndLines;
    }

    /** Goes on to the next line, waiting for it, and answers whether there is one. */
    boolean next() throws IOException {
        start = next;
        length = 0;
        cut = false;
        skipLineFeedAfterReturn();
        int seen = 0;
        while (true) {
            int end = endOfLine(start + seen);
            if (end >= 0) {
                next = end + 1;
                afterReturn = buffer[end] == '\r';
                return found(end);
            }
            if (filled - start > limit) {
                cut = true;
                filled = start + limit;
            }
            seen = filled - start;
            if (!fill()) {
                next = filled;
                return (seen > 0 || cut) && found(filled);
            }
        }
    }

    private void skipLineFeedAfterReturn() throws IOException {
        if (afterReturn && (start < filled || fill()) && buffer[start] == '\n') {
            start++;
            next = start;
        }
        afterReturn = false;
    }

    private boolean found(int end) {
        cut |= end - start > limit;
        length = Math.min(end - start, limit);
        number++;
        return true;
    }

    private int endOfLine(int from) {
        for (int at = from; at < filled; at++) {
            byte b = buffer[at];
            if (b == '\n' || (b == '\r' && returnsEndLines)) {
                return at;
            }
        }
        return -1;
    }

    /** Reads on behind what is there of the line, and answers whether there was anything. */
    private boolean fill() throws IOException {
        if (start > 0) {
            System.arraycopy(buffer, start, buffer, 0, filled - start);
            filled -= start;
            next -= start;
            start = 0;
        }
        if (filled == buffer.length) {
            buffer = Arrays.copyOf(buffer, (int) Math.min(2L * buffer.length, (long) limit + READ_AT_ONCE));
        }
        int count = in.read(buffer, filled, buffer.length - filled);
        filled += Math.max(0, count);
        return count >= 0;
    }

    /** The memory that the line is in, until the next one is asked for. */
    byte[] buffer() {
        return buffer;
    }

    /** Where it begins in there. */
    int start() {
        return start;
    }

    /** How many bytes it has, without what ends it. */
    int length() {
        return length;
    }

    /** The bytes of the line, in memory of their own. */
    byte[] copy() {
        return Arrays.copyOfRange(buffer, start, start + length);
    }

    /** Whether it was over the limit; then only its beginning is there. */
    boolean isCut() {
        return cut;
    }

    /** Which line it is, from 1. */
    int number() {
        return number;
    }

    /** Whether there is nothing but blanks on it. */
    boolean isBlank() {
        for (int at = start; at < start + length; at++) {
            byte b = buffer[at];
            if (b != ' ' && b != '\t' && b != '\r') {
                return false;
            }
        }
        return !cut;
    }
}
