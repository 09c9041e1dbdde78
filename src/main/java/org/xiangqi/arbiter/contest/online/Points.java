package org.xiangqi.arbiter.contest.online;

/** What a rated game is worth to each side. */
public record Points(int red, int black) {}
