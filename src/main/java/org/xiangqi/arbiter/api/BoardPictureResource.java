package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.util.HashUtil;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.xiangqi.arbiter.api.boards.BoardLimits;
import org.xiangqi.arbiter.api.boards.ShownPly;
import org.xiangqi.arbiter.api.ruling.RulingWriter;
import org.xiangqi.arbiter.rules.Game;
import org.xiangqi.arbiter.rules.Replay;

/** A game in, a picture of one of its positions out. */
@Path("/v1/boards.svg")
@Tag(name = "Boards", description = "A game in, a picture of one of its positions out.")
public class BoardPictureResource {
    /** The media type of the pictures. */
    static final String SVG = "image/svg+xml";

    private final Adjudicator adjudicator;
    private final BoardLimits limits;
    private final MeterRegistry metrics;

    BoardPictureResource(Adjudicator adjudicator, BoardLimits limits, MeterRegistry metrics) {
        this.adjudicator = adjudicator;
        this.limits = limits;
        this.metrics = metrics;
    }

    /** Draws a board. */
    @GET
    @Seated
    @Produces(SVG)
    @Operation(
            operationId = "drawBoard",
            summary = "Draw a board",
            description =
                    "Replays the moves under the rule set and draws the position after one of them, with the last move, a"
                            + " check, and as arrows the attacks that the ruling rests on. The picture needs no font and loads"
                            + " nothing, and has a title and a description in words. Each piece has its point and its FEN"
                            + " letter as data-square and data-piece. A parameter that is empty counts as left out, but for"
                            + " arrows. The same query gets the same bytes and the same ETag until the rules or the drawing"
                            + " change. PNG is not offered: Java would draw it with AWT, whose shared libraries a native"
                            + " executable would have to carry beside itself; browsers turn one into the other.")
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.FEN,
            description = "Where the moves start, read as in an adjudication.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            maxLength = BoardQuery.FEN_LENGTH,
                            defaultValue = GameText.INITIAL_FEN))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.MOVES,
            description = "The moves, with blanks between them. A plus sign among them is written %2B in an address.",
            schema = @Schema(type = SchemaType.STRING, defaultValue = ""))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.NOTATION,
            description = Notation.DESCRIPTION,
            schema = @Schema(implementation = Notation.class, defaultValue = "AUTO"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.RULE_SET,
            description = "The rule set's id; GET /v1/rule-sets lists them.",
            schema = @Schema(type = SchemaType.STRING, defaultValue = "domi"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.PLY,
            description =
                    "After how many of the moves, 0 for the start; the last one if left out, or the one that ended the game."
                            + " Later ones can be asked for where moves were played on.",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "0"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.ORIENTATION,
            description = "Which side sits below.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"RED", "BLACK"},
                            defaultValue = "RED"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.PIECES,
            description = "What is written on the pieces: Chinese in either script, or the letters of FEN.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"TRADITIONAL", "SIMPLIFIED", "LETTERS"},
                            defaultValue = "TRADITIONAL"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.ARROWS,
            description =
                    "Arrows from point to point, such as h2e2,h9g7. If left out: from each piece that gives check to the"
                            + " general, and, if the verdict rests on the ply, from each attacker to its target. If empty:"
                            + " none.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.MARKS,
            description = "Points to be ringed, such as e4,d9.",
            schema = @Schema(type = SchemaType.STRING, defaultValue = ""))
    @Parameter(
            in = ParameterIn.QUERY,
            name = BoardQuery.SIZE,
            description = "How wide the picture is, in pixels; its height is 13/11 of that.",
            schema = @Schema(type = SchemaType.INTEGER))
    @APIResponse(
            responseCode = "200",
            description = "The picture.",
            headers = {
                @Header(
                        name = HttpHeaders.ETAG,
                        description = "Changes with the bytes of the picture only.",
                        schema = @Schema(type = SchemaType.STRING)),
                @Header(
                        name = HttpHeaders.CACHE_CONTROL,
                        description = "How long it may be kept, by anyone.",
                        schema = @Schema(type = SchemaType.STRING))
            },
            content = @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING)))
    @APIResponse(responseCode = "304", description = "What If-None-Match names is still so.")
    public RestResponse<byte[]> draw(@Context UriInfo uri, @Context Request request) {
        BoardQuery query = BoardQuery.of(uri, limits);
        ShownPly shown = shown(query);
        byte[] picture =
                shown.picture(query.arrows(), query.marks(), query.view()).svg();
        EntityTag tag = new EntityTag(HashUtil.sha1(picture));
        boolean known = request.evaluatePreconditions(tag) != null;
        count(shown.game(), known);
        ResponseBuilder<byte[]> answer =
                known ? ResponseBuilder.create(RestResponse.Status.NOT_MODIFIED) : ResponseBuilder.ok(picture);
        return answer.tag(tag)
                .header(HttpHeaders.CACHE_CONTROL, "public, max-age=" + limits.maxAgeSeconds())
                .build();
    }

    /** The ply that is asked for; what was played after the end is read only for that. */
    private ShownPly shown(BoardQuery query) {
        Adjudication.Ruled ruled = ruled(query, query.game(), true);
        Integer ply = query.ply();
        if (ply == null) {
            return ShownPly.of(ruled.game(), ruled.game().ply());
        }
        int last = query.game().moves().size();
        if (ply > last) {
            throw Refusals.tooHigh(BoardQuery.PLY, last);
        }
        Game game = ply <= ruled.game().ply() ? ruled.game() : playedOn(query, ruled.notation());
        return ShownPly.of(game, ply);
    }

    /** The game to its last move, in the notation that it was read in up to its end. */
    private Game playedOn(BoardQuery query, Notation notation) {
        GameText game = new GameText(query.game().startFen(), query.game().moves(), notation);
        return ruled(query, game, false).game();
    }

    private Adjudication.Ruled ruled(BoardQuery query, GameText game, boolean stopsAtEnd) {
        return switch (adjudicator.adjudicate(query.ruleSet(), game, stopsAtEnd, Replay.Detail.PAST)) {
            case Adjudication.Ruled ruled -> ruled;
            case Adjudication.Refused refused -> throw Refusals.of(refused, RulingWriter.NO_SECTIONS);
        };
    }

    private void count(Game game, boolean known) {
        metrics.counter("arbiter.boards", "rule_set", game.rules().id(), "answer", known ? "NOT_MODIFIED" : "DRAWN")
                .increment();
    }
}
