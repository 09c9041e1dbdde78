package org.xiangqi.arbiter.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Fen;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Setup;
import org.xiangqi.arbiter.board.Side;

/** Checks that can go on for ever are told from mates, as the plainest reckoning over all positions tells them. */
class CheckCircleTest {
    private static final int ALL_MOVES = MateSearch.MOST_MOVES;
    private static final int BUDGET = 2_000_000;

    @Test
    void aChariotThatCanOnlyCheckToAndFroNeverMates() {
        Position toAndFro = Positions.drawn(Side.RED, """
                . . . . k . . . .
                . . . . . . . . .
                . . . . . . . . R
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . K . . . . .
                """);
        MateResult result = new MateSearch(10).search(new Board(toAndFro), ALL_MOVES, BUDGET);
        assertThat(result)
                .isInstanceOfSatisfying(
                        MateResult.None.class, none -> assertThat(none.atAll()).isTrue());
    }

    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void agreesWithAllPositionsReckonedBackwards(@ForAll long seed) {
        Random random = new Random(seed);
        Optional<Position> position = position(random);
        Optional<Boolean> expected = position.flatMap(CheckCircleTest::matesByReckoning);
        Statistics.collect(expected.map(mates -> mates ? "mate" : "no mate").orElse("too many positions or illegal"));
        if (expected.isEmpty()) {
            return;
        }
        MateResult result = new MateSearch(12).search(new Board(position.get()), ALL_MOVES, BUDGET);
        switch (result) {
            case MateResult.Mate mate -> assertThat(expected).contains(true);
            case MateResult.None none when none.atAll() -> assertThat(expected).contains(false);
            case MateResult.None none -> assertThat(none).as("left open").isNull();
            case MateResult.Undetermined undetermined ->
                assertThat(undetermined).as("left open").isNull();
        }
    }

    /** Red has two or three attackers, Black some pieces about its general. */
    private static Optional<Position> position(Random random) {
        char[][] rows = new char[10][9];
        for (char[] row : rows) {
            Arrays.fill(row, '1');
        }
        rows[9][3 + random.nextInt(3)] = 'K';
        rows[random.nextInt(3)][3 + random.nextInt(3)] = 'k';
        String pieces = List.of("RN", "RC", "RRa", "CN", "RCa", "RNc", "RRr", "NNa", "CCa", "RRn")
                .get(random.nextInt(10));
        for (int i = 0; i < pieces.length(); i++) {
            char piece = pieces.charAt(i);
            rows[piece == 'a' ? 1 : random.nextInt(7)][piece == 'a' ? 4 : random.nextInt(9)] = piece;
        }
        String fen = String.join("/", Arrays.stream(rows).map(String::new).toList()) + " w";
        return Fen.read(fen) instanceof Fen.Read(Setup setup) && setup.check() instanceof Setup.Legal legal
                ? Optional.of(legal.position())
                : Optional.empty();
    }

    /** Whether Red mates by checks alone: every position reached by checks and answers, then backwards from the mates. */
    private static Optional<Boolean> matesByReckoning(Position root) {
        Map<String, List<Set<String>>> answersByCheck = new HashMap<>();
        Deque<Position> open = new ArrayDeque<>(List.of(root));
        Set<String> seen = new HashSet<>(Set.of(key(root)));
        while (!open.isEmpty()) {
            if (seen.size() > 1_500) {
                return Optional.empty();
            }
            Position position = open.poll();
            List<Set<String>> checks = new ArrayList<>();
            for (Move move : position.legalMoves()) {
                Position checked = after(position, move);
                if (checked.inCheck()) {
                    Set<String> answers = new HashSet<>();
                    for (Move answer : checked.legalMoves()) {
                        Position next = after(checked, answer);
                        answers.add(key(next));
                        if (seen.add(key(next))) {
                            open.add(next);
                        }
                    }
                    checks.add(answers);
                }
            }
            answersByCheck.put(key(position), checks);
        }
        Set<String> mates = new HashSet<>();
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Map.Entry<String, List<Set<String>>> entry : answersByCheck.entrySet()) {
                if (entry.getValue().stream().anyMatch(mates::containsAll)) {
                    grew |= mates.add(entry.getKey());
                }
            }
        }
        return Optional.of(mates.contains(key(root)));
    }

    private static Position after(Position position, Move move) {
        Board board = new Board(position);
        board.make(move.code());
        return board.position();
    }

    private static String key(Position position) {
        return position.fen().substring(0, position.fen().indexOf(" - -"));
    }
}
