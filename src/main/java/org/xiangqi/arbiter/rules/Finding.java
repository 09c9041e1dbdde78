package org.xiangqi.arbiter.rules;

/**
 * What a test finds at a ply, before it is put into words.
 *
 * @param firstPly the first ply that it rests on
 */
record Finding(Outcome outcome, Reason reason, Article article, int firstPly) {}
