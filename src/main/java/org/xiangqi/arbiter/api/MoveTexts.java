package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The moves of a game as they were sent, one text each.
 *
 * @param texts without blanks around them
 */
@JsonDeserialize(using = MoveTextsDeserializer.class)
@Schema(
        description = "The moves, first to last: an array with one text each, or one text with blanks or line breaks"
                + " between them. May be empty.",
        oneOf = {MoveTexts.Array.class, String.class})
public record MoveTexts(List<String> texts) {
    /** Copies the list. */
    public MoveTexts {
        texts = List.copyOf(texts);
    }

    /** Tells the OpenAPI document what the array form is. */
    @Schema(type = SchemaType.ARRAY, implementation = String.class)
    interface Array {}
}
