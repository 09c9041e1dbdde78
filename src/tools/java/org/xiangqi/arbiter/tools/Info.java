package org.xiangqi.arbiter.tools;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a program thinks of its position, as an {@code info} line tells it.
 *
 * @param depth in plies, 0 if the line does not say
 * @param score in centipawns for the side to move; a mate is {@link #MATE} less the moves until it, or the same below zero
 */
record Info(int depth, int score) {
    /** More than any score that is not a mate. */
    static final int MATE = 30_000;

    /** The line's depth and score; empty if it tells no score, or only a bound of it, or not that of the best line. */
    static Optional<Info> read(String line) {
        List<String> words = Arrays.asList(line.strip().split("\\s+", -1));
        boolean exact = !words.contains("lowerbound") && !words.contains("upperbound");
        boolean best = numberAfter(words, "multipv", 1) == 1;
        int at = words.indexOf("score");
        if (!words.getFirst().equals("info") || !exact || !best || at < 0) {
            return Optional.empty();
        }
        Integer score = score(words.subList(at + 1, words.size()));
        return score == null ? Optional.empty() : Optional.of(new Info(numberAfter(words, "depth", 0), score));
    }

    /** UCI says {@code cp 35} or {@code mate 3}, UCCI just {@code 35}. */
    private static @Nullable Integer score(List<String> words) {
        if (words.isEmpty()) {
            return null;
        }
        String first = words.getFirst();
        String second = words.size() > 1 ? words.get(1) : "";
        return switch (first) {
            case "cp" -> number(second);
            case "mate" -> {
                Integer moves = number(second);
                if (moves == null) {
                    yield null;
                }
                yield moves > 0 ? MATE - moves : -MATE - moves;
            }
            default -> number(first);
        };
    }

    private static int numberAfter(List<String> words, String word, int otherwise) {
        int at = words.indexOf(word);
        Integer number = at >= 0 && at + 1 < words.size() ? number(words.get(at + 1)) : null;
        return number == null ? otherwise : number;
    }

    private static @Nullable Integer number(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** As remarks in a game file say it: {@code +0.35/12}, {@code +M3/9}. */
    String text() {
        char sign = score < 0 ? '-' : '+';
        int size = Math.abs(score);
        // The boundary is half a thousand moves from the mate, further than any search sees.
        String value = size > MATE - 500 ? "M" + (MATE - size) : size / 100 + "." + size / 10 % 10 + size % 10;
        return sign + value + "/" + depth;
    }
}
