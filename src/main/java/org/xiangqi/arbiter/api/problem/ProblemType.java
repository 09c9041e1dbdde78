package org.xiangqi.arbiter.api.problem;

import java.net.URI;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Every kind of refusal: its status, its title, and in plain words what it means and what to do about it. */
public enum ProblemType {
    MALFORMED_JSON(
            400,
            "The body is not JSON",
            "The request body could not be read as one JSON value: it is empty, cut off, has a character where none may be,"
                    + " gives a field twice, or goes on after its end. The fields line and column say where reading stopped.",
            "Check what your program sends at that place; a JSON library never writes this."),
    UNKNOWN_FIELD(
            400,
            "A field is not known",
            "The request has a field that this call does not have. Nothing is ignored silently, so that a misspelt name"
                    + " does not change a ruling unnoticed. field names it, known lists the fields there are.",
            "Correct the name or leave the field out."),
    INVALID_VALUE(
            400,
            "A value is not possible",
            "A field has a value of the wrong kind, or none where one is needed, or one that is not offered. field names"
                    + " it; allowed lists what can be given where that is a short list, and is null otherwise.",
            "Send a value that the OpenAPI document allows for that field."),
    UNAUTHORIZED(
            401,
            "A key is needed",
            "This installation lets in whoever holds a key, and the request has none, or one that is not known. Without a"
                    + " key some installations take requests, but never one with a wrong key.",
            "Send the key that you were given in X-API-Key, or as a bearer's token in Authorization."),
    NOT_FOUND(
            404,
            "There is nothing here",
            "The address names nothing that this service has.",
            "Look the address up in the OpenAPI document at /q/openapi or in Swagger UI at /q/swagger-ui."),
    SWITCHED_OFF(
            404,
            "This call is switched off here",
            "The service has this call, but this installation does not offer it. detail names the setting that would.",
            "Ask another installation, or whoever runs this one."),
    METHOD_NOT_ALLOWED(
            405,
            "The method is not possible here",
            "The address exists, but not for this HTTP method.",
            "Look the method up in the OpenAPI document."),
    NOT_ACCEPTABLE(
            406,
            "The answer cannot be given in that form",
            "The Accept header asks for a media type that this call does not answer with.",
            "Ask for what the OpenAPI document has for this call, which is application/json for most, or leave the header out."),
    TOO_SLOW(
            408,
            "The request takes too long to come",
            "The request was not complete within the time that this installation waits for one, and the connection has been"
                    + " closed. Batches are streams, and not concerned.",
            "Send the request in one piece, over a better connection."),
    TOO_LARGE(
            413,
            "The request is too large",
            "The request passes a size limit of this installation. what says which: BODY counts bytes of the request, LINE those of one"
                    + " line or game of a batch, PLIES"
                    + " the moves of one game or file, EVIDENCE the plies of evidence in one answer, GAMES the games of one"
                    + " file, NESTING how deep its variations go, VARIATIONS how many there are, NODES what an analysis would"
                    + " look at for all its positions together. limit is the most that is taken.",
            "Send less. For EVIDENCE, leave that section out of include, or ask for fewer rulings: let the replay stop at the"
                    + " first end, or name fewer rule sets. For NODES, leave nodes out: then a long game gets fewer."),
    UNSUPPORTED_MEDIA_TYPE(
            415,
            "The body has a media type that is not read",
            "The Content-Type header names a form that this call does not read.",
            "Send application/json and say so in the Content-Type header."),
    INVALID_FEN(
            422,
            "The FEN cannot be read",
            "The start position is no FEN. row counts the rows of the board from the top, 1 to 10, column the points in it"
                    + " from the left, 1 to 9; both are null if the fault lies behind the board. offset is the place in the"
                    + " text from 0, and reason says what is wrong.",
            "Correct the FEN at that place."),
    ILLEGAL_POSITION(
            422,
            "The position is not possible",
            "The FEN can be read, but no game can stand so. faults names every law that is broken, with the points"
                    + " concerned.",
            "Correct the position, or the side to move if the side that has just moved is said to stand in check."),
    ILLEGAL_MOVE(
            422,
            "A move is illegal",
            "A move can be understood but may not be made. ply counts it from 1, reason says why, fenBefore is the position"
                    + " it was to be made in, and validMoves is the number of moves before it that were fine. ruling judges"
                    + " the game up to there.",
            "Correct the move, or take the ruling of the moves before it."),
    UNREADABLE_MOVE(
            422,
            "A move cannot be read",
            "A text is no move in the notation that the game is read in. ply counts it from 1, notation says which notation"
                    + " that is. ruling judges the game up to there.",
            "Correct the text, or name the notation. One game does not change its notation, nor between ranks 0-9 and ranks"
                    + " 1-10."),
    AMBIGUOUS_MOVE(
            422,
            "A move can be read in several ways",
            "A text fits more than one legal move of its position. ply counts it from 1, candidates has the moves that it fits"
                    + " in UCCI. ruling judges the game up to there.",
            "Say which piece moves: by front and rear, or in coordinates."),
    AMBIGUOUS_NOTATION(
            422,
            "The moves can be read in several ways",
            "All moves are legal both with ranks 0-9 and with ranks 1-10, or both in WXF and in Vietnamese letters, or with the"
                    + " signs of either, and mean different games. readings has each.",
            "Name the notation: UCCI or ICCS for ranks 0-9, UCI for ranks 1-10; WXF; VIETNAMESE, whose own signs then go"
                    + " before those of WXF."),
    GAME_OVER(
            422,
            "The game is over",
            "What the next move should or may be is only a question while the game goes on, and under this rule set it does"
                    + " not: there is no legal move, or a rule on repetition, move limits or material has ended it. ruling"
                    + " tells the verdict.",
            "Take the ruling, or leave out the moves from the deciding one on."),
    EMPTY_POINT(
            422,
            "No piece stands there",
            "A touch names a point on which no piece stands in the position after the moves. index says which touch, from 0,"
                    + " and square which point. ruling tells the position.",
            "Correct the point or the moves. Touching an empty point obliges to nothing: leave that touch out."),
    RESULT_CONTRADICTS_REASON(
            422,
            "The result cannot come of the reason",
            "A game tells a result that its reason cannot lead to: a checkmate that is drawn, a draw agreed that somebody has"
                    + " won, or a result of a game that was cancelled before it began. index says which game, from 0.",
            "Correct the result or the reason, or leave the reason out."),
    UNKNOWN_RULE_SET(
            422,
            "There is no such rule set",
            "The rule set's id is not one of those that this version knows. known lists them.",
            "Choose one of those, or leave the field out for the default."),
    UNKNOWN_POLICY(
            422,
            "There is no such policy",
            "The policy's id is not one of those that this version knows for this call. known lists them.",
            "Choose one of those, or leave the field out for the default; single values can be set beside it."),
    TOO_MANY_REQUESTS(
            429,
            "Too many requests have come",
            "More requests have come with this key, or without one from this address, than this installation takes. limit is"
                    + " how many it takes a minute. The request was not looked at.",
            "Send the same request again after the number of seconds that the Retry-After header says. A batch is one"
                    + " request, however many games it has."),
    INTERNAL_ERROR(
            500,
            "The service has failed",
            "Something went wrong on our side. The request may be fine.",
            "Try again later; if it stays, report it with the request that leads to it."),
    OVERLOADED(
            503,
            "Too much is being asked at once",
            "Only so many calls that take long are worked at at the same time, each kind for itself, with a queue of limited"
                    + " length before them, and the queue is full, or nothing was free in time. The request is fine."
                    + " Searches never make a ruling wait.",
            "Send the same request again after the number of seconds that the Retry-After header says."),
    STOPPING(
            503,
            "The service is shutting down",
            "This instance has been told to stop, answers what it has begun, and takes nothing new. The request is fine.",
            "Send the same request to another instance, or again after the number of seconds that the Retry-After header"
                    + " says.");

    private final int status;
    private final String title;
    private final String meaning;
    private final String remedy;

    ProblemType(int status, String title, String meaning, String remedy) {
        this.status = status;
        this.title = title;
        this.meaning = meaning;
        this.remedy = remedy;
    }

    /** The type with that slug. */
    public static Optional<ProblemType> bySlug(String slug) {
        return Arrays.stream(values()).filter(type -> type.slug().equals(slug)).findFirst();
    }

    /** The type that answers a refusal of the framework with that status; internal error where there is none. */
    static ProblemType byStatus(int status) {
        return switch (status) {
            case 404 -> NOT_FOUND;
            case 405 -> METHOD_NOT_ALLOWED;
            case 406 -> NOT_ACCEPTABLE;
            case 413 -> TOO_LARGE;
            case 415 -> UNSUPPORTED_MEDIA_TYPE;
            default -> status >= 400 && status < 500 ? INVALID_VALUE : INTERNAL_ERROR;
        };
    }

    /** The last part of its address, such as {@code illegal-move}. */
    public String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The problem document's {@code type}: a relative address, which serves the page. */
    public URI uri() {
        return URI.create("/problems/" + slug());
    }

    /** The HTTP status it comes with. */
    public int status() {
        return status;
    }

    public String title() {
        return title;
    }

    /** What it means, in plain words. */
    public String meaning() {
        return meaning;
    }

    /** What to do about it. */
    public String remedy() {
        return remedy;
    }
}
