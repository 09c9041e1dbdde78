package org.xiangqi.arbiter.tools;

import java.time.Duration;

/**
 * The time that a player took for its moves.
 *
 * @param moves how many
 * @param wall by the clock on the wall, in all
 * @param longest for one move
 * @param cpu of all its processors, in all
 */
record Thought(int moves, Duration wall, Duration longest, Duration cpu) {
    static final Thought NONE = new Thought(0, Duration.ZERO, Duration.ZERO, Duration.ZERO);

    /** This and one more move, without its processor time. */
    Thought andMove(Duration took) {
        Duration most = took.compareTo(longest) > 0 ? took : longest;
        return new Thought(moves + 1, wall.plus(took), most, cpu);
    }

    /** Both together. */
    Thought and(Thought other) {
        Duration most = other.longest.compareTo(longest) > 0 ? other.longest : longest;
        return new Thought(moves + other.moves, wall.plus(other.wall), most, cpu.plus(other.cpu));
    }

    /** With that processor time. */
    Thought withCpu(Duration total) {
        return new Thought(moves, wall, longest, total);
    }

    /** A mean move and the longest one, as people write it. */
    String text() {
        double each = Math.max(1, moves) * 1e6;
        return "%.1f ms cpu, %.1f ms wall (longest %d ms) over %d moves"
                .formatted(cpu.toNanos() / each, wall.toNanos() / each, longest.toMillis(), moves);
    }
}
