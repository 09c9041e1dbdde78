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

    /** File and rank steps of the four neighbours, and of the four diagonal ones. */
    private static final int[][] ORTHOGONAL_STEPS = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};

    private static final int[][] DIAGONAL_STEPS = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};

    static {
        for (int square = 0; square < Square.COUNT; square++) {
            int file = square % Square.FILES;
            int rank = square / Square.FILES;
            for (int n = 0; n < 4; n++) {
                BESIDE[4 * square + n] = (byte) square(file + ORTHOGONAL_STEPS[n][0], rank + ORTHOGONAL_STEPS[n][1]);
                DIAGONAL[4 * square + n] = (byte) square(file + DIAGONAL_STEPS[n][0], rank + DIAGONAL_STEPS[n][1]);
            }
            fillHorse(square, file, rank);
            fillPalaceAndElephant(square, file, rank);
        }
        for (int square = 0; square < Square.COUNT; square++) {
            fillSoldier(0, square, 1);
            fillSoldier(1, square, -1);
        }
    }

    private Leaps() {}

    private static int square(int file, int rank) {
        boolean onBoard = file >= 0 && file < Square.FILES && rank >= 0 && rank < Square.RANKS;
        return onBoard ? rank * Square.FILES + file : OFF_BOARD;
    }

    /**
     * The targets over one free neighbour at a time, then those over more of them: the start waits for this table, which is
     * asked for as soon as a position stands.
     */
    private static void fillHorse(int square, int file, int rank) {
        int first = 16 * square;
        for (int n = 0; n < 4; n++) {
            int onlyFree = 2 * (first + (15 ^ 1 << n));
            int df = ORTHOGONAL_STEPS[n][0];
            int dr = ORTHOGONAL_STEPS[n][1];
            add(HORSE, onlyFree, square(file + 2 * df + dr, rank + 2 * dr + df));
            add(HORSE, onlyFree, square(file + 2 * df - dr, rank + 2 * dr - df));
            df = DIAGONAL_STEPS[n][0];
            dr = DIAGONAL_STEPS[n][1];
            add(HORSES_ON, onlyFree, square(file + 2 * df, rank + dr));
            add(HORSES_ON, onlyFree, square(file + df, rank + 2 * dr));
        }
        for (int blocked = 14; blocked >= 0; blocked--) {
            int free = 15 ^ blocked;
            int one = 2 * (first + (15 ^ Integer.lowestOneBit(free)));
            int others = 2 * (first + (blocked | Integer.lowestOneBit(free)));
            int both = 2 * (first + blocked);
            for (int half = 0; half < 2; half++) {
                HORSE[both + half] = HORSE[one + half] | HORSE[others + half];
                HORSES_ON[both + half] = HORSES_ON[one + half] | HORSES_ON[others + half];
            }
        }
    }

    private static void add(long[] table, int index, int square) {
        if (square != OFF_BOARD) {
            table[index] |= Bits.lo(square);
            table[index + 1] |= Bits.hi(square);
        }
    }

    private static void fillPalaceAndElephant(int square, int file, int rank) {
        int half = Bits.HALF_OF[square];
        for (int n = 0; n < 4; n++) {
            int beside = BESIDE[4 * square + n];
            int diagonal = DIAGONAL[4 * square + n];
            if (Areas.inPalace(square) && beside != OFF_BOARD && Areas.inPalace(beside)) {
                GENERAL[square] |= Bits.BIT[beside];
            }
            if (Areas.inPalace(square) && diagonal != OFF_BOARD && Areas.inPalace(diagonal)) {
                ADVISOR[square] |= Bits.BIT[diagonal];
            }
            int target = square(file + 2 * DIAGONAL_STEPS[n][0], rank + 2 * DIAGONAL_STEPS[n][1]);
            if (target != OFF_BOARD && Bits.HALF_OF[target] == half) {
                for (int blocked = 0; blocked < 16; blocked++) {
                    if ((blocked & 1 << n) == 0) {
                        ELEPHANT[16 * square + blocked] |= Bits.BIT[target];
                    }
                }
            }
        }
    }

    private static void fillSoldier(int side, int square, int forward) {
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
                SOLDIER_LO[Square.COUNT * side + square] |= Bits.lo(target);
                SOLDIER_HI[Square.COUNT * side + square] |= Bits.hi(target);
                SOLDIERS_ON_LO[Square.COUNT * side + target] |= Bits.lo(square);
                SOLDIERS_ON_HI[Square.COUNT * side + target] |= Bits.hi(square);
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
