/**
 * Over the board: which move a touched piece obliges to.
 *
 * <p>{@link org.xiangqi.arbiter.contest.touch.TouchRule#judge} takes a position and what its side to move has touched;
 * {@link org.xiangqi.arbiter.contest.touch.TouchPolicy} is what an event lays down about technicals.
 */
@NullMarked
package org.xiangqi.arbiter.contest.touch;

import org.jspecify.annotations.NullMarked;
