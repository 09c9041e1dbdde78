package org.xiangqi.arbiter.record;

/**
 * How much of a file is read: a file in which there is more is not read at all.
 *
 * @param games in the file
 * @param plies moves, over all games and their variations
 * @param nesting how deep variations branch off from variations
 * @param variations over all games, those of which nothing could be read included
 */
public record ReadLimits(int games, int plies, int nesting, int variations) {
    /** Everything is read, however much it is. */
    public static final ReadLimits NONE =
            new ReadLimits(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** What there can be too much of. */
    public enum Measure {
        GAMES,
        PLIES,
        NESTING,
        VARIATIONS
    }
}
