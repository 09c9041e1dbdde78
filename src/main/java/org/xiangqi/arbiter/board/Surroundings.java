package org.xiangqi.arbiter.board;

/**
 * The points around a general where a change can matter to it, and in which way. Most moves touch none of them, and then need
 * not be looked at any closer.
 *
 * <pre>
 *      .  .  .  |  .  .  .        lines: the general's rank and file, where chariots, cannons and the
 *      .  n  .  |  .  n  .               other general attack and are blocked or screened, and its
 *      n  .  n  l  n  .  n               diagonal neighbours (l), the legs of attacking horses
 *      .  .  l  |  l  .  .        reach: rank and file, and the points that horses (n) and soldiers
 *      -  -  -  K  -  -  -               attack from, the latter beside it
 * </pre>
 */
final class Surroundings {
    /** By a chariot or cannon along the general's rank. */
    static final int RANK = 1;

    /** By a chariot, cannon or general along the general's file. */
    static final int FILE = 2;

    /** By a horse. */
    static final int HORSE = 4;

    /** By a soldier. */
    static final int SOLDIER = 8;

    /** In any way. */
    static final int ANY = RANK | FILE | HORSE | SOLDIER;

    private static final long[] LINES_LO = new long[Square.COUNT];
    private static final long[] LINES_HI = new long[Square.COUNT];

    /** By {@code 90 × general + point}: the ways in which an attack can open when a piece leaves the point. */
    private static final byte[] LEFT = new byte[Square.COUNT * Square.COUNT];

    /** By {@code 90 × general + point}: the ways in which an attack can open when a piece comes to the point. */
    private static final byte[] TAKEN = new byte[Square.COUNT * Square.COUNT];

    // Handed on, as in Leaps.
    static {
        fill(LEFT, TAKEN, LINES_LO, LINES_HI);
    }

    private Surroundings() {}

    private static void fill(byte[] left, byte[] taken, long[] linesLo, long[] linesHi) {
        for (int general = 0; general < Square.COUNT; general++) {
            for (int square = 0; square < Square.COUNT && Areas.inPalace(general); square++) {
                int index = Square.COUNT * general + square;
                int files = Math.abs(square % Square.FILES - general % Square.FILES);
                int ranks = Math.abs(square / Square.FILES - general / Square.FILES);
                int line = (ranks == 0 ? RANK : 0) | (files == 0 ? FILE : 0);
                left[index] = (byte) (line | (files == 1 && ranks == 1 ? HORSE : 0));
                taken[index] = (byte) (line | (files * ranks == 2 ? HORSE : 0) | (files + ranks == 1 ? SOLDIER : 0));
                if (left[index] != 0) {
                    linesLo[general] |= Bits.lo(square);
                    linesHi[general] |= Bits.hi(square);
                }
            }
        }
    }

    /** The lines around a general there, low half. */
    static long linesLo(int general) {
        return LINES_LO[general];
    }

    static long linesHi(int general) {
        return LINES_HI[general];
    }

    /** The ways in which a general there may be attacked once one of its own pieces has gone from the one point to the other. */
    static int opened(int general, int from, int to) {
        int index = Square.COUNT * general;
        return LEFT[index + from] | TAKEN[index + to] & (RANK | FILE);
    }

    /** The ways in which a general there may be attacked once a piece of the other side has gone from the one to the other. */
    static int reached(int general, int from, int to) {
        int index = Square.COUNT * general;
        return LEFT[index + from] | TAKEN[index + to];
    }
}
