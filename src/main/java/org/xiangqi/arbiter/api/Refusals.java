package org.xiangqi.arbiter.api;

import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkus.runtime.annotations.RegisterForReflection;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.problem.ProblemType;
import org.xiangqi.arbiter.api.problem.Problems;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.board.FenFault;
import org.xiangqi.arbiter.board.IllegalReason;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.PositionFault;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.contest.touch.TouchJudgement;
import org.xiangqi.arbiter.notation.MoveReading;
import org.xiangqi.arbiter.rules.Fault;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.RuleSet;

/** The one place where an adjudication that is no ruling becomes a problem document. */
@RegisterForReflection(
        targets = {
            Refusals.FaultView.class,
            Refusals.ReadingView.class,
            PositionFault.Code.class,
            IllegalReason.class,
        })
final class Refusals {
    private static final int LONGEST_QUOTE = 40;
    private static final int LONGEST_MOVE = 200;

    private Refusals() {}

    /** A law that a start position breaks. */
    record FaultView(PositionFault.Code code, List<String> squares, String detail) {}

    /** One of several ways to read a game. */
    record ReadingView(Notation notation, List<String> moves) {}

    /** The problem document of a refusal; the writer tells the ruling of the moves before a bad one. */
    static HttpProblem of(Adjudication.Refused refused, RulingWriter writer) {
        return switch (refused) {
            case Adjudication.UnknownRuleSet unknown -> unknownRuleSet(unknown.id());
            case Adjudication.InvalidFen invalid -> invalidFen(invalid.fault());
            case Adjudication.IllegalPosition illegal -> illegalPosition(illegal.faults());
            case Adjudication.TooManyPlies tooMany -> tooManyPlies(tooMany.limit());
            case Adjudication.BadMove bad -> badMove(bad, writer).build();
            case Adjudication.BadRecord bad ->
                badMove(bad.move(), writer)
                        .with("line", positiveOrNull(bad.fault().line()))
                        .with("column", positiveOrNull(bad.fault().column()))
                        .build();
            case Adjudication.SeveralReadings several -> severalReadings(several, writer);
        };
    }

    static HttpProblem unknownRuleSet(String id) {
        List<String> known = RuleSet.all().stream().map(RuleSet::id).toList();
        return Problems.of(ProblemType.UNKNOWN_RULE_SET, "There is no rule set " + quoted(id) + ".")
                .with("known", known)
                .build();
    }

    /** A policy that there is none of among those known. */
    static HttpProblem unknownPolicy(String id, List<String> known) {
        return Problems.of(ProblemType.UNKNOWN_POLICY, "There is no policy " + quoted(id) + ".")
                .with("known", known)
                .build();
    }

    private static HttpProblem invalidFen(FenFault fault) {
        return Problems.of(ProblemType.INVALID_FEN, fault.reason())
                .with("row", positiveOrNull(fault.row()))
                .with("column", positiveOrNull(fault.column()))
                .with("offset", fault.offset())
                .with("reason", fault.reason())
                .build();
    }

    private static @Nullable Integer positiveOrNull(int number) {
        return number > 0 ? number : null;
    }

    private static HttpProblem illegalPosition(List<PositionFault> faults) {
        List<FaultView> views = faults.stream()
                .map(fault -> new FaultView(
                        fault.code(),
                        fault.squares().stream().map(Square::toString).toList(),
                        fault.detail()))
                .toList();
        String detail =
                String.join(" ", faults.stream().map(PositionFault::detail).toList());
        return Problems.of(ProblemType.ILLEGAL_POSITION, detail)
                .with("faults", views)
                .build();
    }

    static HttpProblem emptyBody() {
        return Problems.of(ProblemType.MALFORMED_JSON, "The body is empty.")
                .with("line", 1)
                .with("column", 1)
                .build();
    }

    /** Fields that must be there and are null, in the order of their names. */
    static HttpProblem missing(List<String> fields) {
        String detail =
                fields.stream().map(field -> field + " must not be null").collect(Collectors.joining("; "));
        return invalid(fields.getFirst(), detail + ".");
    }

    /** A line that is taken for another encoding, and does not fit that either. */
    static HttpProblem noUtf8() {
        return Problems.of(ProblemType.MALFORMED_JSON, "The line is not text in UTF-8.")
                .with("line", 1)
                .with("column", 1)
                .build();
    }

    /** A body that is compressed in a way that is not read. */
    static HttpProblem unknownEncoding() {
        return Problems.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, "The only Content-Encoding that is read is gzip.")
                .withHeader(HttpHeaders.ACCEPT_ENCODING, "gzip")
                .build();
    }

    static HttpProblem tooManyBatches(long retryAfterSeconds) {
        return tooMuch("As many batches are being answered as are at the same time.", retryAfterSeconds);
    }

    static HttpProblem bodyTooLarge(int limit) {
        return tooLarge("BODY", limit, "A request body may have at most " + limit + " bytes.");
    }

    static HttpProblem tooManyPlies(int limit) {
        return tooLarge("PLIES", limit, "A game may have at most " + limit + " moves.");
    }

    /** Throws if the answer with all those games would have more plies of evidence than the limit. */
    static void refuseTooMuchEvidence(RulingWriter writer, List<Game> games, int limit) {
        if (games.stream().mapToLong(writer::evidencePlies).sum() > limit) {
            throw tooLarge(
                    "EVIDENCE",
                    limit,
                    "The rulings of this game rest on more than " + limit
                            + " plies in all: leave EVIDENCE out of include, or ask for fewer rulings.");
        }
    }

    static HttpProblem tooManyGames(int limit) {
        return tooLarge("GAMES", limit, "A file may have at most " + limit + " games.");
    }

    static HttpProblem tooManyPliesInFile(int limit) {
        return tooLarge(
                "PLIES", limit, "A file may have at most " + limit + " moves in all its games and their variations.");
    }

    static HttpProblem tooManyNodes(long limit) {
        return tooLarge(
                "NODES",
                limit,
                "nodes and the number of positions may come to at most " + limit
                        + " multiplied: ask for fewer nodes, or leave them out.");
    }

    static HttpProblem nestedTooDeeply(int limit) {
        return tooLarge("NESTING", limit, "Variations may branch off from one another at most " + limit + " deep.");
    }

    static HttpProblem tooManyVariations(int limit) {
        return tooLarge("VARIATIONS", limit, "A file may have at most " + limit + " variations in all its games.");
    }

    static HttpProblem noSuchGame(int games) {
        return Problems.of(
                        ProblemType.INVALID_VALUE,
                        games == 0
                                ? "There is no game in the file."
                                : "game counts the games of the file from 0, and there are " + games + ".")
                .with("field", FileQuery.GAME)
                .with("allowed", null)
                .build();
    }

    static HttpProblem notOffered(String parameter, List<String> allowed) {
        return Problems.of(
                        ProblemType.INVALID_VALUE,
                        "The value of " + parameter + " is not one of " + String.join(", ", allowed) + ".")
                .with("field", parameter)
                .with("allowed", allowed)
                .build();
    }

    /** Throws if the query has a parameter of another name, for a misspelt one would do nothing, unnoticed. */
    static void refuseUnknownParameters(UriInfo uri, List<String> known) {
        for (String name : uri.getQueryParameters().keySet()) {
            if (!known.contains(name)) {
                throw Problems.of(
                                ProblemType.UNKNOWN_FIELD,
                                "The query parameter " + quoted(name) + " is not known here.")
                        .with("field", cut(name, LONGEST_QUOTE))
                        .with("known", known.stream().sorted().toList())
                        .build();
            }
        }
    }

    static HttpProblem tooHigh(String field, long most) {
        return invalid(field, field + " must be less than or equal to " + most + ".");
    }

    /** A list that is too long for this installation. */
    static HttpProblem tooMany(String field, int most) {
        return invalid(field, field + " must have at most " + most + " elements.");
    }

    /** Likewise a text. */
    static HttpProblem tooLong(String field, int most) {
        return invalid(field, field + " must have at most " + most + " characters.");
    }

    static HttpProblem tooLow(String field, long least) {
        return invalid(field, field + " must be greater than or equal to " + least + ".");
    }

    static HttpProblem noNumber(String field) {
        return invalid(field, field + " must be a whole number in plain digits.");
    }

    static HttpProblem firstTouchAtOnce() {
        return invalid("touches[0].atOnce", "There is no touch before the first that it could have been at once with.");
    }

    /** A side that has so many technicals that it cannot be to move. */
    static HttpProblem lostByTechnicals(int lossAtTechnical) {
        return invalid(
                "technicals",
                "technicals must be less than policy.lossAtTechnical, which is " + lossAtTechnical
                        + ": with as many the game is lost already.");
    }

    /** A touch of nothing. */
    static HttpProblem emptyPoint(TouchJudgement.EmptyPoint empty, Adjudication.Ruled ruled) {
        return Problems.of(
                        ProblemType.EMPTY_POINT,
                        "touches[" + empty.touch() + "]: on " + empty.square()
                                + " stands no piece in the position after the moves.")
                .with("index", empty.touch())
                .with("square", empty.square().toString())
                .with("ruling", RulingWriter.NO_SECTIONS.write(ruled.game(), ruled.notation(), ruled.movesAfterEnd()))
                .build();
    }

    /** Points that reward a draw more than a win, or a loss more than a draw. */
    static HttpProblem pointsOutOfOrder(String better, String worse) {
        return invalid("policy." + worse, "policy." + worse + " must not be more than policy." + better + ".");
    }

    /** A game whose result cannot come of its reason. */
    static HttpProblem resultContradictsReason(int index, String result, String reason) {
        return Problems.of(
                        ProblemType.RESULT_CONTRADICTS_REASON,
                        "games[" + index + "]: the result " + result + " cannot come of " + reason + ".")
                .with("index", index)
                .with("result", result)
                .with("reason", reason)
                .build();
    }

    static HttpProblem tooManyGamesOfStandings(int limit) {
        return tooLarge("GAMES", limit, "Standings can be made of at most " + limit + " games.");
    }

    /** A query parameter that is there twice. */
    static HttpProblem repeated(String field) {
        return invalid(field, field + " must be given once only.");
    }

    /** A part of a query parameter that is not what such parts are. */
    static HttpProblem notThat(String field, String what) {
        return invalid(field, field + " must be " + what + ".");
    }

    /** A search that nothing would end. */
    static HttpProblem noSearchLimit() {
        return invalid("moveTimeMs", "One of moveTimeMs, depth and nodes must be given, or several.");
    }

    /** A value that is not possible, and of which there is no list. */
    static HttpProblem invalid(String field, String detail) {
        return Problems.of(ProblemType.INVALID_VALUE, detail)
                .with("field", field)
                .with("allowed", null)
                .build();
    }

    /**
     * Too much is asked at once.
     *
     * @param retryAfterSeconds by when a place should be free again
     */
    static HttpProblem overloaded(long retryAfterSeconds) {
        return tooMuch("Too many questions of this kind are waiting already.", retryAfterSeconds);
    }

    /** The same, noticed only after a while. */
    static HttpProblem waitedTooLong(long retryAfterSeconds) {
        return tooMuch("No thread was free within the time that a question may wait.", retryAfterSeconds);
    }

    /** The same for rulings. */
    static HttpProblem tooManyRulings(long retryAfterSeconds) {
        return tooMuch("More rulings are asked for than can be made in time.", retryAfterSeconds);
    }

    /** The same for requests of any kind. */
    static HttpProblem crowded(long retryAfterSeconds) {
        return tooMuch("Too many requests are at work.", retryAfterSeconds);
    }

    private static HttpProblem tooMuch(String detail, long retryAfterSeconds) {
        return Problems.of(ProblemType.OVERLOADED, detail)
                .withHeader(HttpHeaders.RETRY_AFTER, retryAfterSeconds)
                .build();
    }

    /** The request has not come within the time that there is for it. */
    static HttpProblem tooSlow(Duration limit) {
        return Problems.of(ProblemType.TOO_SLOW, "The request was not complete after " + limit.toMillis() + " ms.")
                .build();
    }

    /**
     * The service takes nothing new.
     *
     * @param retryAfterSeconds by when the address should belong to an instance that does
     */
    static HttpProblem stopping(long retryAfterSeconds) {
        return Problems.of(ProblemType.STOPPING, "This instance is shutting down.")
                .withHeader(HttpHeaders.RETRY_AFTER, retryAfterSeconds)
                .build();
    }

    /**
     * A call that this installation does not offer.
     *
     * @param what in the plural, such as "Best moves"
     */
    static HttpProblem switchedOff(String what, String setting) {
        return Problems.of(ProblemType.SWITCHED_OFF, what + " are switched off in this installation (" + setting + ").")
                .build();
    }

    /** A question about the next move of a game that has none. */
    static HttpProblem gameOver(Adjudication.Ruled ruled) {
        Game game = ruled.game();
        return Problems.of(ProblemType.GAME_OVER, game.verdict().explanation())
                .with("ruling", RulingWriter.NO_SECTIONS.write(game, ruled.notation(), ruled.movesAfterEnd()))
                .build();
    }

    private static HttpProblem tooLarge(String what, long limit, String detail) {
        return Problems.of(ProblemType.TOO_LARGE, detail)
                .with("what", what)
                .with("limit", limit)
                .build();
    }

    private static HttpProblem.Builder badMove(Adjudication.BadMove bad, RulingWriter writer) {
        String at = "Ply " + bad.fault().ply() + ", " + quoted(bad.text()) + ": ";
        HttpProblem.Builder builder = switch (bad.fault()) {
            case Fault.Illegal<?>(int ply, Move move, IllegalReason reason) ->
                Problems.of(ProblemType.ILLEGAL_MOVE, at + reason.meaning() + ".")
                        .with("ucci", move == null ? null : move.toString())
                        .with("reason", reason)
                        .with("fenBefore", bad.game().position().fen());
            case Fault.Unread<MoveReading.Failure>(int ply, MoveReading.Ambiguous(List<Move> candidates)) ->
                Problems.of(ProblemType.AMBIGUOUS_MOVE, at + "it fits " + candidates.size() + " legal moves.")
                        .with(
                                "candidates",
                                candidates.stream().map(Move::toString).toList());
            case Fault.Unread<MoveReading.Failure> unread ->
                Problems.of(ProblemType.UNREADABLE_MOVE, at + notReadable(bad.notation()));
        };
        return builder.with("ply", bad.fault().ply())
                .with("move", cut(bad.text(), LONGEST_MOVE))
                .with("notation", bad.notation())
                .with("validMoves", bad.game().ply())
                .with("ruling", writer.write(bad.game(), bad.notation(), 0));
    }

    private static String notReadable(Notation notation) {
        return switch (notation) {
            case AUTO -> "no move that can be read here.";
            case WXF, VIETNAMESE, CHINESE -> "no move of this position in " + notation + ", in which the game is read.";
            default -> "not a move in " + notation + " coordinates.";
        };
    }

    private static HttpProblem severalReadings(Adjudication.SeveralReadings several, RulingWriter writer) {
        String ways = several.readings().stream()
                .map(reading -> way(reading.notation()))
                .distinct()
                .collect(Collectors.joining(" and "));
        return Problems.of(
                        ProblemType.AMBIGUOUS_NOTATION,
                        "Every move is legal " + ways + ", and the readings are different games.")
                .with(
                        "readings",
                        several.readings().stream().map(Refusals::view).toList())
                .with("ruling", writer.write(several.start(), Notation.AUTO, 0))
                .build();
    }

    private static String way(Notation notation) {
        return switch (notation) {
            case UCCI -> "with ranks 0-9";
            case UCI -> "with ranks 1-10";
            case VIETNAMESE -> "in Vietnamese letters";
            default -> "in " + notation;
        };
    }

    private static ReadingView view(Adjudication.Reading reading) {
        return new ReadingView(
                reading.notation(), reading.moves().stream().map(Move::toString).toList());
    }

    /** Text from outside, cut short; JSON escapes the rest. */
    private static String quoted(String text) {
        return "\"" + cut(text, LONGEST_QUOTE) + "\"";
    }

    private static String cut(String text, int longest) {
        return text.length() > longest ? text.substring(0, longest) + "…" : text;
    }
}
