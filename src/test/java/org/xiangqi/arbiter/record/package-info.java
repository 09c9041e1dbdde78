@NullMarked
package org.xiangqi.arbiter.record;

import org.jspecify.annotations.NullMarked;
