package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriInfo;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
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
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.records.RecordsRequest;
import org.xiangqi.arbiter.api.records.RecordsResponse;
import org.xiangqi.arbiter.record.Faults;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.MoveStyle;
import org.xiangqi.arbiter.record.RecordFile;
import org.xiangqi.arbiter.record.RecordWriter;

/** A game file in, its games out, as JSON or as a file of another format. */
@Path("/v1/records")
@Tag(name = "Records", description = "A game file in, its games out.")
@Seated
public class RecordResource {
    private static final String MOVE_STYLE = "moveStyle";
    private static final String FAULTS = "Record-Faults";
    private static final List<String> READING = List.of(FileQuery.FORMAT, FileQuery.CHARSET);
    private static final List<String> STYLED = List.of(FileQuery.FORMAT, FileQuery.CHARSET, MOVE_STYLE);
    private static final List<String> STYLES =
            Arrays.stream(MoveStyle.values()).map(MoveStyle::name).toList();

    /** If any type will do, the answer is JSON: the others are worth less. */
    private static final String TEXT = ";qs=0.5";

    private static final String UTF_8 = ";charset=UTF-8";

    private final SentGames sentGames;
    private final Limits limits;
    private final MeterRegistry metrics;

    RecordResource(SentGames sentGames, Limits limits, MeterRegistry metrics) {
        this.sentGames = sentGames;
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
                    "Takes the bytes of a file as the body, with any Content-Type but that of JSON, and answers the games"
                            + " in it; or games as JSON, the way they are answered, to check or write them. Format and"
                            + " encoding are told by the content unless the query says them; what the Content-Type says of"
                            + " the encoding is not asked, for it is often wrong. A game that cannot be read to its end is"
                            + " answered up to the fault, with its place and reason; the games behind it are read all the"
                            + " same. A file without a game in it is an empty list.")
    @APIResponse(
            responseCode = "200",
            description =
                    "The games, as far as they could be read: as JSON, or in the format that Accept asks for, one after the"
                            + " other and in UTF-8. No such format has a place for faults: they are remarks there, and"
                            + " Record-Faults counts them.",
            headers =
                    @Header(
                            name = FAULTS,
                            description = "How many lines, main lines and variations, were not read to their end.",
                            schema = @Schema(type = SchemaType.INTEGER, minimum = "0")),
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = RecordsResponse.class)),
                @Content(mediaType = FileTypes.PGN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = FileTypes.REGISTERED_PGN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = FileTypes.WXF, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = FileTypes.DHTMLXQ, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = FileTypes.UCCI, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING))
            })
    @Parameter(
            in = ParameterIn.QUERY,
            name = MOVE_STYLE,
            description = "With PGN or text as the answer: how its moves are written.",
            schema = @Schema(implementation = MoveStyle.class, defaultValue = "SIMPLIFIED"))
    @RequestBody(
            description = "The file.",
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_OCTET_STREAM,
                        schema = @Schema(type = SchemaType.STRING, format = "binary")),
                @Content(mediaType = FileTypes.PGN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = FileTypes.REGISTERED_PGN, schema = @Schema(type = SchemaType.STRING)),
                @Content(mediaType = MediaType.TEXT_PLAIN, schema = @Schema(type = SchemaType.STRING)),
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = RecordsRequest.class))
            })
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.FORMAT,
            description = "What kind of file it is; told by its content if left out.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"PGN", "WXF", "DHTMLXQ", "UCCI", "TEXT", "XQF", "CBR", "CBL"}))
    @Parameter(
            in = ParameterIn.QUERY,
            name = FileQuery.CHARSET,
            description = "How its bytes are text; told by them if left out.",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"UTF-8", "GB18030", "GBK", "Big5"}))
    public RestResponse<RecordsResponse> read(
            byte @Nullable [] file, @Context UriInfo uri, @Context HttpHeaders headers) {
        RecordFile read = file(file, uri, headers, READING);
        return answer(RecordsResponse.of(read), read).build();
    }

    /** The games as PGN. */
    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(FileTypes.PGN + TEXT)
    @Operation(hidden = true)
    public RestResponse<String> pgn(byte @Nullable [] file, @Context UriInfo uri, @Context HttpHeaders headers) {
        return writeStyled(file, uri, headers, FileTypes.PGN, RecordWriter::pgn);
    }

    /** The games as PGN, by its registered name. */
    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(FileTypes.REGISTERED_PGN + TEXT)
    @Operation(hidden = true)
    public RestResponse<String> registeredPgn(
            byte @Nullable [] file, @Context UriInfo uri, @Context HttpHeaders headers) {
        return writeStyled(file, uri, headers, FileTypes.REGISTERED_PGN, RecordWriter::pgn);
    }

    /** The games as WXF files. */
    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(FileTypes.WXF + TEXT)
    @Operation(hidden = true)
    public RestResponse<String> wxf(byte @Nullable [] file, @Context UriInfo uri, @Context HttpHeaders headers) {
        return write(file(file, uri, headers, READING), FileTypes.WXF, RecordWriter::wxf);
    }

    /** The games as DhtmlXQ. */
    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(FileTypes.DHTMLXQ + TEXT)
    @Operation(hidden = true)
    public RestResponse<String> dhtmlxq(byte @Nullable [] file, @Context UriInfo uri, @Context HttpHeaders headers) {
        return write(file(file, uri, headers, READING), FileTypes.DHTMLXQ, RecordWriter::dhtmlxq);
    }

    /** The games as positions for UCCI. */
    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(FileTypes.UCCI + TEXT)
    @Operation(hidden = true)
    public RestResponse<String> ucci(byte @Nullable [] file, @Context UriInfo uri, @Context HttpHeaders headers) {
        return write(file(file, uri, headers, READING), FileTypes.UCCI, RecordWriter::ucci);
    }

    /** The games as moves alone. */
    @POST
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.TEXT_PLAIN + TEXT)
    @Operation(hidden = true)
    public RestResponse<String> text(byte @Nullable [] file, @Context UriInfo uri, @Context HttpHeaders headers) {
        return writeStyled(file, uri, headers, MediaType.TEXT_PLAIN, RecordWriter::text);
    }

    private RecordFile file(byte @Nullable [] bytes, UriInfo uri, HttpHeaders headers, List<String> parameters) {
        boolean json = MediaType.APPLICATION_JSON_TYPE.isCompatible(headers.getMediaType());
        Refusals.refuseUnknownParameters(uri, json ? withoutThoseOfFiles(parameters) : parameters);
        MultivaluedMap<String, String> query = uri.getQueryParameters();
        RecordFile read = json
                ? sentGames.read(bytes, limits)
                : GameFile.read(bytes, query.getFirst(FileQuery.FORMAT), query.getFirst(FileQuery.CHARSET), limits);
        count(read);
        return read;
    }

    private static List<String> withoutThoseOfFiles(List<String> parameters) {
        return parameters.stream().filter(each -> !READING.contains(each)).toList();
    }

    private static MoveStyle style(UriInfo uri) {
        String name = uri.getQueryParameters().getFirst(MOVE_STYLE);
        if (name == null) {
            return MoveStyle.SIMPLIFIED;
        }
        if (!STYLES.contains(name)) {
            throw Refusals.notOffered(MOVE_STYLE, STYLES);
        }
        return MoveStyle.valueOf(name);
    }

    private RestResponse<String> writeStyled(
            byte @Nullable [] file,
            UriInfo uri,
            HttpHeaders headers,
            String type,
            BiFunction<GameRecord, MoveStyle, String> writer) {
        MoveStyle style = style(uri);
        return write(file(file, uri, headers, STYLED), type, game -> writer.apply(game, style));
    }

    private static RestResponse<String> write(RecordFile file, String type, Function<GameRecord, String> writer) {
        String text = file.games().stream().map(Faults::asRemarks).map(writer).collect(Collectors.joining("\n"));
        return answer(text, file).type(type + UTF_8).build();
    }

    private static <T> RestResponse.ResponseBuilder<T> answer(T body, RecordFile file) {
        int faults = file.games().stream().mapToInt(Faults::count).sum();
        return RestResponse.ResponseBuilder.ok(body).header(FAULTS, faults);
    }

    private void count(RecordFile file) {
        for (GameRecord game : file.games()) {
            String fault = String.valueOf(game.main().fault().isPresent());
            metrics.counter("arbiter.records", "format", file.format().name(), "fault", fault)
                    .increment();
        }
    }
}
