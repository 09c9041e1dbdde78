package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
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
}
