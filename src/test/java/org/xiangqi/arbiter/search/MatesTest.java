package org.xiangqi.arbiter.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.Tables;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.rules.RuleSet;

/** Known mates in one to three moves, with a small budget. */
class MatesTest {
    private static final long NODES = 60_000;
    private static final int LONGEST = 3;

    @Test
    void shortMatesAreFound() {
        Search search = new Search(4, 1);
        List<String> missed = new ArrayList<>();
        int all = 0;
        for (String line :
                Tables.lines("mates.tsv").subList(1, Tables.lines("mates.tsv").size())) {
            String[] cells = line.split("\t", -1);
            int moves = Integer.parseInt(cells[3]);
            if (moves <= LONGEST) {
                all++;
                Position position = Positions.of(cells[2]);
                AtomicBoolean found = new AtomicBoolean();
                SearchResult result = search.search(
                        position,
                        List.of(),
                        RuleSet.byDefault(),
                        SearchLimits.ofNodes(NODES),
                        found::get,
                        step -> found.set(isMate(step, moves)));
                if (!isMate(result, moves)) {
                    missed.add(cells[1] + " " + cells[2] + " in " + moves + ": "
                            + result.best().score());
                }
            }
        }
        assertThat(all).isGreaterThan(300);
        assertThat(missed).hasSizeLessThanOrEqualTo(all / 100);
    }

    private static boolean isMate(SearchResult result, int moves) {
        return result.best().score() instanceof Score.Mate(int in) && in > 0 && in <= moves;
    }
}
