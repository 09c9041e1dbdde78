package org.xiangqi.arbiter.api.ruleset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.rules.RuleSet;

/** The README's table of the rule sets is that of today's rule sets; {@code make readme} writes it. */
class RuleSetTableTest {
    private static final Path README = Path.of("README.md");
    private static final String BEGIN = "<!-- rule sets: written by make readme -->\n";
    private static final String END = "\n<!-- rule sets: end -->";

    @Test
    void theReadmeHasTheTableOfToday() throws IOException {
        String table =
                RuleSetTable.of(RuleSet.all().stream().map(RuleSetView::of).toList());
        String readme = Files.readString(README);
        assertThat(readme).contains(BEGIN, END);
        int begin = readme.indexOf(BEGIN) + BEGIN.length();
        int end = readme.indexOf(END, begin);
        if (Boolean.getBoolean("readme.write")) {
            Files.writeString(README, readme.substring(0, begin) + table + readme.substring(end));
            return;
        }
        assertThat(readme.substring(begin, end)).isEqualTo(table);
    }

    @Test
    void everyRuleSetHasAColumn() {
        String table =
                RuleSetTable.of(RuleSet.all().stream().map(RuleSetView::of).toList());
        assertThat(table.lines())
                .allSatisfy(line ->
                        assertThat(line.split("(?=\\|)")).hasSize(RuleSet.all().size() + 2));
    }
}
