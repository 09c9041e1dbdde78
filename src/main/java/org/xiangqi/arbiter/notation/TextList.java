package org.xiangqi.arbiter.notation;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;

/**
 * The texts of a game as they came, one a move. Those in the usual coordinates, as nearly all are, are kept as what they
 * mean, so that nothing is made for each of them and none is read twice. Cannot be changed.
 */
public final class TextList extends AbstractList<String> implements RandomAccess {
    private static final int NOT_USUAL = -1;

    private final int size;

    /** {@link Move#code()} of the text, or {@link #NOT_USUAL}. */
    private final short[] codes;

    /** The texts that are not usual, in their places; null if there is none. */
    private final @Nullable String @Nullable [] others;

    private TextList(int size, short[] codes, @Nullable String @Nullable [] others) {
        this.size = size;
        this.codes = codes;
        this.others = others;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public String get(int index) {
        Objects.checkIndex(index, size);
        short code = codes[index];
        return code == NOT_USUAL ? Objects.requireNonNull(Objects.requireNonNull(others)[index]) : Move.name(code);
    }

    /**
     * The move of that text, as {@link Move#code()}, if it is in the usual coordinates: letters in lower case, and ranks 0 to
     * 9, taken to count from 0; otherwise -1.
     */
    public int usual(int index) {
        Objects.checkIndex(index, size);
        return codes[index];
    }

    /** Collects texts out of characters that are read. */
    public static final class Builder {
        private int size;
        private short[] codes;
        private @Nullable String @Nullable [] others;

        /** @param expected how many texts there may be, 0 or more: only a guess */
        public Builder(int expected) {
            codes = new short[Math.max(expected, 1)];
        }

        /** How many texts there are so far. */
        public int size() {
            return size;
        }

        /** Adds what stands there from {@code start} up to but not including {@code end}, whether it is a move or not. */
        public void add(char[] line, int start, int end) {
            if (size == codes.length) {
                codes = Arrays.copyOf(codes, 2 * size);
            }
            int move = end - start == Coordinates.USUAL_LENGTH
                    ? Coordinates.usual(line[start], line[start + 1], line[start + 2], line[start + 3])
                    : NOT_USUAL;
            codes[size] = (short) move;
            if (move == NOT_USUAL) {
                keep(new String(line, start, end - start));
            }
            size++;
        }

        private void keep(String text) {
            @Nullable String[] room = others == null ? new String[codes.length] : others;
            others = room.length > size ? room : Arrays.copyOf(room, codes.length);
            others[size] = text;
        }

        /** What was added so far. Nothing may be added afterwards. */
        public TextList build() {
            return new TextList(size, codes, others);
        }
    }
}
