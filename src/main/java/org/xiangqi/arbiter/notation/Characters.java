package org.xiangqi.arbiter.notation;

import java.text.Normalizer;

/** One form for characters that are written in several. */
final class Characters {
    private Characters() {}

    /** Full-width letters, digits and signs as the plain ones, compatibility ideographs as the usual ones, dashes as minus. */
    static String halfWidth(String text) {
        String plain = Normalizer.isNormalized(text, Normalizer.Form.NFKC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFKC);
        return plain.replace('–', '-').replace('—', '-').replace('−', '-');
    }
}
