package org.xiangqi.arbiter.board;

/**
 * The points around a general where a change can matter to it. Most moves touch none of them, and then need not be looked
 * at any closer.
 *
 * <pre>
 *      .  .  .  |  .  .  .        lines: the general's rank and file, where chariots, cannons and the
 *      .  n  .  |  .  n  .               other general attack and are blocked or screened, and its
 *      n  .  n  l  n  .  n               diagonal neighbours (l), the legs of attacking horses
 *      .  .  l  |  l  .  .        reach: these, and the points that horses attack from (n)
 *      -  -  -  K  -  -  -
 * </pre>
 */
final class Surroundings {
    private static final long[] LINES_LO = new long[Square.COUNT];
    private static final long[] LINES_HI = new long[Square.COUNT];

    static {
        for (int general = 0; general < Square.COUNT; general++) {
            for (int square = 0; square < Square.COUNT; square++) {
                int files = Math.abs(square % Square.FILES - general % Square.FILES);
                int ranks = Math.abs(square / Square.FILES - general / Square.FILES);
                if (files == 0 || ranks == 0 || (files == 1 && ranks == 1)) {
                    LINES_LO[general] |= Bits.lo(square);
                    LINES_HI[general] |= Bits.hi(square);
                }
            }
        }
    }

    private Surroundings() {}

    /** The lines around a general there, low half. */
    static long linesLo(int general) {
        return LINES_LO[general];
    }

    static long linesHi(int general) {
        return LINES_HI[general];
    }

    /** Whether a piece that leaves the one point for the other can open or close an attack on a general there. */
    static boolean linesTouched(int general, int from, int to) {
        return (LINES_LO[general] & (Bits.lo(from) | Bits.lo(to))) != 0
                || (LINES_HI[general] & (Bits.hi(from) | Bits.hi(to))) != 0;
    }

    /** As {@link #linesTouched}, or itself attack that general from its new point. */
    static boolean reachTouched(int general, int from, int to) {
        return linesTouched(general, from, to)
                || Bits.has(Leaps.horsesOnLo(general, 0), Leaps.horsesOnHi(general, 0), to);
    }
}
