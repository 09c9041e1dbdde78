package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.ArrayList;
import java.util.List;

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

    /** What stands between the blanks or line breaks of one text; every game passes here, which is why no pattern is asked. */
    static MoveTexts of(String line) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || Character.isWhitespace(line.charAt(at))) {
                if (at > start) {
                    words.add(line.substring(start, at));
                }
                start = at + 1;
            }
        }
        return new MoveTexts(words);
    }
}
