package org.xiangqi.arbiter.api;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.Blocking;
import io.vertx.core.http.HttpServerResponse;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.common.util.RestMediaType;
import org.xiangqi.arbiter.api.batch.Batch;
import org.xiangqi.arbiter.api.batch.BatchLine;
import org.xiangqi.arbiter.api.batch.Batches;
import org.xiangqi.arbiter.api.batch.Form;
import org.xiangqi.arbiter.api.batch.JsonLines;
import org.xiangqi.arbiter.api.batch.LineForm;
import org.xiangqi.arbiter.api.batch.PgnGames;
import org.xiangqi.arbiter.api.batch.Referee;
import org.xiangqi.arbiter.api.batch.TableForm;

/** Any number of games in, an answer a line out, both as they go. */
@Path(BatchResource.PATH)
@Tag(name = "Adjudications")
public class BatchResource {
    static final String PATH = "/v1/adjudications/batch";
    private static final String CSV = "text/csv";

    /** By when a batch may have ended; nobody knows how long the others are. */
    private static final long RETRY_AFTER_SECONDS = 10;

    private final Rulings rulings;
    private final Limits limits;
    private final Batches batches;
    private final ObjectMapper json;
    private final CurrentVertxRequest current;

    BatchResource(Rulings rulings, Limits limits, Batches batches, ObjectMapper json, CurrentVertxRequest current) {
        this.rulings = rulings;
        this.limits = limits;
        this.batches = batches;
        this.json = json;
        this.current = current;
    }

    /** Judges games. The document has all forms as one operation, which is told here. */
    @POST
    @Blocking
    @Consumes(RestMediaType.APPLICATION_NDJSON)
    @Produces(RestMediaType.APPLICATION_NDJSON)
    @Operation(
            operationId = "adjudicateBatch",
            summary = "Judge many games",
            description =
                    "Takes any number of games and answers one line each, in their order, while the body is still being sent:"
                            + " each line of the body is a request as POST /v1/adjudications takes it, or the body is a PGN file"
                            + " of games with what else there is to say in the query. A game that is refused is answered in its"
                            + " place with the problem it would get by itself, and the next one is read; so the status of the"
                            + " answer as a whole is 200 once it has begun. Blank lines are passed over. Neither the body nor the"
                            + " answer is ever held as a whole: a client that does not read its answer is not read from any"
                            + " further, so it must read while it sends. An answer that does not end as HTTP says was broken off."
                            + " Both may be compressed with gzip. As text/csv the answer is a table: a row of names, then a row a"
                            + " game with what include asks for left out.")
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.RULE_SET,
            description = "With a PGN file: the rule set's id.",
            schema = @Schema(type = SchemaType.STRING, defaultValue = "domi"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.STOP_AT_END,
            description = "With a PGN file: as the field of that name.",
            schema = @Schema(type = SchemaType.BOOLEAN, defaultValue = "true"))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.INCLUDE,
            description =
                    "With a PGN file: the sections wanted in the answer, each as a parameter; LEGAL_MOVES and EVIDENCE if left"
                            + " out, none if empty.",
            schema = @Schema(type = SchemaType.ARRAY, implementation = AdjudicationRequest.Section.class))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.CHARSET,
            description = "With a PGN file: how its bytes are text; told by those of each game if left out.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"UTF-8", "GB18030", "GBK", "Big5"}))
    @Parameter(
            in = ParameterIn.HEADER,
            name = HttpHeaders.CONTENT_ENCODING,
            description = "gzip if the body is.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"gzip", "identity"}))
    @RequestBody(
            required = true,
            content = {
                @Content(
                        mediaType = RestMediaType.APPLICATION_NDJSON,
                        schema = @Schema(implementation = AdjudicationRequest.class)),
                @Content(mediaType = FileTypes.PGN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = FileTypes.REGISTERED_PGN, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(
            responseCode = "200",
            description = "A line a game, each as the schema says, or a table.",
            content = {
                @Content(
                        mediaType = RestMediaType.APPLICATION_NDJSON,
                        schema = @Schema(implementation = BatchLine.class)),
                @Content(mediaType = CSV, schema = @Schema(type = SchemaType.STRING))
            })
    @APIResponse(
            responseCode = "503",
            description = "As many batches are being answered as this installation answers at the same time.",
            content = @Content(mediaType = "application/problem+json", schema = @Schema(ref = "Problem")),
            headers =
                    @Header(
                            name = "Retry-After",
                            description = "In how many seconds to ask again.",
                            schema = @Schema(type = SchemaType.INTEGER)))
    public void judgeRequests(@Context UriInfo uri, @Context HttpHeaders headers) {
        answerRequests(uri, headers, new LineForm(json), RestMediaType.APPLICATION_NDJSON);
    }

    /** Judges requests, answered as a table. */
    @POST
    @Blocking
    @Consumes(RestMediaType.APPLICATION_NDJSON)
    @Produces(CSV + ";qs=0.5")
    @Operation(hidden = true)
    public void judgeRequestsAsTable(@Context UriInfo uri, @Context HttpHeaders headers) {
        answerRequests(uri, headers, new TableForm(), CSV);
    }

    /** Judges the games of a file. */
    @POST
    @Blocking
    @Consumes({FileTypes.PGN, FileTypes.REGISTERED_PGN})
    @Produces(RestMediaType.APPLICATION_NDJSON)
    @Operation(hidden = true)
    public void judgeFile(@Context UriInfo uri, @Context HttpHeaders headers) {
        answerFile(uri, headers, new LineForm(json), RestMediaType.APPLICATION_NDJSON);
    }

    /** Judges the games of a file, answered as a table. */
    @POST
    @Blocking
    @Consumes({FileTypes.PGN, FileTypes.REGISTERED_PGN})
    @Produces(CSV + ";qs=0.5")
    @Operation(hidden = true)
    public void judgeFileAsTable(@Context UriInfo uri, @Context HttpHeaders headers) {
        answerFile(uri, headers, new TableForm(), CSV);
    }

    private void answerRequests(UriInfo uri, HttpHeaders headers, Form form, String type) {
        Refusals.refuseUnknownParameters(uri, List.of());
        Referee referee = Referees.ofRequests(rulings, json, form.isShort());
        answer(headers, in -> new JsonLines(in, batches.lineBytes()), referee, form, type);
    }

    private void answerFile(UriInfo uri, HttpHeaders headers, Form form, String type) {
        FileQuery query = FileQuery.ofStream(uri);
        GameFile.refuseUnknownCharset(query.charset());
        Rulings.refuseUnknown(query.ruleSet());
        Referee referee = Referees.ofGames(rulings, form.isShort() ? query.inShort() : query, limits);
        answer(headers, in -> new PgnGames(in, batches.lineBytes()), referee, form, type);
    }

    private void answer(HttpHeaders headers, Batch.Cutting cutting, Referee referee, Form form, String type) {
        refuseOtherForms(headers, type);
        boolean gzipped = isGzip(headers);
        boolean gzipAnswer = acceptsGzip(headers);
        Batches.Place place = batches.place().orElseThrow(() -> Refusals.tooManyBatches(RETRY_AFTER_SECONDS));
        HttpServerResponse response = current.getCurrent().response();
        response.setChunked(true)
                .putHeader(HttpHeaders.CONTENT_TYPE, type + ";charset=UTF-8")
                .putHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        if (gzipAnswer) {
            response.putHeader(HttpHeaders.CONTENT_ENCODING, "gzip");
        }
        place.answer(current.getCurrent().request(), gzipped, cutting, referee, form, gzipAnswer);
    }

    /** The framework asks this of methods alone that return something. */
    private static void refuseOtherForms(HttpHeaders headers, String type) {
        if (headers.getAcceptableMediaTypes().stream().noneMatch(MediaType.valueOf(type)::isCompatible)) {
            throw new NotAcceptableException();
        }
    }

    private static boolean isGzip(HttpHeaders headers) {
        String encoding = headers.getHeaderString(HttpHeaders.CONTENT_ENCODING);
        if (encoding == null || encoding.equalsIgnoreCase("identity")) {
            return false;
        }
        if (!encoding.equalsIgnoreCase("gzip")) {
            throw Refusals.unknownEncoding();
        }
        return true;
    }

    /** Whether the client names gzip and does not give it a weight of zero. */
    private static boolean acceptsGzip(HttpHeaders headers) {
        String accepted = headers.getHeaderString(HttpHeaders.ACCEPT_ENCODING);
        return accepted != null
                && Arrays.stream(accepted.toLowerCase(Locale.ROOT).split(",", -1))
                        .map(each -> each.replace(" ", ""))
                        .anyMatch(each -> each.equals("gzip")
                                || (each.startsWith("gzip;q=") && !each.matches("gzip;q=0(\\.0*)?")));
    }
}
