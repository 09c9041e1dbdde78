package org.xiangqi.arbiter.search;

import java.util.Arrays;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Piece;

/**
 * What pieces are worth beside others, by how many of each there are: only a capture changes it, so a search keeps the
 * numbers move by move and reads the rest from a table.
 *
 * <p>The numbers are packed into one int of two halves, the low one as Red sees the board and the high one as Black does.
 * Each is a number of eight digits to the base 3: own advisors, elephants, horses, chariots and cannons, and the other side's
 * horses, chariots and cannons.
 */
final class Material {
    private static final int MOST = 2;
    private static final int VIEWS = 6561;
    private static final int VIEW_BITS = 16;
    private static final int CHARIOT_PHASE = 6;
    private static final int OTHER_PHASE = 3;

    private static final int OWN_ADVISORS = 2187;
    private static final int OWN_ELEPHANTS = 729;
    private static final int OWN_HORSES = 243;
    private static final int OWN_CHARIOTS = 81;
    private static final int OWN_CANNONS = 27;
    private static final int THEIR_HORSES = 9;
    private static final int THEIR_CHARIOTS = 3;
    private static final int THEIR_CANNONS = 1;

    /** By feature: the index of its first weight, which {@link Feature#at} counts anew at every call. */
    private static final int[] FIRST =
            Arrays.stream(Feature.values()).mapToInt(Feature::at).toArray();

    /** By piece code: what one such piece adds to the packed numbers; nothing for an empty point. */
    private static final int[] ONE = new int[16];

    /** By view: the phase of the game, and the own chariots, horses and cannons together. */
    private static final byte[] PHASE = new byte[VIEWS];

    private static final byte[] PIECES = new byte[VIEWS];

    static {
        put(Piece.ADVISOR, OWN_ADVISORS, 0);
        put(Piece.ELEPHANT, OWN_ELEPHANTS, 0);
        put(Piece.HORSE, OWN_HORSES, THEIR_HORSES);
        put(Piece.CHARIOT, OWN_CHARIOTS, THEIR_CHARIOTS);
        put(Piece.CANNON, OWN_CANNONS, THEIR_CANNONS);
        for (int view = 0; view < VIEWS; view++) {
            int chariots = digit(view, OWN_CHARIOTS);
            int others = digit(view, OWN_HORSES) + digit(view, OWN_CANNONS);
            PIECES[view] = (byte) (chariots + others);
            PHASE[view] = (byte) (CHARIOT_PHASE * (chariots + digit(view, THEIR_CHARIOTS))
                    + OTHER_PHASE * (others + digit(view, THEIR_HORSES) + digit(view, THEIR_CANNONS)));
        }
    }

    private final int[] sums = new int[VIEWS];

    Material(Weights weights) {
        for (int view = 0; view < VIEWS; view++) {
            sums[view] = sum(weights, view);
        }
    }

    private static void put(int type, int own, int theirs) {
        ONE[type] = own | theirs << VIEW_BITS;
        ONE[Piece.BLACK + type] = theirs | own << VIEW_BITS;
    }

    private static int digit(int view, int place) {
        return view / place % (MOST + 1);
    }

    private static int sum(Weights weights, int view) {
        int advisors = digit(view, OWN_ADVISORS);
        int elephants = digit(view, OWN_ELEPHANTS);
        int horses = digit(view, OWN_HORSES);
        int chariots = digit(view, OWN_CHARIOTS);
        int cannons = digit(view, OWN_CANNONS);
        int theirHorses = digit(view, THEIR_HORSES);
        int theirChariots = digit(view, THEIR_CHARIOTS);
        int theirCannons = digit(view, THEIR_CANNONS);
        return pair(weights, Feature.ADVISORS_AGAINST_CHARIOTS, advisors, theirChariots)
                + pair(weights, Feature.ADVISORS_AGAINST_HORSES, advisors, theirHorses)
                + pair(weights, Feature.ADVISORS_AGAINST_CANNONS, advisors, theirCannons)
                + pair(weights, Feature.ELEPHANTS_AGAINST_CHARIOTS, elephants, theirChariots)
                + pair(weights, Feature.ELEPHANTS_AGAINST_HORSES, elephants, theirHorses)
                + pair(weights, Feature.ELEPHANTS_AGAINST_CANNONS, elephants, theirCannons)
                + pair(weights, Feature.ADVISORS_FOR_CANNONS, advisors, cannons)
                + pair(weights, Feature.CHARIOTS_AND_HORSES, chariots, horses)
                + pair(weights, Feature.CHARIOTS_AND_CANNONS, chariots, cannons)
                + pair(weights, Feature.HORSES_AND_CANNONS, horses, cannons);
    }

    private static int pair(Weights weights, Feature feature, int one, int other) {
        return weights.at(FIRST[feature.ordinal()] + (MOST + 1) * one + other);
    }

    /** The packed numbers of all that stands on the board. */
    static int of(Board board) {
        int numbers = 0;
        for (int code = 0; code < ONE.length; code++) {
            if (ONE[code] != 0) {
                numbers += ONE[code] * (Long.bitCount(board.lo(code)) + Long.bitCount(board.hi(code)));
            }
        }
        return numbers;
    }

    /** The packed numbers without a piece of that code; an empty point's changes nothing. */
    static int without(int numbers, int code) {
        return numbers - ONE[code];
    }

    /** What the side with that code, 0 for Red and 8 for Black, sees. */
    static int view(int numbers, int side) {
        return side == 0 ? numbers & (1 << VIEW_BITS) - 1 : numbers >>> VIEW_BITS;
    }

    /** The number of attacking pieces of both sides, weighed, from 0 to {@link Evaluation#WHOLE_PHASE}; both see the same. */
    static int phase(int numbers) {
        return PHASE[view(numbers, 0)];
    }

    /** The own chariots, horses and cannons. */
    static int pieces(int view) {
        return PIECES[view];
    }

    /** What the own pieces are worth beside each other and against the other side's. */
    int sum(int view) {
        return sums[view];
    }
}
