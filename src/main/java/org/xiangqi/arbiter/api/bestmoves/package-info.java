/** What a question for the best move answers, and the threads and limits that it is worked out with. */
@NullMarked
package org.xiangqi.arbiter.api.bestmoves;

import org.jspecify.annotations.NullMarked;
