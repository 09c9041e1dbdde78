package org.xiangqi.arbiter.notation;

import java.text.Normalizer;

/** One form for characters that are written in several. */
final class Characters {
    /** More than any move has, however its characters are written; bringing long texts to one form can take very long. */
    private static final int LONGEST = 16;

    /** What stands before it is plain in every form of Unicode. */
    private static final int FIRST_NOT_PLAIN = 0x80;

    private Characters() {}

    /** Full-width letters, digits and signs as the plain ones, compatibility ideographs as the usual ones, dashes as minus.
     * What is too long for a move is left as it is. */
    static String halfWidth(String text) {
        if (text.length() > LONGEST || isPlain(text)) {
            return text;
        }
        String plain = Normalizer.isNormalized(text, Normalizer.Form.NFKC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFKC);
        return plain.replace('–', '-').replace('—', '-').replace('−', '-');
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= FIRST_NOT_PLAIN) {
                return false;
            }
        }
        return true;
    }
}
