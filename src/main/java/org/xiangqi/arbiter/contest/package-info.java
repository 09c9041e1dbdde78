/** What surrounds a game and may decide it off the board: how games end, touched pieces, points. Plain Java, nothing kept. */
@NullMarked
package org.xiangqi.arbiter.contest;

import org.jspecify.annotations.NullMarked;
