package org.xiangqi.arbiter.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Tells where one game of a PGN file ends and the next begins, line by line, so that a file of any length can be read game by
 * game. It goes by what the reader of whole files goes by: a tag behind moves, or one that comes again behind a blank line; and
 * not by a tag inside of a remark.
 */
public final class PgnBounds {
    private static final int FIRST_OF_TWO_BYTES = 0x81;
    private static final int BYTE = 0xFF;

    /** The tags of the game so far. */
    private final Set<String> names = new HashSet<>();

    private boolean moves;
    private boolean inRemark;
    private boolean blankBefore = true;

    /** At the beginning of a file. */
    public PgnBounds() {}

    /**
     * Takes the next line, in whatever encoding, and answers whether a game begins with it; the first one of a file does.
     *
     * @param bytes where it stands, without what ends it
     */
    public boolean beginsGame(byte[] bytes, int offset, int length) {
        int start = offset;
        int end = offset + length;
        while (start < end && isBlank(bytes[start])) {
            start++;
        }
        if (start == end) {
            blankBefore = true;
            return false;
        }
        boolean begins = false;
        String name = bytes[start] == '[' ? tag(bytes, start, end) : "";
        if (!name.isEmpty() && (!inRemark || blankBefore)) {
            begins = moves || names.isEmpty() || (blankBefore && names.contains(name));
            if (begins) {
                names.clear();
                moves = false;
                inRemark = false;
            }
            names.add(name);
        } else {
            begins = names.isEmpty() && !moves;
            moves = true;
            readMoves(bytes, start, end);
        }
        blankBefore = false;
        return begins;
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\r' || b == '\f';
    }

    /** The name of the tag that the line begins with, in lower case; empty if it does with none. */
    private static String tag(byte[] bytes, int start, int end) {
        String line = new String(
                bytes, start, end - start, isUtf8(bytes, start, end) ? StandardCharsets.UTF_8 : Charsets.GB18030);
        if (!PgnTags.isTag(line)) {
            return "";
        }
        int from = 1;
        while (from < line.length() && Cursor.isBlank(line.charAt(from))) {
            from++;
        }
        int to = from;
        while (to < line.length() && Character.isLetterOrDigit(line.charAt(to))) {
            to++;
        }
        return line.substring(from, to).toLowerCase(Locale.ROOT);
    }

    private static boolean isUtf8(byte[] bytes, int start, int end) {
        try {
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes, start, end - start));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Follows the braces; in the encodings of two bytes the second may look like one. */
    private void readMoves(byte[] bytes, int start, int end) {
        if (bytes[start] == '%' && !inRemark) {
            return;
        }
        boolean twoBytes = !isUtf8(bytes, start, end);
        for (int at = start; at < end; at++) {
            byte b = bytes[at];
            if (twoBytes && (b & BYTE) >= FIRST_OF_TWO_BYTES) {
                at++;
            } else if (b == '}') {
                inRemark = false;
            } else if (b == '{') {
                inRemark = true;
            } else if (b == ';' && !inRemark) {
                return;
            }
        }
    }
}
