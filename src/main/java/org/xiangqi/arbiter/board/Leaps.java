package org.xiangqi.arbiter.board;

/**
 * Where the pieces that step or leap go, by point, and what may block them.
 *
 * <p>A horse is blocked on its leg, the point beside it that it steps over; an elephant on its eye. Both have four such
 * neighbours, so four bits say all about what blocks them, and a table of sixteen entries a point gives the targets. The
 * points of a side that a piece may not enter (river, palace) are left out of its tables.
 */
public final class Leaps {
    /** Stands for a neighbour beyond the edge; {@link Board} keeps that entry occupied. */
    public static final int OFF_BOARD = Square.COUNT;

    /** The four neighbours along rank and file: a horse's legs, by {@code 4 × point + n}. */
    private static final byte[] BESIDE = new byte[Square.COUNT * 4];

    /** The four diagonal neighbours: an elephant's eyes, and the legs of horses that attack the point. */
    private static final byte[] DIAGONAL = new byte[Square.COUNT * 4];

    /** Low half and high half side by side, as they are asked for together. */
    private static final long[] HORSE = new long[Square.COUNT * 16 * 2];

    private static final long[] HORSES_ON = new long[Square.COUNT * 16 * 2];

    /** An elephant never leaves its half, so one long holds its targets. */
    private static final long[] ELEPHANT = new long[Square.COUNT * 16];

    /** One long each: a palace lies in one half. */
    private static final long[] ADVISOR = new long[Square.COUNT];

    private static final long[] GENERAL = new long[Square.COUNT];

    /** By side (0 Red, 1 Black): {@code 90 × side + point}. */
    private static final long[] SOLDIER_LO = new long[Square.COUNT * 2];

    private static final long[] SOLDIER_HI = new long[Square.COUNT * 2];
    private static final long[] SOLDIERS_ON_LO = new long[Square.COUNT * 2];
    private static final long[] SOLDIERS_ON_HI = new long[Square.COUNT * 2];

    // The tables are handed on to what fills them: until its class is initialized, a static field is looked up anew
    // wherever
    // it is named, which took most of the time.
    static {
        int[][] orthogonal = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
        int[][] diagonal = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
        fillNeighbours(BESIDE, orthogonal);
        fillNeighbours(DIAGONAL, diagonal);
        fillHorse(HORSE, orthogonal, HORSES_ON, diagonal);
        fillPalace(GENERAL, BESIDE);
        fillPalace(ADVISOR, DIAGONAL);
        fillElephant(ELEPHANT, diagonal);
        for (int side = 0; side < 2; side++) {
            fillSoldier(side, SOLDIER_LO, SOLDIER_HI, SOLDIERS_ON_LO, SOLDIERS_ON_HI);
        }
    }

    private Leaps() {}

    private static int square(int file, int rank) {
        boolean onBoard = file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS;
        return onBoard ? rank * Square.FILES + file : OFF_BOARD;
    }

    private static void fillNeighbours(byte[] neighbours, int[][] steps) {
        for (int square = 0; square < Square.COUNT; square++) {
            for (int n = 0; n < 4; n++) {
                neighbours[4 * square + n] =
                        (byte) square(square % Square.FILES + steps[n][0], square / Square.FILES + steps[n][1]);
            }
        }
    }

    /**
     * The targets over one free neighbour at a time, then those over more of them: the start waits for this table, which is
     * asked for as soon as a position stands.
     */
    private static void fillHorse(long[] horse, int[][] orthogonal, long[] horsesOn, int[][] diagonal) {
        for (int square = 0; square < Square.COUNT; square++) {
            int file = square % Square.FILES;
            int rank = square / Square.FILES;
            int first = 16 * square;
            for (int n = 0; n < 4; n++) {
                int onlyFree = 2 * (first + (15 ^ 1 << n));
                int df = orthogonal[n][0];
                int dr = orthogonal[n][1];
                add(horse, onlyFree, square(file + 2 * df + dr, rank + 2 * dr + df));
                add(horse, onlyFree, square(file + 2 * df - dr, rank + 2 * dr - df));
                df = diagonal[n][0];
                dr = diagonal[n][1];
                add(horsesOn, onlyFree, square(file + 2 * df, rank + dr));
                add(horsesOn, onlyFree, square(file + df, rank + 2 * dr));
            }
            for (int blocked = 14; blocked >= 0; blocked--) {
                int free = 15 ^ blocked;
                int one = 2 * (first + (15 ^ Integer.lowestOneBit(free)));
                int others = 2 * (first + (blocked | Integer.lowestOneBit(free)));
                int both = 2 * (first + blocked);
                for (int half = 0; half < 2; half++) {
                    horse[both + half] = horse[one + half] | horse[others + half];
                    horsesOn[both + half] = horsesOn[one + half] | horsesOn[others + half];
                }
            }
        }
    }

    private static void add(long[] table, int index, int square) {
        if (square != OFF_BOARD) {
            table[index] |= Bits.lo(square);
            table[index + 1] |= Bits.hi(square);
        }
    }

    private static void fillPalace(long[] targets, byte[] neighbours) {
        for (int square = 0; square < Square.COUNT; square++) {
            for (int n = 0; n < 4 && Areas.inPalace(square); n++) {
                int target = neighbours[4 * square + n];
                if (target != OFF_BOARD && Areas.inPalace(target)) {
                    targets[square] |= Bits.BIT[target];
                }
            }
        }
    }

    private static void fillElephant(long[] targets, int[][] diagonal) {
        for (int square = 0; square < Square.COUNT; square++) {
            for (int n = 0; n < 4; n++) {
                int target =
                        square(square % Square.FILES + 2 * diagonal[n][0], square / Square.FILES + 2 * diagonal[n][1]);
                if (target != OFF_BOARD && Bits.HALF_OF[target] == Bits.HALF_OF[square]) {
                    for (int blocked = 0; blocked < 16; blocked++) {
                        if ((blocked & 1 << n) == 0) {
                            targets[16 * square + blocked] |= Bits.BIT[target];
                        }
                    }
                }
            }
        }
    }

    private static void fillSoldier(int side, long[] lo, long[] hi, long[] onLo, long[] onHi) {
        int forward = side == 0 ? 1 : -1;
        for (int square = 0; square < Square.COUNT; square++) {
            int file = square % Square.FILES;
            int rank = square / Square.FILES;
            boolean crossed = Areas.acrossRiver(side, square);
            int[] targets = {
                square(file, rank + forward),
                crossed ? square(file - 1, rank) : OFF_BOARD,
                crossed ? square(file + 1, rank) : OFF_BOARD
            };
            for (int target : targets) {
                if (target != OFF_BOARD) {
                    lo[Square.COUNT * side + square] |= Bits.lo(target);
                    hi[Square.COUNT * side + square] |= Bits.hi(target);
                    onLo[Square.COUNT * side + target] |= Bits.lo(square);
                    onHi[Square.COUNT * side + target] |= Bits.hi(square);
                }
            }
        }
    }

    /** The neighbour along rank or file, n from 0 to 3, or {@link #OFF_BOARD}. */
    public static int beside(int square, int n) {
        return BESIDE[4 * square + n];
    }

    /** The diagonal neighbour, n from 0 to 3, or {@link #OFF_BOARD}. */
    public static int diagonal(int square, int n) {
        return DIAGONAL[4 * square + n];
    }

    public static long horseLo(int square, int blockedLegs) {
        return HORSE[2 * (16 * square + blockedLegs)];
    }

    public static long horseHi(int square, int blockedLegs) {
        return HORSE[2 * (16 * square + blockedLegs) + 1];
    }

    /** The points, low half, from which a horse attacks this one, given which diagonal neighbours are occupied. */
    public static long horsesOnLo(int square, int blockedDiagonals) {
        return HORSES_ON[2 * (16 * square + blockedDiagonals)];
    }

    /** As {@link #horsesOnLo}, high half. */
    public static long horsesOnHi(int square, int blockedDiagonals) {
        return HORSES_ON[2 * (16 * square + blockedDiagonals) + 1];
    }

    /** An elephant's targets in the half where it stands. */
    public static long elephant(int square, int blockedEyes) {
        return ELEPHANT[16 * square + blockedEyes];
    }

    /** An advisor's targets in the half where it stands. */
    public static long advisor(int square) {
        return ADVISOR[square];
    }

    /** A general's steps within the palace, in the half where it stands. */
    public static long general(int square) {
        return GENERAL[square];
    }

    /** A soldier's targets, low half; side is 0 for Red, 1 for Black. */
    public static long soldierLo(int side, int square) {
        return SOLDIER_LO[Square.COUNT * side + square];
    }

    public static long soldierHi(int side, int square) {
        return SOLDIER_HI[Square.COUNT * side + square];
    }

    /** The points, low half, from which a soldier of that side (0 Red, 1 Black) attacks this one. */
    public static long soldiersOnLo(int side, int square) {
        return SOLDIERS_ON_LO[Square.COUNT * side + square];
    }

    public static long soldiersOnHi(int side, int square) {
        return SOLDIERS_ON_HI[Square.COUNT * side + square];
    }
}
