@NullMarked
package org.xiangqi.arbiter.contest.touch;

import org.jspecify.annotations.NullMarked;
