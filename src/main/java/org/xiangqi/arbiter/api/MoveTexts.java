package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.List;
import org.xiangqi.arbiter.notation.TextList;

/**
 * The moves of a game as they were sent, one text each.
 *
 * @param texts without blanks around them
 */
@JsonDeserialize(using = MoveTextsDeserializer.class)
public record MoveTexts(List<String> texts) {
    /** Copies a list that might be changed. */
    public MoveTexts {
        texts = texts instanceof TextList ? texts : List.copyOf(texts);
    }

    /** A move in coordinates and the blank after it. */
    private static final int USUAL_LENGTH = 5;

    /** What stands between the blanks or line breaks of one text. */
    static MoveTexts of(String line) {
        return of(line.toCharArray(), 0, line.length());
    }

    /** The same of a text among others; every game passes here, which is why no pattern is asked. */
    static MoveTexts of(char[] text, int from, int to) {
        TextList.Builder texts = new TextList.Builder((to - from) / USUAL_LENGTH + 1);
        int start = from;
        for (int at = from; at <= to; at++) {
            if (at == to || isBlank(text[at])) {
                if (at > start) {
                    texts.add(text, start, at);
                }
                start = at + 1;
            }
        }
        return new MoveTexts(texts.build());
    }

    /** As Java has it, which takes its time to look up what letters and digits are. */
    static boolean isBlank(char c) {
        boolean printed = c > ' ' && c < 0x7F;
        return !printed && Character.isWhitespace(c);
    }
}
