package org.xiangqi.arbiter.api.document;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.security.SecurityRequirement;
import org.xiangqi.arbiter.api.Limits;
import org.xiangqi.arbiter.api.RulingLimits;
import org.xiangqi.arbiter.api.access.AccessLimits;
import org.xiangqi.arbiter.api.analyses.AnalysisLimits;
import org.xiangqi.arbiter.api.batch.BatchLimits;
import org.xiangqi.arbiter.api.bestmoves.BestMoveLimits;
import org.xiangqi.arbiter.api.boards.BoardLimits;
import org.xiangqi.arbiter.api.mates.MateLimits;
import org.xiangqi.arbiter.api.onlinegames.OnlineGameLimits;

/** Publishes the limits that this very installation is configured with; in the document of the build, the defaults. */
@OpenApiFilter(stages = {OpenApiFilter.RunStage.BUILD, OpenApiFilter.RunStage.RUNTIME_STARTUP})
public class LimitsFilter implements OASFilter {
    @Override
    public void filterOpenAPI(OpenAPI document) {
        Map<String, Object> limits = new LinkedHashMap<>();
        limits.put("plies", limit(Limits.PREFIX + ".plies", Limits.PLIES));
        limits.put("evidencePlies", limit(Limits.PREFIX + ".evidence-plies", Limits.EVIDENCE_PLIES));
        limits.put("bodyBytes", limit(Limits.PREFIX + ".body-bytes", Limits.BODY_BYTES));
        limits.put("requestTimeMs", limit(Limits.PREFIX + ".request-time-ms", Limits.REQUEST_TIME_MS));
        limits.put("requestsAtOnce", limit(Limits.PREFIX + ".requests-at-once", Limits.REQUESTS_AT_ONCE));
        limits.put("fileGames", limit(Limits.PREFIX + ".file-games", Limits.FILE_GAMES));
        limits.put("filePlies", limit(Limits.PREFIX + ".file-plies", Limits.FILE_PLIES));
        limits.put("fileNesting", limit(Limits.PREFIX + ".file-nesting", Limits.FILE_NESTING));
        limits.put("fileVariations", limit(Limits.PREFIX + ".file-variations", Limits.FILE_VARIATIONS));
        limits.put(
                "rulingKillThreatNodes",
                limit(RulingLimits.PREFIX + ".kill-threat-nodes", RulingLimits.KILL_THREAT_NODES));
        limits.put("rulingExchangeNodes", limit(RulingLimits.PREFIX + ".exchange-nodes", RulingLimits.EXCHANGE_NODES));
        limits.put("rulingNodesInAll", limit(RulingLimits.PREFIX + ".nodes-in-all", RulingLimits.NODES_IN_ALL));
        long mostMoves = limit(MateLimits.PREFIX + ".most-moves", MateLimits.MOST_MOVES);
        limits.put("mateMoves", mostMoves);
        limits.put("mateNodes", limit(MateLimits.PREFIX + ".nodes", MateLimits.NODES));
        limits.put("bestMoveTimeMs", bestMove("most-move-time-ms", BestMoveLimits.MOST_MOVE_TIME_MS));
        limits.put("bestMoveDepth", bestMove("most-depth", BestMoveLimits.MOST_DEPTH));
        limits.put("bestMoveNodes", bestMove("most-nodes", BestMoveLimits.MOST_NODES));
        limits.put("bestMoveQueueTimeMs", bestMove("queue-time-ms", BestMoveLimits.QUEUE_TIME_MS));
        long analysisNodes = analysis("most-nodes", AnalysisLimits.MOST_NODES);
        limits.put("analysisNodes", analysisNodes);
        limits.put("analysisNodesInAll", analysis("nodes-in-all", AnalysisLimits.NODES_IN_ALL));
        limits.putAll(boards(document));
        limits.put("batchLineBytes", limit(BatchLimits.PREFIX + ".line-bytes", BatchLimits.LINE_BYTES));
        limits.put("batchGames", limit(BatchLimits.PREFIX + ".games", BatchLimits.GAMES));
        long onlineEvents = limit(OnlineGameLimits.PREFIX + ".events", OnlineGameLimits.EVENTS);
        long accountLength = limit(OnlineGameLimits.PREFIX + ".account-length", OnlineGameLimits.ACCOUNT_LENGTH);
        limits.put("onlineEvents", onlineEvents);
        limits.put("accountLength", accountLength);
        limits.put(
                "requestsPerMinute",
                limit(AccessLimits.PREFIX + ".requests-per-minute", AccessLimits.REQUESTS_PER_MINUTE));
        limits.put("touches", limit(Limits.PREFIX + ".touches", Limits.TOUCHES));
        limits.put("standingsGames", limit(Limits.PREFIX + ".standings-games", Limits.STANDINGS_GAMES));
        document.addExtension("x-limits", limits);
        document.setSecurity(access());
        String most = " A field that is absent or null has its default. At most " + limits.get("plies") + " moves and "
                + limits.get("bodyBytes") + " bytes.";
        String size = " Only moves is required." + most;
        request(document, "AdjudicationRequest").setDescription("A game to be judged." + size);
        request(document, "ComparisonRequest").setDescription("A game to be judged under several rule sets." + size);
        request(document, "NotationRequest").setDescription("A game whose moves are to be written." + size);
        Schema onlineGames = request(document, "OnlineGameRequest");
        onlineGames.setDescription("What happened in a game that is played online. Only events is required." + most
                + " A MOVE that is refused is one of the moves all the same.");
        Objects.requireNonNull(onlineGames.getProperties().get("events")).maxItems(Math.toIntExact(onlineEvents));
        Objects.requireNonNull(
                        request(document, "OnlinePlayerRequest").getProperties().get("account"))
                .maxLength(Math.toIntExact(accountLength));
        Schema mates = request(document, "MateRequest");
        mates.setDescription("A position to look for mate in, as the game that leads to it." + size);
        long defaultMoves = limit(MateLimits.PREFIX + ".default-moves", MateLimits.DEFAULT_MOVES);
        Objects.requireNonNull(mates.getProperties().get("maxMoves"))
                .maximum(BigDecimal.valueOf(mostMoves))
                .defaultValue(Math.min(defaultMoves, mostMoves));
        Schema bestMoves = request(document, "BestMoveRequest");
        bestMoves.setDescription(
                "A game whose next move is asked for. Required are moves and, to say when to stop, one or"
                        + " more of moveTimeMs, depth and nodes." + most);
        setMaximum(bestMoves, "moveTimeMs", limits.get("bestMoveTimeMs"));
        setMaximum(bestMoves, "depth", limits.get("bestMoveDepth"));
        setMaximum(bestMoves, "nodes", limits.get("bestMoveNodes"));
        Schema touches = request(document, "TouchRulingRequest");
        touches.setDescription(
                "A game, and the pieces that its side to move has touched. Required are moves and touches." + most);
        setMaxItems(touches, "touches", limits.get("touches"));
        Schema standings = request(document, "StandingsRequest");
        standings.setDescription("The games of a contest. A field that is absent or null has its default. At most "
                + limits.get("bodyBytes") + " bytes.");
        setMaxItems(standings, "games", limits.get("standingsGames"));
        Schema analyses = request(document, "AnalysisRequest");
        analyses.setDescription("A game to be analysed. Over all its positions at most "
                + limits.get("analysisNodesInAll") + " nodes." + size);
        setMaximum(analyses, "nodes", analysisNodes);
        Objects.requireNonNull(analyses.getProperties().get("nodes"))
                .defaultValue(Math.min(analysis("default-nodes", AnalysisLimits.DEFAULT_NODES), analysisNodes));
    }

    /** What can be asked of pictures, which their parameters say as well. */
    private static Map<String, Long> boards(OpenAPI document) {
        Map<String, Long> boards = new LinkedHashMap<>();
        boards.put("boardLeastSize", board("least-size", BoardLimits.LEAST_SIZE));
        boards.put("boardMostSize", board("most-size", BoardLimits.MOST_SIZE));
        boards.put("boardArrows", board("arrows", BoardLimits.ARROWS));
        boards.put("boardMarks", board("marks", BoardLimits.MARKS));
        boards.put("boardMovesLength", board("moves-length", BoardLimits.MOVES_LENGTH));
        long least = Objects.requireNonNull(boards.get("boardLeastSize"));
        long most = Objects.requireNonNull(boards.get("boardMostSize"));
        parameter(document, "size")
                .minimum(BigDecimal.valueOf(least))
                .maximum(BigDecimal.valueOf(most))
                .defaultValue(Math.clamp(board("default-size", BoardLimits.DEFAULT_SIZE), least, most));
        parameter(document, "moves").setMaxLength(Math.toIntExact(boards.get("boardMovesLength")));
        parameter(document, "arrows").setMaxLength(listLength(boards.get("boardArrows"), "h2e2"));
        parameter(document, "marks").setMaxLength(listLength(boards.get("boardMarks"), "e4"));
        return boards;
    }

    /** The length of so many such texts with commas between them. */
    private static int listLength(long number, String text) {
        return Math.toIntExact(Math.max(0, number * (text.length() + 1) - 1));
    }

    private static long board(String name, String byDefault) {
        return limit(BoardLimits.PREFIX + "." + name, byDefault);
    }

    /** The schema of a parameter of pictures. */
    private static Schema parameter(OpenAPI document, String name) {
        return document.getPaths().getPathItem("/v1/boards.svg").getGET().getParameters().stream()
                .filter(each -> each.getName().equals(name))
                .findFirst()
                .orElseThrow()
                .getSchema();
    }

    /** A key may always be sent; whether one must is the matter of the installation. */
    private static List<SecurityRequirement> access() {
        List<SecurityRequirement> ways = new ArrayList<>();
        if (!required()) {
            ways.add(OASFactory.createSecurityRequirement());
        }
        ways.add(OASFactory.createSecurityRequirement().addScheme(DocumentFilter.API_KEY));
        ways.add(OASFactory.createSecurityRequirement().addScheme(DocumentFilter.BEARER));
        return ways;
    }

    private static boolean required() {
        return ConfigProvider.getConfig()
                .getOptionalValue(AccessLimits.PREFIX + ".required", Boolean.class)
                .orElse(Boolean.valueOf(AccessLimits.REQUIRED));
    }

    private static long analysis(String name, String byDefault) {
        return limit(AnalysisLimits.PREFIX + "." + name, byDefault);
    }

    private static void setMaximum(Schema request, String field, Object most) {
        Objects.requireNonNull(request.getProperties().get(field)).maximum(new BigDecimal(String.valueOf(most)));
    }

    private static void setMaxItems(Schema request, String field, Object most) {
        Objects.requireNonNull(request.getProperties().get(field)).maxItems(Integer.valueOf(String.valueOf(most)));
    }

    private static long bestMove(String name, String byDefault) {
        return limit(BestMoveLimits.PREFIX + "." + name, byDefault);
    }

    private static Schema request(OpenAPI document, String name) {
        return Objects.requireNonNull(document.getComponents().getSchemas().get(name));
    }

    private static long limit(String property, String byDefault) {
        return ConfigProvider.getConfig().getOptionalValue(property, Long.class).orElse(Long.parseLong(byDefault));
    }
}
