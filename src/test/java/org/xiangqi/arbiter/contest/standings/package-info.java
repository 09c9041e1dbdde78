@NullMarked
package org.xiangqi.arbiter.contest.standings;

import org.jspecify.annotations.NullMarked;
