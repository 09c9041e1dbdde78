package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.records.RecordsResponse;
import org.xiangqi.arbiter.record.Format;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.RecordFile;

/** A game file in, its games out. */
@Path("/v1/records")
@Tag(name = "Records", description = "A game file in, its games out.")
public class RecordResource {
    private final Limits limits;
    private final MeterRegistry metrics;

    RecordResource(Limits limits, MeterRegistry metrics) {
        this.limits = limits;
        this.metrics = metrics;
    }

    /** Reads a game file, whatever the request says that its body is: many senders do not know. */
    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "readRecords",
            summary = "Read a game file",
            description =
                    "Takes the bytes of a file as the body, with any Content-Type, and answers the games in it. Format and"
                            + " encoding are told by the content unless the query says them; what the Content-Type says of"
                            + " the encoding is not asked, for it is often wrong. A game that cannot be read to its end is"
                            + " answered up to the fault, with its place and reason; the games behind it are read all the"
                            + " same. A file without a game in it is an empty list.")
    @APIResponse(responseCode = "200", description = "The games, as far as they could be read.")
    public RecordsResponse read(
            @RequestBody(
                            description = "The file.",
                            content = {
                                @Content(
                                        mediaType = MediaType.APPLICATION_OCTET_STREAM,
                                        schema = @Schema(type = SchemaType.STRING, format = "binary")),
                                @Content(
                                        mediaType = "application/x-chess-pgn",
                                        schema = @Schema(type = SchemaType.STRING)),
                                @Content(
                                        mediaType = "application/vnd.chess-pgn",
                                        schema = @Schema(type = SchemaType.STRING)),
                                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING))
                            })
                    byte @Nullable [] file,
            @Parameter(
                            description = "What kind of file it is; told by its content if left out.",
                            schema = @Schema(implementation = Format.class))
                    @QueryParam("format")
                    @Nullable
                    String format,
            @Parameter(
                            description = "How its bytes are text; told by them if left out.",
                            schema =
                                    @Schema(
                                            type = SchemaType.STRING,
                                            enumeration = {"UTF-8", "GB18030", "GBK", "Big5"}))
                    @QueryParam("charset")
                    @Nullable
                    String charset,
            @Context UriInfo uri) {
        Refusals.refuseUnknownParameters(uri, List.of("format", "charset"));
        RecordFile read = GameFile.read(file, format, charset, limits);
        count(read);
        return RecordsResponse.of(read);
    }

    private void count(RecordFile file) {
        for (GameRecord game : file.games()) {
            String fault = String.valueOf(game.main().fault().isPresent());
            metrics.counter("arbiter.records", "format", file.format().name(), "fault", fault)
                    .increment();
        }
    }
}
