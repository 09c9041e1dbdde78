package org.xiangqi.arbiter.record;

import java.text.Normalizer;
import java.util.Optional;

/** How a file says that a game ended. */
public enum Result {
    RED_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    UNKNOWN("*");

    private static final int LONGEST = 8;

    private final String text;

    Result(String text) {
        this.text = text;
    }

    /** As game records write it. */
    public String text() {
        return text;
    }

    /** The result that a text names, in figures or in Chinese; empty if it names none. */
    public static Optional<Result> of(String text) {
        return switch (plain(text.strip())) {
            case "1-0", "红胜", "紅勝", "红先胜", "紅先勝", "红方胜", "紅方勝" -> Optional.of(RED_WINS);
            case "0-1", "黑胜", "黑勝", "红先负", "紅先負", "黑方胜", "黑方勝" -> Optional.of(BLACK_WINS);
            case "1/2-1/2", "1/2", "和", "和棋", "和局", "红先和", "紅先和" -> Optional.of(DRAW);
            case "*" -> Optional.of(UNKNOWN);
            default -> Optional.empty();
        };
    }

    /** Full-width figures, dashes of any length and signs for a half as the plain ones. */
    private static String plain(String text) {
        return text.length() > LONGEST
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFKC)
                        .replace('–', '-')
                        .replace('—', '-')
                        .replace('−', '-')
                        .replace('⁄', '/');
    }
}
