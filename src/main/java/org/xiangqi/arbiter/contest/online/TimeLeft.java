package org.xiangqi.arbiter.contest.online;

/**
 * What a side has left, in milliseconds, 0 or more.
 *
 * @param totalMs for the whole game
 * @param moveMs for its move; all of it where it is the other side's turn
 */
public record TimeLeft(long totalMs, long moveMs) {}
