package org.xiangqi.arbiter.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * How the bytes of a game file are text: UTF-8 if they are well-formed so, which other text almost never is; otherwise GB18030
 * or Big5, whichever makes more sense of them.
 *
 * <p>What makes sense is told by what game files are full of: the characters of moves, then any of the common ideographs. General
 * detectors go by running prose, of which such files have little.
 */
final class Charsets {
    static final Charset GB18030 = Charset.forName("GB18030");
    static final Charset BIG5 = Charset.forName("Big5");

    private static final String OF_MOVES = "车車馬马炮砲兵卒相象仕士帅將帥将进進退平前后後一二三四五六七八九";
    private static final int WEIGHT_OF_MOVES = 10;
    private static final int WEIGHT_OF_NONSENSE = -20;
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final char REPLACEMENT = '\uFFFD';

    private Charsets() {}

    static Charset of(byte[] bytes) {
        if (isUtf8(bytes)) {
            return StandardCharsets.UTF_8;
        }
        return sense(decode(bytes, BIG5)) > sense(decode(bytes, GB18030)) ? BIG5 : GB18030;
    }

    /**
     * The bytes as text, without a byte order mark and with line feeds where carriage returns alone end the lines; what does not fit
     * the charset becomes a replacement character.
     */
    static String decode(byte[] bytes, Charset charset) {
        String text = new String(bytes, charset);
        String marked = text.indexOf('\n') < 0 ? text.replace('\r', '\n') : text;
        return !marked.isEmpty() && marked.charAt(0) == BYTE_ORDER_MARK ? marked.substring(1) : marked;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static int sense(String text) {
        int sense = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == REPLACEMENT || Character.getType(c) == Character.PRIVATE_USE) {
                sense += WEIGHT_OF_NONSENSE;
            } else if (OF_MOVES.indexOf(c) >= 0) {
                sense += WEIGHT_OF_MOVES;
            } else if (Character.isIdeographic(c)) {
                sense++;
            }
        }
        return sense;
    }
}
