/**
 * Games on a playing site: what the players and their connections did, and when, in; how the game stands out.
 *
 * <p>{@link org.xiangqi.arbiter.contest.online.OnlineReferee} goes through the events once; {@link
 * org.xiangqi.arbiter.contest.online.OnlinePolicy} is data that says how long and how many.
 */
@NullMarked
package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.NullMarked;
