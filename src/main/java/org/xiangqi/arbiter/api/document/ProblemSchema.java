package org.xiangqi.arbiter.api.document;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.xiangqi.arbiter.api.problem.ProblemType;
import org.xiangqi.arbiter.board.PositionFault;

/** The schema of every problem document: what RFC 9457 has, and the fields that our types add to it. */
final class ProblemSchema {
    private ProblemSchema() {}

    static Schema build() {
        Schema schema = OASFactory.createSchema()
                .addType(Schema.SchemaType.OBJECT)
                .description(
                        "Why there is no answer (RFC 9457). Which of the further fields are there depends on the type;"
                                + " GET the type to read what it means.")
                .addProperty("type", extensible())
                .addProperty("status", typed(Schema.SchemaType.INTEGER, "The HTTP status."))
                .addProperty("title", typed(Schema.SchemaType.STRING, "The type in a few words."))
                .addProperty("detail", typed(Schema.SchemaType.STRING, "What is wrong in this case."))
                .addProperty("instance", typed(Schema.SchemaType.STRING, "The path that was called."))
                .addProperty("ruling", DocumentFilter.reference("AdjudicationResponse"));
        furtherFields().forEach(schema::addProperty);
        return schema.required(List.of("type", "status", "title", "detail"));
    }

    private static Map<String, Schema> furtherFields() {
        Map<String, Schema> fields = new LinkedHashMap<>();
        fields.put("field", text("unknown-field, invalid-value: the field or query parameter at fault."));
        fields.put("known", texts("unknown-field, unknown-rule-set, unknown-policy: what there is."));
        fields.put(
                "allowed",
                texts("invalid-value: what can be given, or null if that is no short list.")
                        .addType(Schema.SchemaType.NULL));
        fields.put(
                "line",
                number(
                                "malformed-json: the line where reading stopped, from 1. A move of a game file: its line, or null."
                                        + " too-large in a batch: the line that is too long, or with which a game begins that is.")
                        .addType(Schema.SchemaType.NULL));
        fields.put(
                "column",
                number(
                                "malformed-json: the column, from 1. A move of a game file: its column, or null. invalid-fen: the point"
                                        + " of the row, 1 to 10, or null.")
                        .addType(Schema.SchemaType.NULL));
        fields.put(
                "row",
                number("invalid-fen: the row of the board from the top, 1 to 11, or null.")
                        .addType(Schema.SchemaType.NULL));
        fields.put("offset", number("invalid-fen: the place in the text, from 0."));
        fields.put(
                "reason",
                text(
                        "illegal-move: the code of the reason. invalid-fen: the reason in words. result-contradicts-reason: the"
                                + " reason as it was sent."));
        fields.put("faults", list("illegal-position: every law broken.", fault()));
        fields.put("ply", number("illegal-move, unreadable-move, ambiguous-move: which move, from 1."));
        fields.put("move", text("illegal-move, unreadable-move, ambiguous-move: the move as it was sent."));
        fields.put(
                "ucci",
                text("illegal-move: the move in UCCI; null after the end of the game, where it is not read.")
                        .addType(Schema.SchemaType.NULL));
        fields.put(
                "notation",
                DocumentFilter.reference("Notation")
                        .description("illegal-move, unreadable-move, ambiguous-move: how the moves are read."));
        fields.put("fenBefore", text("illegal-move: the position that the move was to be made in."));
        fields.put(
                "validMoves",
                number("illegal-move, unreadable-move, ambiguous-move: how many moves before it were fine."));
        fields.put("candidates", texts("ambiguous-move: the legal moves that it fits, in UCCI."));
        fields.put("readings", list("ambiguous-notation: the readings.", reading()));
        fields.put("index", number("empty-point, result-contradicts-reason: which touch or game, from 0."));
        fields.put("square", text("empty-point: the point."));
        fields.put("result", text("result-contradicts-reason: the result as it was sent."));
        fields.put(
                "what",
                text("too-large: what there is too much of.")
                        .enumeration(List.of(
                                "BODY", "LINE", "PLIES", "EVIDENCE", "GAMES", "NESTING", "VARIATIONS", "NODES")));
        fields.put(
                "limit", number("too-large: the most that is taken; too-many-requests: how many are taken a minute."));
        return fields;
    }

    private static Schema fault() {
        Schema code = text("Which law.");
        for (PositionFault.Code each : PositionFault.Code.values()) {
            code.addEnumeration(each.name());
        }
        return OASFactory.createSchema()
                .addType(Schema.SchemaType.OBJECT)
                .addProperty("code", code)
                .addProperty("squares", texts("Where it is broken."))
                .addProperty("detail", text("For people."))
                .required(List.of("code", "squares", "detail"));
    }

    private static Schema reading() {
        return OASFactory.createSchema()
                .addType(Schema.SchemaType.OBJECT)
                .addProperty("notation", DocumentFilter.reference("Notation"))
                .addProperty("moves", texts("The moves in UCCI."))
                .required(List.of("notation", "moves"));
    }

    private static Schema text(String description) {
        return typed(Schema.SchemaType.STRING, description);
    }

    private static Schema number(String description) {
        return typed(Schema.SchemaType.INTEGER, description);
    }

    private static Schema texts(String description) {
        return list(description, OASFactory.createSchema().addType(Schema.SchemaType.STRING));
    }

    private static Schema list(String description, Schema items) {
        return typed(Schema.SchemaType.ARRAY, description).items(items);
    }

    /** Those of this version; were the list closed, a client would fail at the first problem that a later one adds. */
    private static Schema extensible() {
        Schema type = typed(
                Schema.SchemaType.STRING,
                "A relative address; GET it to read what it means. Later versions may have further ones.");
        type.addExtension(
                "x-extensible-enum",
                Arrays.stream(ProblemType.values())
                        .map(each -> each.uri().toString())
                        .toList());
        return type;
    }

    private static Schema typed(Schema.SchemaType type, String description) {
        return OASFactory.createSchema().addType(type).description(description);
    }
}
