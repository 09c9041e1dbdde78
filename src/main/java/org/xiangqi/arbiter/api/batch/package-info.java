/** Many games in one body: read piece by piece, judged on all processors, answered in order, in memory of a fixed size. */
@NullMarked
package org.xiangqi.arbiter.api.batch;

import org.jspecify.annotations.NullMarked;
