package org.xiangqi.arbiter.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of points that can be changed: scratch memory for questions about a {@link Board} that are asked too often to
 * allocate for their answers. Points are indices, 0 to 89.
 */
public final class PointSet {
    /** What {@link #next} answers when there is no further point. */
    public static final int NONE = -1;

    private long lo;
    private long hi;

    /** Takes every point out. */
    public void clear() {
        lo = 0;
        hi = 0;
    }

    /** Puts the point in. */
    public void add(int square) {
        lo |= Bits.lo(square);
        hi |= Bits.hi(square);
    }

    /** Takes the point out. */
    public void remove(int square) {
        lo &= ~Bits.lo(square);
        hi &= ~Bits.hi(square);
    }

    /** Whether the point is in. */
    public boolean has(int square) {
        return Bits.has(lo, hi, square);
    }

    /** If the one point is in, the other is in its place: a piece has moved. */
    public void follow(int from, int to) {
        if (has(from)) {
            remove(from);
            add(to);
        }
    }

    /** Makes this set equal to the other. */
    public void copy(PointSet other) {
        lo = other.lo;
        hi = other.hi;
    }

    /** Puts every point of the other set in. */
    public void addAll(PointSet other) {
        lo |= other.lo;
        hi |= other.hi;
    }

    /** Takes every point of the other set out. */
    public void removeAll(PointSet other) {
        lo &= ~other.lo;
        hi &= ~other.hi;
    }

    /** Keeps only the points that are also in the other set. */
    public void keepAll(PointSet other) {
        lo &= other.lo;
        hi &= other.hi;
    }

    public boolean isEmpty() {
        return (lo | hi) == 0;
    }

    /** How many points are in, 0 to 90. */
    public int size() {
        return Long.bitCount(lo) + Long.bitCount(hi);
    }

    /** The lowest point, or {@link #NONE}. */
    public int first() {
        return next(0);
    }

    /** The lowest point that is not below the one given (0 to 90), or {@link #NONE}. */
    public int next(int atLeast) {
        if (atLeast < Bits.HALF) {
            long left = lo & -1L << atLeast;
            if (left != 0) {
                return Long.numberOfTrailingZeros(left);
            }
        }
        int above = Math.max(0, atLeast - Bits.HALF);
        long left = above >= Bits.HALF ? 0 : hi & -1L << above;
        return left == 0 ? NONE : Bits.HALF + Long.numberOfTrailingZeros(left);
    }

    /** The points, lowest first, for answers. */
    public List<Square> squares() {
        List<Square> squares = new ArrayList<>(size());
        for (int square = first(); square != NONE; square = next(square + 1)) {
            squares.add(Square.of(square));
        }
        return List.copyOf(squares);
    }

    /** Adds what the two halves, as in {@link Bits}, contain. */
    void addHalves(long low, long high) {
        lo |= low;
        hi |= high;
    }
}
