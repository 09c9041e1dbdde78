package org.xiangqi.arbiter.api.ruling;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes rulings field by field, to the same text as Jackson writes the records by itself. Every game is answered by one,
 * and to ask each record for each field by reflection takes several times as long as to write it.
 */
final class RulingJson {
    private RulingJson() {}

    /** Writes one kind of records. */
    abstract static class Writer<T> extends StdSerializer<T> {
        private static final long serialVersionUID = 1L;

        private final transient Element<T> element;

        private Writer(Class<T> type, Element<T> element) {
            super(type);
            this.element = element;
        }

        @Override
        public final void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            element.write(value, json);
        }
    }

    /** Writes whole rulings. */
    static final class OfRuling extends Writer<AdjudicationResponse> {
        private static final long serialVersionUID = 1L;

        OfRuling() {
            super(AdjudicationResponse.class, RulingJson::ruling);
        }
    }

    /** Writes verdicts. */
    static final class OfVerdict extends Writer<VerdictView> {
        private static final long serialVersionUID = 1L;

        OfVerdict() {
            super(VerdictView.class, RulingJson::verdict);
        }
    }

    /** Writes legal moves. */
    static final class OfLegalMove extends Writer<LegalMoveView> {
        private static final long serialVersionUID = 1L;

        OfLegalMove() {
            super(LegalMoveView.class, RulingJson::legalMove);
        }
    }

    /** Writes plies. */
    static final class OfPly extends Writer<PlyView> {
        private static final long serialVersionUID = 1L;

        OfPly() {
            super(PlyView.class, RulingJson::ply);
        }
    }

    private static void ruling(AdjudicationResponse ruling, JsonGenerator json) throws IOException {
        json.writeStartObject();
        begin(json, Name.RULE_SET);
        text(json, Name.ID, ruling.ruleSet().id());
        text(json, Name.VERSION, ruling.ruleSet().version());
        json.writeEndObject();
        constant(json, Name.NOTATION, ruling.notation());
        begin(json, Name.POSITION);
        position(ruling.position(), json);
        json.writeEndObject();
        begin(json, Name.CHECK);
        flag(json, Name.IN_CHECK, ruling.check().inCheck());
        texts(json, Name.CHECKERS, ruling.check().checkers());
        json.writeEndObject();
        begin(json, Name.MATERIAL);
        material(json, Name.RED, ruling.material().red());
        material(json, Name.BLACK, ruling.material().black());
        json.writeEndObject();
        json.writeFieldName(Name.VERDICT);
        verdict(ruling.verdict(), json);
        if (ruling.legalMoves() != null) {
            list(json, Name.LEGAL_MOVES, ruling.legalMoves(), RulingJson::legalMove);
        }
        number(json, Name.MOVES_AFTER_END, ruling.movesAfterEnd());
        if (ruling.rulings() != null) {
            list(json, Name.RULINGS, ruling.rulings(), RulingJson::verdict);
        }
        if (ruling.plies() != null) {
            list(json, Name.PLIES, ruling.plies(), RulingJson::ply);
        }
        list(json, Name.WARNINGS, ruling.warnings(), RulingJson::warning);
        json.writeEndObject();
    }

    private static void position(AdjudicationResponse.PositionView position, JsonGenerator json) throws IOException {
        text(json, Name.FEN, position.fen());
        constant(json, Name.SIDE_TO_MOVE, position.sideToMove());
        number(json, Name.PLY, position.ply());
        number(json, Name.MOVE_NUMBER, position.moveNumber());
        number(json, Name.PLIES_SINCE_CAPTURE, position.pliesSinceCapture());
        number(json, Name.OCCURRENCE, position.occurrence());
    }

    private static void material(
            JsonGenerator json, SerializableString name, AdjudicationResponse.SideMaterial material)
            throws IOException {
        begin(json, name);
        number(json, Name.ATTACKERS, material.attackers());
        flag(json, Name.CAN_WIN, material.canWin());
        json.writeEndObject();
    }

    private static void warning(AdjudicationResponse.WarningView warning, JsonGenerator json) throws IOException {
        json.writeStartObject();
        constant(json, Name.CODE, warning.code());
        number(json, Name.PLY, warning.ply());
        text(json, Name.TEXT, warning.text());
        json.writeEndObject();
    }

    private static void verdict(VerdictView verdict, JsonGenerator json) throws IOException {
        json.writeStartObject();
        constant(json, Name.STATUS, verdict.status());
        text(json, Name.RESULT, verdict.result());
        constant(json, Name.WINNER, verdict.winner());
        constant(json, Name.LOSER, verdict.loser());
        constant(json, Name.REASON, verdict.reason());
        json.writeFieldName(Name.DECIDED_AT_PLY);
        if (verdict.decidedAtPly() == null) {
            json.writeNull();
        } else {
            json.writeNumber(verdict.decidedAtPly());
        }
        text(json, Name.ARTICLE, verdict.article());
        text(json, Name.EXPLANATION, verdict.explanation());
        if (verdict.evidence() != null) {
            json.writeFieldName(Name.EVIDENCE);
            evidence(verdict.evidence().value(), json);
        }
        json.writeEndObject();
    }

    private static void evidence(VerdictView.@Nullable EvidenceView evidence, JsonGenerator json) throws IOException {
        if (evidence == null) {
            json.writeNull();
            return;
        }
        json.writeStartObject();
        number(json, Name.FIRST_PLY, evidence.firstPly());
        number(json, Name.LAST_PLY, evidence.lastPly());
        list(json, Name.OCCURRENCES, evidence.occurrences(), (ply, out) -> out.writeNumber(ply));
        list(json, Name.PLIES, evidence.plies(), RulingJson::evidencePly);
        json.writeEndObject();
    }

    private static void evidencePly(VerdictView.EvidencePly ply, JsonGenerator json) throws IOException {
        json.writeStartObject();
        number(json, Name.PLY, ply.ply());
        text(json, Name.MOVE, ply.move());
        constant(json, Name.SIDE, ply.side());
        list(json, Name.CLASSES, ply.classes(), (each, out) -> out.writeString(each.name()));
        list(json, Name.TARGETS, ply.targets(), RulingJson::target);
        text(json, Name.WHY, ply.why());
        json.writeEndObject();
    }

    private static void target(VerdictView.TargetView target, JsonGenerator json) throws IOException {
        json.writeStartObject();
        text(json, Name.PIECE, target.piece());
        text(json, Name.SQUARE, target.square());
        texts(json, Name.BY, target.by());
        text(json, Name.WHY, target.why());
        json.writeEndObject();
    }

    private static void legalMove(LegalMoveView move, JsonGenerator json) throws IOException {
        json.writeStartObject();
        text(json, Name.UCCI, move.ucci());
        text(json, Name.WXF, move.wxf());
        text(json, Name.CHINESE, move.chinese());
        text(json, Name.PIECE, move.piece());
        text(json, Name.FROM, move.from());
        text(json, Name.TO, move.to());
        text(json, Name.CAPTURED, move.captured());
        flag(json, Name.GIVES_CHECK, move.givesCheck());
        constant(json, Name.CONSEQUENCE, move.consequence());
        constant(json, Name.CONSEQUENCE_REASON, move.consequenceReason());
        json.writeEndObject();
    }

    private static void ply(PlyView ply, JsonGenerator json) throws IOException {
        json.writeStartObject();
        number(json, Name.PLY, ply.ply());
        constant(json, Name.SIDE, ply.side());
        text(json, Name.UCCI, ply.ucci());
        text(json, Name.WXF, ply.wxf());
        text(json, Name.CHINESE, ply.chinese());
        text(json, Name.CAPTURED, ply.captured());
        flag(json, Name.GIVES_CHECK, ply.givesCheck());
        text(json, Name.FEN, ply.fen());
        json.writeEndObject();
    }

    private static void begin(JsonGenerator json, SerializableString name) throws IOException {
        json.writeFieldName(name);
        json.writeStartObject();
    }

    private static void text(JsonGenerator json, SerializableString name, @Nullable String text) throws IOException {
        json.writeFieldName(name);
        json.writeString(text);
    }

    private static void constant(JsonGenerator json, SerializableString name, @Nullable Enum<?> constant)
            throws IOException {
        text(json, name, constant == null ? null : constant.name());
    }

    private static void number(JsonGenerator json, SerializableString name, int number) throws IOException {
        json.writeFieldName(name);
        json.writeNumber(number);
    }

    private static void flag(JsonGenerator json, SerializableString name, boolean flag) throws IOException {
        json.writeFieldName(name);
        json.writeBoolean(flag);
    }

    private static void texts(JsonGenerator json, SerializableString name, List<String> texts) throws IOException {
        list(json, name, texts, (text, out) -> out.writeString(text));
    }

    @FunctionalInterface
    private interface Element<T> {
        void write(T element, JsonGenerator json) throws IOException;
    }

    private static <T> void list(
            JsonGenerator json, SerializableString name, Collection<? extends T> elements, Element<T> element)
            throws IOException {
        json.writeFieldName(name);
        json.writeStartArray();
        for (T each : elements) {
            element.write(each, json);
        }
        json.writeEndArray();
    }

    /** The names of the fields, quoted and encoded once. */
    private static final class Name {
        static final SerializedString ARTICLE = of("article");
        static final SerializedString ATTACKERS = of("attackers");
        static final SerializedString BLACK = of("black");
        static final SerializedString BY = of("by");
        static final SerializedString CAN_WIN = of("canWin");
        static final SerializedString CAPTURED = of("captured");
        static final SerializedString CHECK = of("check");
        static final SerializedString CHECKERS = of("checkers");
        static final SerializedString CHINESE = of("chinese");
        static final SerializedString CLASSES = of("classes");
        static final SerializedString CODE = of("code");
        static final SerializedString CONSEQUENCE = of("consequence");
        static final SerializedString CONSEQUENCE_REASON = of("consequenceReason");
        static final SerializedString DECIDED_AT_PLY = of("decidedAtPly");
        static final SerializedString EVIDENCE = of("evidence");
        static final SerializedString EXPLANATION = of("explanation");
        static final SerializedString FEN = of("fen");
        static final SerializedString FIRST_PLY = of("firstPly");
        static final SerializedString FROM = of("from");
        static final SerializedString GIVES_CHECK = of("givesCheck");
        static final SerializedString ID = of("id");
        static final SerializedString IN_CHECK = of("inCheck");
        static final SerializedString LAST_PLY = of("lastPly");
        static final SerializedString LEGAL_MOVES = of("legalMoves");
        static final SerializedString LOSER = of("loser");
        static final SerializedString MATERIAL = of("material");
        static final SerializedString MOVE = of("move");
        static final SerializedString MOVES_AFTER_END = of("movesAfterEnd");
        static final SerializedString MOVE_NUMBER = of("moveNumber");
        static final SerializedString NOTATION = of("notation");
        static final SerializedString OCCURRENCE = of("occurrence");
        static final SerializedString OCCURRENCES = of("occurrences");
        static final SerializedString PIECE = of("piece");
        static final SerializedString PLIES = of("plies");
        static final SerializedString PLIES_SINCE_CAPTURE = of("pliesSinceCapture");
        static final SerializedString PLY = of("ply");
        static final SerializedString POSITION = of("position");
        static final SerializedString REASON = of("reason");
        static final SerializedString RED = of("red");
        static final SerializedString RESULT = of("result");
        static final SerializedString RULE_SET = of("ruleSet");
        static final SerializedString RULINGS = of("rulings");
        static final SerializedString SIDE = of("side");
        static final SerializedString SIDE_TO_MOVE = of("sideToMove");
        static final SerializedString SQUARE = of("square");
        static final SerializedString STATUS = of("status");
        static final SerializedString TARGETS = of("targets");
        static final SerializedString TEXT = of("text");
        static final SerializedString TO = of("to");
        static final SerializedString UCCI = of("ucci");
        static final SerializedString VERDICT = of("verdict");
        static final SerializedString VERSION = of("version");
        static final SerializedString WARNINGS = of("warnings");
        static final SerializedString WHY = of("why");
        static final SerializedString WINNER = of("winner");
        static final SerializedString WXF = of("wxf");

        private Name() {}

        private static SerializedString of(String name) {
            return new SerializedString(name);
        }
    }
}
