package org.xiangqi.arbiter.cli;

import java.util.Optional;

/**
 * Every so manieth game.
 *
 * @param index the first of them, from 0
 * @param of how many shards there are
 */
record Shard(int index, int of) {
    /** Reads {@code I/N} with I from 0 to N − 1; empty if it is not that. */
    static Optional<Shard> of(String text) {
        String[] parts = text.split("/", -1);
        try {
            Shard shard = new Shard(Integer.parseInt(parts[0]), Integer.parseInt(parts[parts.length - 1]));
            boolean fits = parts.length == 2 && shard.index >= 0 && shard.index < shard.of;
            return fits ? Optional.of(shard) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Whether the game with that number is one of them. */
    boolean has(long game) {
        return game % of == index;
    }
}
