package org.xiangqi.arbiter.record;

import java.util.Arrays;

/** Tells the lines and columns of a text. */
final class Places {
    private final int[] lineStarts;

    Places(String text) {
        int[] starts = new int[16];
        int lines = 1;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
            if (lines == starts.length) {
                starts = Arrays.copyOf(starts, 2 * lines);
            }
            starts[lines++] = end + 1;
        }
        lineStarts = Arrays.copyOf(starts, lines);
    }

    /** The place of what stands at that index. */
    Place of(String what, int index) {
        int found = Arrays.binarySearch(lineStarts, index);
        int line = found >= 0 ? found : -found - 2;
        return new Place(what, line + 1, index - lineStarts[line] + 1);
    }
}
