package org.xiangqi.arbiter.api;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xiangqi.arbiter.api.access.AccessLimits;
import org.xiangqi.arbiter.api.analyses.AnalysisLimits;
import org.xiangqi.arbiter.api.batch.BatchLimits;
import org.xiangqi.arbiter.api.bestmoves.BestMoveLimits;
import org.xiangqi.arbiter.api.boards.BoardLimits;
import org.xiangqi.arbiter.api.mates.MateLimits;
import org.xiangqi.arbiter.api.onlinegames.OnlineGameLimits;

class LimitsInRangeTest {
    private static LimitsInRange with(Map<String, String> settings) {
        SmallRyeConfig config = new SmallRyeConfigBuilder()
                .withMapping(Limits.class)
                .withMapping(RulingLimits.class)
                .withMapping(BestMoveLimits.class)
                .withMapping(AnalysisLimits.class)
                .withMapping(MateLimits.class)
                .withMapping(BatchLimits.class)
                .withMapping(OnlineGameLimits.class)
                .withMapping(AccessLimits.class)
                .withMapping(BoardLimits.class)
                .withSources(new PropertiesConfigSource(settings, "test", 100))
                .build();
        return new LimitsInRange(
                config.getConfigMapping(Limits.class),
                config.getConfigMapping(RulingLimits.class),
                config.getConfigMapping(BestMoveLimits.class),
                config.getConfigMapping(AnalysisLimits.class),
                config.getConfigMapping(MateLimits.class),
                config.getConfigMapping(BatchLimits.class),
                config.getConfigMapping(OnlineGameLimits.class),
                config.getConfigMapping(AccessLimits.class),
                config.getConfigMapping(BoardLimits.class));
    }

    @Test
    void theDefaultsAreInRange() {
        assertThatCode(with(Map.of())::check).doesNotThrowAnyException();
    }

    @Test
    void noTwoHoldersHaveTheSameKey() {
        LimitsInRange alike = with(Map.of(
                "arbiter.access.keys.club.secret", "1234567890",
                "arbiter.access.keys.league.secret", "1234567890"));
        assertThatThrownBy(alike::check)
                .isInstanceOf(ConfigurationException.class)
                .hasMessageMatching("arbiter\\.access\\.keys\\.(club|league)\\.secret is that of another key");
    }

    @ParameterizedTest
    @CsvSource({
        "arbiter.limits.request-time-ms, 0, 1",
        "arbiter.limits.requests-at-once, 0, 1",
        "arbiter.limits.file-games, -1, 0",
        "arbiter.limits.file-plies, -1, 0",
        "arbiter.limits.file-nesting, -1, 400",
        "arbiter.limits.file-nesting, 401, 400",
        "arbiter.limits.file-variations, -1, 0",
        "arbiter.limits.touches, 0, 1",
        "arbiter.limits.standings-games, -1, 0",
        "arbiter.limits.standings-games, 1000001, 1000000",
        "arbiter.rulings.kill-threat-nodes, 0, 1",
        "arbiter.rulings.exchange-nodes, 0, 1",
        "arbiter.rulings.nodes-in-all, 0, 1",
        "arbiter.rulings.threads, -1, 0",
        "arbiter.rulings.queue, -1, 0",
        "arbiter.rulings.queue-time-ms, -1, 0",
        "arbiter.best-move.workers, 0, 1",
        "arbiter.best-move.queue, 0, 1",
        "arbiter.best-move.queue-time-ms, 0, 1",
        "arbiter.best-move.threads, 0, 1",
        "arbiter.best-move.table-mebibytes, 0, 4096",
        "arbiter.best-move.table-mebibytes, 4097, 4096",
        "arbiter.best-move.most-move-time-ms, 0, 1",
        "arbiter.best-move.most-depth, 0, 1",
        "arbiter.best-move.most-depth, 101, 100",
        "arbiter.best-move.most-nodes, 0, 1",
        "arbiter.analysis.default-nodes, 0, 1",
        "arbiter.analysis.most-nodes, 0, 1",
        "arbiter.analysis.nodes-in-all, 0, 1",
        "arbiter.mates.threads, 0, 1",
        "arbiter.mates.queue, 0, 1",
        "arbiter.mates.nodes, 0, 1",
        "arbiter.mates.most-moves, 0, 1",
        "arbiter.mates.most-moves, 101, 100",
        "arbiter.mates.default-moves, 0, 1",
        "arbiter.mates.table-bits, 7, 8",
        "arbiter.mates.table-bits, 25, 24",
        "arbiter.online-games.events, -1, 0",
        "arbiter.online-games.account-length, 0, 1",
        "arbiter.boards.least-size, 0, 1",
        "arbiter.boards.most-size, 99, 100",
        "arbiter.boards.most-size, 100001, 100000",
        "arbiter.boards.default-size, 0, 1",
        "arbiter.boards.arrows, -1, 0",
        "arbiter.boards.marks, 91, 90",
        "arbiter.boards.moves-length, -1, 0",
        "arbiter.boards.max-age-seconds, -1, 0",
        "arbiter.access.requests-per-minute, -1, 0",
        "arbiter.access.burst, -1, 0",
        "arbiter.access.addresses, 0, 1",
    })
    void aSettingOutOfRangeIsNamedWithWhatItMayBe(String setting, String value, String bound) {
        assertThatThrownBy(with(Map.of(setting, value))::check)
                .isInstanceOf(ConfigurationException.class)
                .hasMessageStartingWith(setting + " must be from ")
                .hasMessageContaining(bound)
                .hasMessageEndingWith("not " + value);
    }
}
