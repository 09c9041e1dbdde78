/**
 * What is played around the board: clocks, offers, resigning and leaving, points. Pure functions over what happened; what
 * differs between events and sites is data.
 */
@NullMarked
package org.xiangqi.arbiter.contest;

import org.jspecify.annotations.NullMarked;
