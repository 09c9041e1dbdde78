@NullMarked
package org.xiangqi.arbiter.contest;

import org.jspecify.annotations.NullMarked;
