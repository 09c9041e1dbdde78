/**
 * Best moves: an iterative-deepening principal-variation search that judges repetitions by the game's own rule set.
 *
 * <p>{@link org.xiangqi.arbiter.search.Search} is the way in. Everything else is how it is done: one {@code Worker} a
 * thread, a shared {@code TranspositionTable}, and an {@code Evaluation} with
 * its {@code Weights} and its {@code Network}.
 */
@NullMarked
package org.xiangqi.arbiter.search;

import org.jspecify.annotations.NullMarked;
