package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Limits out of range are refused when they are made. */
class SearchLimitsTest {
    @Test
    void oneLimitThereMustBe() {
        assertThatThrownBy(() -> new SearchLimits(OptionalInt.empty(), OptionalLong.empty(), OptionalLong.empty(), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("needs a limit");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 101})
    void depth(int depth) {
        assertThatThrownBy(() -> SearchLimits.ofDepth(depth)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0})
    void nodesAndTime(long figure) {
        assertThatThrownBy(() -> SearchLimits.ofNodes(figure)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimits.ofTime(figure)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 11})
    void lines(int lines) {
        assertThatThrownBy(() -> SearchLimits.ofDepth(1).withLines(lines)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void tablesAndThreads() {
        assertThatThrownBy(() -> new Search(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Search(1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Search(1, 65)).isInstanceOf(IllegalArgumentException.class);
    }
}
