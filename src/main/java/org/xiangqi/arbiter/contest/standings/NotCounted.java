package org.xiangqi.arbiter.contest.standings;

/**
 * A game that gives no points.
 *
 * @param index which of the games, from 0
 * @param reason the first that applies, in the order of {@link NotCountedReason}
 */
public record NotCounted(int index, NotCountedReason reason) {}
