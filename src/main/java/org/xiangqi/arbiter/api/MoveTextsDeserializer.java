package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.io.IOException;
import org.xiangqi.arbiter.notation.TextList;

/** Reads both forms of a move list; anything else is refused with the place of the first wrong element. */
final class MoveTextsDeserializer extends StdDeserializer<MoveTexts> {
    private static final long serialVersionUID = 1L;

    /** What most games keep within. */
    private static final int USUAL_PLIES = 128;

    MoveTextsDeserializer() {
        super(MoveTexts.class);
    }

    @Override
    public MoveTexts deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.hasToken(JsonToken.VALUE_STRING)) {
            int start = parser.getTextOffset();
            return MoveTexts.of(parser.getTextCharacters(), start, start + parser.getTextLength());
        }
        if (!parser.hasToken(JsonToken.START_ARRAY)) {
            throw refuse(parser);
        }
        TextList.Builder texts = new TextList.Builder(USUAL_PLIES);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                JsonMappingException refusal = refuse(parser);
                refusal.prependPath(this, texts.size());
                throw refusal;
            }
            addStripped(parser, texts);
        }
        return new MoveTexts(texts.build());
    }

    private static void addStripped(JsonParser parser, TextList.Builder texts) throws IOException {
        char[] text = parser.getTextCharacters();
        int start = parser.getTextOffset();
        int end = start + parser.getTextLength();
        while (start < end && MoveTexts.isBlank(text[start])) {
            start++;
        }
        while (start < end && MoveTexts.isBlank(text[end - 1])) {
            end--;
        }
        texts.add(text, start, end);
    }

    private static MismatchedInputException refuse(JsonParser parser) {
        return MismatchedInputException.from(parser, MoveTexts.class, "a move is a text");
    }
}
