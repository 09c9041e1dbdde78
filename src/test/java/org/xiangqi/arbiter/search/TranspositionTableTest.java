package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is put into the table comes out of it, and no more than its size is ever taken. */
class TranspositionTableTest {
    private static final int MEBIBYTE_OF_LONGS = 1 << 17;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 64})
    void takesNoMoreThanItsSize(int mebibytes) {
        int size = new TranspositionTable(mebibytes).size();
        assertThat(size).isBetween(mebibytes * MEBIBYTE_OF_LONGS / 2, mebibytes * MEBIBYTE_OF_LONGS + 8);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 4097})
    void refusesOtherSizes(int mebibytes) {
        assertThatThrownBy(() -> new TranspositionTable(mebibytes)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void keepsEveryFieldToItsEnds() {
        TranspositionTable table = new TranspositionTable(1);
        int[] scores = {0, 1, -1, Values.MATE, -Values.MATE, Values.matedIn(3)};
        int[] evaluations = {Values.NONE, 0, Values.MOST_EVALUATION, -Values.MOST_EVALUATION, 17, -17};
        int[] depths = {-2, 0, 1, 50, SearchLimits.MOST_DEPTH, 119};
        for (int i = 0; i < scores.length; i++) {
            long key = 0x1234_5678_9ABC_DEF0L * (i + 1);
            int move = 89 | (89 - i) << 7;
            table.store(key, move, scores[i], evaluations[i], depths[i], 1 + i % 3, i % 2 == 0);
            long data = table.probe(key);
            assertThat(TranspositionTable.move(data)).isEqualTo(move);
            assertThat(TranspositionTable.score(data)).isEqualTo(scores[i]);
            assertThat(TranspositionTable.evaluation(data)).isEqualTo(evaluations[i]);
            assertThat(TranspositionTable.depth(data)).isEqualTo(depths[i]);
            assertThat(TranspositionTable.bound(data)).isEqualTo(1 + i % 3);
            assertThat(TranspositionTable.pv(data)).isEqualTo(i % 2 == 0);
        }
    }

    @Test
    void knowsNothingOfOtherPositionsNorAfterClearing() {
        TranspositionTable table = new TranspositionTable(1);
        Random random = new Random(5);
        for (int i = 0; i < 300_000; i++) {
            table.store(random.nextLong(), 1, i % 1000, 0, i % 20, TranspositionTable.LOWER, false);
        }
        Random again = new Random(5);
        int kept = 0;
        for (int i = 0; i < 300_000; i++) {
            long data = table.probe(again.nextLong());
            if (data != TranspositionTable.NOTHING) {
                kept++;
                assertThat(TranspositionTable.score(data)).isEqualTo(i % 1000);
            }
        }
        assertThat(kept).isBetween(40_000, MEBIBYTE_OF_LONGS / 2);
        table.clear(Long.MAX_VALUE);
        Random oncemore = new Random(5);
        for (int i = 0; i < 300_000; i++) {
            assertThat(table.probe(oncemore.nextLong())).isEqualTo(TranspositionTable.NOTHING);
        }
    }

    @Test
    void aDeepEntryOutlastsShallowOnes() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(42, 7, 100, 0, 30, TranspositionTable.EXACT, true);
        for (long i = 1; i < 1000; i++) {
            table.store(42 + i, 8, 0, 0, 1, TranspositionTable.UPPER, false);
        }
        assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(30);
    }
}
