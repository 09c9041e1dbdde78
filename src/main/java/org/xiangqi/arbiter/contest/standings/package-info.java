/**
 * Points and places from the games of a contest.
 *
 * <p>{@link org.xiangqi.arbiter.contest.standings.Standings#of} takes games and a {@link
 * org.xiangqi.arbiter.contest.standings.ScoringPolicy}; {@link org.xiangqi.arbiter.contest.standings.TieBreak} says what
 * tells players level on points apart.
 */
@NullMarked
package org.xiangqi.arbiter.contest.standings;

import org.jspecify.annotations.NullMarked;
