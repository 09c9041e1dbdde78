package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;

/** Reads JSON to the letter: a field twice, an unknown field, a number for a text, a fraction for a whole number and text behind the end are refused. */
@Singleton
final class JsonStrictness implements ObjectMapperCustomizer {
    private static final LogicalType[] EXACT = {
        LogicalType.Textual, LogicalType.Boolean, LogicalType.Enum, LogicalType.Integer
    };

    @Override
    public void customize(ObjectMapper mapper) {
        mapper.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        mapper.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        mapper.enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION.mappedFeature());
        for (LogicalType type : EXACT) {
            for (CoercionInputShape shape : CoercionInputShape.values()) {
                if (shape != own(type)) {
                    mapper.coercionConfigFor(type).setCoercion(shape, CoercionAction.Fail);
                }
            }
        }
    }

    /** How JSON writes a value of that type. */
    private static CoercionInputShape own(LogicalType type) {
        return switch (type) {
            case Boolean -> CoercionInputShape.Boolean;
            case Integer -> CoercionInputShape.Integer;
            default -> CoercionInputShape.String;
        };
    }
}
