package org.xiangqi.arbiter.tools;

import java.util.ArrayList;
import java.util.List;

/** Parts a command line as a shell would, without its variables and patterns. */
final class Words {
    private Words() {}

    /** The words between blanks; quotes of either kind hold blanks in a word. Refused: a quote that is not closed. */
    static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int at = 0; at < line.length(); at++) {
            char c = line.charAt(at);
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                begun = true;
            } else if (!Character.isWhitespace(c)) {
                word.append(c);
                begun = true;
            } else if (begun) {
                words.add(word.toString());
                word.setLength(0);
                begun = false;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("a quote is not closed: " + line);
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }
}
