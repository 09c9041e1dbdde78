package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.ArrayList;
import java.util.List;
import org.xiangqi.arbiter.notation.SharedTexts;

/**
 * The moves of a game as they were sent, one text each.
 *
 * @param texts without blanks around them
 */
@JsonDeserialize(using = MoveTextsDeserializer.class)
public record MoveTexts(List<String> texts) {
    /** Copies the list. */
    public MoveTexts {
        texts = List.copyOf(texts);
    }

    /** A move in coordinates and the blank after it. */
    private static final int USUAL_LENGTH = 5;

    /** What stands between the blanks or line breaks of one text; every game passes here, which is why no pattern is asked. */
    static MoveTexts of(String line) {
        List<String> words = new ArrayList<>(line.length() / USUAL_LENGTH + 1);
        int start = 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || isBlank(line.charAt(at))) {
                if (at > start) {
                    words.add(SharedTexts.of(line, start, at));
                }
                start = at + 1;
            }
        }
        return new MoveTexts(words);
    }

    /** As Java has it, which takes its time to look up what letters and digits are. */
    private static boolean isBlank(char c) {
        boolean printed = c > ' ' && c < 0x7F;
        return !printed && Character.isWhitespace(c);
    }
}
