package org.xiangqi.arbiter.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Our search as a program: what it answers in both protocols. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class EngineTest {
    /** Red mates with the chariot from i7; the soldier keeps Black from being stalemated by anything else. */
    private static final String MATE_IN_ONE = "4k4/R8/8R/9/9/p8/9/9/9/3K5 w - - 0 1";
    /** Red is to move, is not in check, and cannot move. */
    private static final String STALEMATE = "3k5/9/9/9/9/9/9/9/3r1r3/4K4 w - - 0 1";

    /** What it answers to those lines; at {@code await} it is given time until it has told a move. */
    private static List<String> answers(String... lines) throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (Script script = new Script(written, lines)) {
            Engine.serve(script, new PrintStream(written, true, StandardCharsets.UTF_8));
        }
        return written.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static final class Script extends BufferedReader {
        private final ByteArrayOutputStream written;
        private final Queue<String> lines;

        Script(ByteArrayOutputStream written, String... lines) {
            super(Reader.nullReader());
            this.written = written;
            this.lines = new ArrayDeque<>(Arrays.asList(lines));
        }

        @Override
        public @Nullable String readLine() {
            while ("await".equals(lines.peek())) {
                if (written.toString(StandardCharsets.UTF_8).contains("bestmove")) {
                    lines.remove();
                } else {
                    Thread.onSpinWait();
                }
            }
            return lines.poll();
        }
    }

    @Test
    void itGreetsInTheProtocolThatItIsAsked() throws IOException {
        assertThat(answers("uci", "isready"))
                .startsWith("id name xiangqi-arbiter")
                .contains("option name Hash type spin default 64 min 1 max 4096")
                .endsWith("uciok", "readyok");
        assertThat(answers("ucci"))
                .contains(
                        "option Hash type spin default 64 min 1 max 4096", "option usemillisec type check default true")
                .endsWith("ucciok");
    }

    @Test
    void itTellsAMateAndMakesIt() throws IOException {
        String position = "position fen " + MATE_IN_ONE;
        List<String> uci = answers("uci", "setoption name Hash value 1", position, "go depth 4", "await", "quit");
        assertThat(uci).last().isEqualTo("bestmove i7i9");
        assertThat(uci.get(uci.size() - 2)).contains(" score mate 1 ").endsWith(" pv i7i9");
        List<String> ucci = answers("ucci", "setoption Hash 1", position, "go depth 4", "await", "quit");
        assertThat(ucci).last().isEqualTo("bestmove i7i9");
        assertThat(ucci.get(ucci.size() - 2)).contains(" score 29999 ");
    }

    @Test
    void withoutALegalMoveThereIsNoBestOne() throws IOException {
        String position = "position fen " + STALEMATE;
        assertThat(answers("uci", "setoption name Hash value 1", position, "go depth 4", "await"))
                .last()
                .isEqualTo("bestmove (none)");
        assertThat(answers("ucci", "setoption Hash 1", position, "go depth 4", "await"))
                .last()
                .isEqualTo("nobestmove");
    }

    @Test
    void anEndlessSearchAnswersOnceWhenItIsStopped() throws IOException {
        List<String> answers =
                answers("uci", "setoption name Hash value 1", "position startpos", "go infinite", "stop", "isready");
        assertThat(answers).filteredOn(line -> line.startsWith("bestmove ")).hasSize(1);
        assertThat(answers).endsWith("readyok");
        assertThat(answers("uci", "setoption name Hash value 1", "position fen " + MATE_IN_ONE, "go infinite", "stop"))
                .last()
                .asString()
                .startsWith("bestmove ");
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() throws IOException {
        String[] question = {
            "uci", "setoption name Hash value 1", "position startpos moves h2e2 h9g7", "go nodes 3000", "await"
        };
        assertThat(withoutTime(answers(question))).isEqualTo(withoutTime(answers(question)));
    }

    private static List<String> withoutTime(List<String> lines) {
        return lines.stream()
                .map(line -> line.replaceAll(" nps \\d+ time \\d+", ""))
                .toList();
    }

    @Test
    void whatItCannotDoIsSaid() throws IOException {
        assertThat(answers(
                        "uci",
                        "setoption name Hash value 0",
                        "setoption name Threads value many",
                        "setoption name RuleSet value chess",
                        "setoption name Ponder value true",
                        "setoption usemillisec false",
                        "hello"))
                .filteredOn(line -> line.startsWith("info string "))
                .containsExactly(
                        "info string not a number from 1 to 4096: 0",
                        "info string not a number from 1 to 64: many",
                        "info string no such rule set: chess",
                        "info string no such option: Ponder",
                        "info string times are in milliseconds always",
                        "info string not known: hello");
    }
}
