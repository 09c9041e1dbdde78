package org.xiangqi.arbiter.api;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.runtime.configuration.ConfigurationException;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.Set;
import org.xiangqi.arbiter.api.access.AccessLimits;
import org.xiangqi.arbiter.api.analyses.AnalysisLimits;
import org.xiangqi.arbiter.api.batch.BatchLimits;
import org.xiangqi.arbiter.api.bestmoves.BestMoveLimits;
import org.xiangqi.arbiter.api.boards.BoardLimits;
import org.xiangqi.arbiter.api.mates.MateLimits;
import org.xiangqi.arbiter.api.onlinegames.OnlineGameLimits;
import org.xiangqi.arbiter.board.Square;
import org.xiangqi.arbiter.mate.MateSearch;
import org.xiangqi.arbiter.search.Search;
import org.xiangqi.arbiter.search.SearchLimits;

/**
 * Refuses to start with settings that are out of range. Constraints on the settings themselves would say the same, but for
 * these the framework makes a second validator before anything else, which takes a fifth of the start.
 */
@Singleton
final class LimitsInRange {
    private static final int MOST_LINE_BYTES = 1 << 30;
    private static final int MOST_THREADS = 1024;
    private static final int MOST_AGE_SECONDS = 31_536_000;

    private final Limits limits;
    private final RulingLimits rulings;
    private final BestMoveLimits bestMoves;
    private final AnalysisLimits analyses;
    private final MateLimits mates;
    private final BatchLimits batches;
    private final OnlineGameLimits onlineGames;
    private final AccessLimits access;
    private final BoardLimits boards;

    LimitsInRange(
            Limits limits,
            RulingLimits rulings,
            BestMoveLimits bestMoves,
            AnalysisLimits analyses,
            MateLimits mates,
            BatchLimits batches,
            OnlineGameLimits onlineGames,
            AccessLimits access,
            BoardLimits boards) {
        this.limits = limits;
        this.rulings = rulings;
        this.bestMoves = bestMoves;
        this.analyses = analyses;
        this.mates = mates;
        this.batches = batches;
        this.onlineGames = onlineGames;
        this.access = access;
        this.boards = boards;
    }

    void start(@Observes StartupEvent event) {
        check();
    }

    /** Throws a {@link ConfigurationException} that names the first setting out of range. */
    void check() {
        require(Limits.PREFIX, "request-time-ms", limits.requestTimeMs(), 1, Integer.MAX_VALUE);
        require(Limits.PREFIX, "requests-at-once", limits.requestsAtOnce(), 1, Integer.MAX_VALUE);
        require(Limits.PREFIX, "file-games", limits.fileGames(), 0, Integer.MAX_VALUE);
        require(Limits.PREFIX, "file-plies", limits.filePlies(), 0, Integer.MAX_VALUE);
        require(Limits.PREFIX, "file-nesting", limits.fileNesting(), 0, Limits.MOST_FILE_NESTING);
        require(Limits.PREFIX, "file-variations", limits.fileVariations(), 0, Integer.MAX_VALUE);
        require(Limits.PREFIX, "touches", limits.touches(), 1, Integer.MAX_VALUE);
        require(Limits.PREFIX, "standings-games", limits.standingsGames(), 0, Limits.MOST_STANDINGS_GAMES);
        require(RulingLimits.PREFIX, "kill-threat-nodes", rulings.killThreatNodes(), 1, Integer.MAX_VALUE);
        require(RulingLimits.PREFIX, "exchange-nodes", rulings.exchangeNodes(), 1, Integer.MAX_VALUE);
        require(RulingLimits.PREFIX, "nodes-in-all", rulings.nodesInAll(), 1, Integer.MAX_VALUE);
        require(RulingLimits.PREFIX, "threads", rulings.threads(), 0, MOST_THREADS);
        require(RulingLimits.PREFIX, "queue", rulings.queue(), 0, Integer.MAX_VALUE);
        require(RulingLimits.PREFIX, "queue-time-ms", rulings.queueTimeMs(), 0, Integer.MAX_VALUE);
        require(BestMoveLimits.PREFIX, "workers", bestMoves.workers(), 1, Integer.MAX_VALUE);
        require(BestMoveLimits.PREFIX, "queue", bestMoves.queue(), 1, Integer.MAX_VALUE);
        require(BestMoveLimits.PREFIX, "queue-time-ms", bestMoves.queueTimeMs(), 1, Long.MAX_VALUE);
        require(BestMoveLimits.PREFIX, "threads", bestMoves.threads(), 1, Search.MOST_THREADS);
        require(BestMoveLimits.PREFIX, "table-mebibytes", bestMoves.tableMebibytes(), 1, Search.MOST_MEBIBYTES);
        require(BestMoveLimits.PREFIX, "most-move-time-ms", bestMoves.mostMoveTimeMs(), 1, Long.MAX_VALUE);
        require(BestMoveLimits.PREFIX, "most-depth", bestMoves.mostDepth(), 1, SearchLimits.MOST_DEPTH);
        require(BestMoveLimits.PREFIX, "most-nodes", bestMoves.mostNodes(), 1, Long.MAX_VALUE);
        require(AnalysisLimits.PREFIX, "default-nodes", analyses.defaultNodes(), 1, Long.MAX_VALUE);
        require(AnalysisLimits.PREFIX, "most-nodes", analyses.mostNodes(), 1, Long.MAX_VALUE);
        require(AnalysisLimits.PREFIX, "nodes-in-all", analyses.nodesInAll(), 1, Long.MAX_VALUE);
        require(MateLimits.PREFIX, "threads", mates.threads(), 1, Integer.MAX_VALUE);
        require(MateLimits.PREFIX, "queue", mates.queue(), 1, Integer.MAX_VALUE);
        require(MateLimits.PREFIX, "nodes", mates.nodes(), 1, Long.MAX_VALUE);
        require(MateLimits.PREFIX, "most-moves", mates.mostMoves(), 1, MateSearch.MOST_MOVES);
        require(MateLimits.PREFIX, "default-moves", mates.defaultMoves(), 1, Integer.MAX_VALUE);
        require(
                MateLimits.PREFIX,
                "table-bits",
                mates.tableBits(),
                MateSearch.LEAST_TABLE_BITS,
                MateSearch.MOST_TABLE_BITS);
        require(BatchLimits.PREFIX, "line-bytes", batches.lineBytes(), 1, MOST_LINE_BYTES);
        require(BatchLimits.PREFIX, "games", batches.games(), 0, Long.MAX_VALUE);
        require(BatchLimits.PREFIX, "streams", batches.streams(), 0, Integer.MAX_VALUE);
        require(BatchLimits.PREFIX, "threads", batches.threads(), 0, MOST_THREADS);
        require(BatchLimits.PREFIX, "patience-ms", batches.patienceMs(), 1, Integer.MAX_VALUE);
        require(OnlineGameLimits.PREFIX, "events", onlineGames.events(), 0, Integer.MAX_VALUE);
        require(OnlineGameLimits.PREFIX, "account-length", onlineGames.accountLength(), 1, Integer.MAX_VALUE);
        checkBoards();
        checkAccess();
    }

    private void checkBoards() {
        require(BoardLimits.PREFIX, "least-size", boards.leastSize(), 1, BoardLimits.GREATEST_SIZE);
        require(BoardLimits.PREFIX, "most-size", boards.mostSize(), boards.leastSize(), BoardLimits.GREATEST_SIZE);
        require(BoardLimits.PREFIX, "default-size", boards.defaultSize(), 1, BoardLimits.GREATEST_SIZE);
        require(BoardLimits.PREFIX, "arrows", boards.arrows(), 0, BoardLimits.MOST_ARROWS);
        require(BoardLimits.PREFIX, "marks", boards.marks(), 0, Square.COUNT);
        require(BoardLimits.PREFIX, "moves-length", boards.movesLength(), 0, Integer.MAX_VALUE);
        require(BoardLimits.PREFIX, "max-age-seconds", boards.maxAgeSeconds(), 0, MOST_AGE_SECONDS);
    }

    private void checkAccess() {
        require(AccessLimits.PREFIX, "requests-per-minute", access.requestsPerMinute(), 0, Integer.MAX_VALUE);
        require(AccessLimits.PREFIX, "burst", access.burst(), 0, Integer.MAX_VALUE);
        require(AccessLimits.PREFIX, "addresses", access.addresses(), 1, Integer.MAX_VALUE);
        Set<String> secrets = new HashSet<>();
        access.keys().forEach((name, key) -> {
            String setting = "keys." + name + ".requests-per-minute";
            require(AccessLimits.PREFIX, setting, key.requestsPerMinute().orElse(0), 0, Integer.MAX_VALUE);
            if (!secrets.add(key.secret())) {
                throw refusal(AccessLimits.PREFIX + ".keys." + name + ".secret", "is that of another key");
            }
        });
    }

    private static void require(String prefix, String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw refusal(prefix + "." + name, "must be from " + least + " to " + most + ", not " + value);
        }
    }

    private static ConfigurationException refusal(String setting, String why) {
        return new ConfigurationException(setting + " " + why, Set.of(setting));
    }
}
