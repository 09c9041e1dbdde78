package org.xiangqi.arbiter.api;

import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.ruling.AdjudicationResponse;
import org.xiangqi.arbiter.record.GameRecord;

/** A game in, the ruling out. */
@Path("/v1/adjudications")
@Tag(name = "Adjudications", description = "A game in, the ruling out.")
public class AdjudicationResource {
    /** The most plies of a game that is judged on the thread that reads requests. */
    private static final int QUICK_PLIES = 400;

    private final Rulings rulings;
    private final Limits limits;
    private final Courtroom courtroom;

    AdjudicationResource(Rulings rulings, Limits limits, Courtroom courtroom) {
        this.rulings = rulings;
        this.limits = limits;
        this.courtroom = courtroom;
    }

    /** Judges a game. The document has its two forms as one operation, which is told here. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "adjudicate",
            summary = "Judge a game",
            description =
                    "Replays the moves under the rule set and answers the position, its legal moves with what each"
                            + " would lead to, check, and the verdict with its reason, the plies it rests on and the article. A"
                            + " lost game is a 200 with a verdict. The game comes as JSON, or as a game file with what else"
                            + " there is to say in the query; then the problem of a move says its line and column, and a"
                            + " warning says where the result that the file tells is not that of the ruling.")
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.RULE_SET,
            description = "With a game file: the rule set's id.",
            schema = @Schema(type = SchemaType.STRING, defaultValue = "domi"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.STOP_AT_END,
            description = "With a game file: as the field of that name.",
            schema = @Schema(type = SchemaType.BOOLEAN, defaultValue = "true"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.INCLUDE,
            description =
                    "With a game file: the sections wanted in the answer, each as a parameter; LEGAL_MOVES and EVIDENCE if"
                            + " left out, none if empty.",
            schema = @Schema(type = SchemaType.ARRAY, implementation = AdjudicationRequest.Section.class))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.GAME,
            description = "With a game file: which of its games, from 0.",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "0", defaultValue = "0"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.FORMAT,
            description = "With a game file: what kind it is; told by its content if left out.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"PGN", "WXF", "DHTMLXQ", "UCCI", "TEXT", "XQF", "CBR", "CBL"}))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.CHARSET,
            description = "With a game file: how its bytes are text; told by them if left out.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"UTF-8", "GB18030", "GBK", "Big5"}))
    @RequestBody(
            required = true,
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = AdjudicationRequest.class)),
                @Content(mediaType = FileTypes.PGN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = FileTypes.REGISTERED_PGN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)),
                @Content(
                        mediaType = MediaType.APPLICATION_OCTET_STREAM,
                        schema = @Schema(type = SchemaType.STRING, format = "binary"))
            })
    @APIResponse(responseCode = "200", description = "The ruling.")
    @NonBlocking
    public Uni<AdjudicationResponse> adjudicate(AdjudicationRequest request) {
        return isQuick(request)
                ? Uni.createFrom().item(rulings.rule(request))
                : courtroom.elsewhere(() -> rulings.rule(request));
    }

    /**
     * Whether the ruling is made in a fraction of a millisecond whatever the moves are, so that handing it to another thread
     * would cost more than it takes: a game of ordinary length, up to its first end, under rules that need no search.
     */
    private static boolean isQuick(AdjudicationRequest request) {
        return request.moves().texts().size() <= QUICK_PLIES
                && request.stopsAtEnd()
                && Adjudicator.rules(request.ruleSet())
                        .map(rules -> !rules.strikes().beyondChecks())
                        .orElse(true);
    }

    /** Judges a game of a file. */
    @POST
    @Consumes({FileTypes.PGN, FileTypes.REGISTERED_PGN, MediaType.TEXT_PLAIN, MediaType.APPLICATION_OCTET_STREAM})
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(hidden = true)
    @Seated
    public AdjudicationResponse adjudicateFile(byte @Nullable [] file, @Context UriInfo uri) {
        FileQuery query = FileQuery.of(uri);
        List<GameRecord> games =
                GameFile.read(file, query.format(), query.charset(), limits).games();
        if (query.game() < 0 || query.game() >= games.size()) {
            throw Refusals.noSuchGame(games.size());
        }
        return rulings.rule(games.get(query.game()), query);
    }
}
