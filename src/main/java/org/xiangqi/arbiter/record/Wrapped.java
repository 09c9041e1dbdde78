package org.xiangqi.arbiter.record;

/** Words in lines of at most 80 columns, of which a character of East Asian width takes two; a longer word has a line of its own. */
final class Wrapped {
    private static final int COLUMNS = 80;
    private static final int FIRST_WIDE = 0x1100;

    private final StringBuilder text = new StringBuilder();
    private int used;
    private boolean glue = true;

    /** Adds a word behind a blank. */
    Wrapped word(String word) {
        int width = width(word);
        if (!glue && used + 1 + width > COLUMNS) {
            text.append('\n');
            used = 0;
        } else if (!glue) {
            text.append(' ');
            used++;
        }
        text.append(word);
        used = word.indexOf('\n') < 0 ? used + width : width(word.substring(word.lastIndexOf('\n') + 1));
        glue = false;
        return this;
    }

    /** Adds a sign that the next word follows without a blank. */
    Wrapped open(String sign) {
        word(sign);
        glue = true;
        return this;
    }

    /** Adds a sign without a blank before it. */
    Wrapped close(String sign) {
        glue = true;
        return word(sign);
    }

    private static int width(String text) {
        return text.codePoints().map(c -> c < FIRST_WIDE ? 1 : 2).sum();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
