/**
 * What surrounds a game and may decide it beside the board: clocks, offers, resigning and leaving, touched pieces, points.
 * Pure functions over what happened; what differs between events and sites is data.
 */
@NullMarked
package org.xiangqi.arbiter.contest;

import org.jspecify.annotations.NullMarked;
