package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads both forms of a move list; anything else is refused with the place of the first wrong element. */
final class MoveTextsDeserializer extends StdDeserializer<MoveTexts> {
    private static final long serialVersionUID = 1L;

    MoveTextsDeserializer() {
        super(MoveTexts.class);
    }

    @Override
    public MoveTexts deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.hasToken(JsonToken.VALUE_STRING)) {
            return MoveTexts.of(parser.getText());
        }
        if (!parser.hasToken(JsonToken.START_ARRAY)) {
            throw refuse(parser);
        }
        List<String> texts = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                JsonMappingException refusal = refuse(parser);
                refusal.prependPath(this, texts.size());
                throw refusal;
            }
            texts.add(parser.getText().strip());
        }
        return new MoveTexts(texts);
    }

    private static MismatchedInputException refuse(JsonParser parser) {
        return MismatchedInputException.from(parser, MoveTexts.class, "a move is a text");
    }
}
