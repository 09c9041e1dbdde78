@NullMarked
package org.xiangqi.arbiter.mate;

import org.jspecify.annotations.NullMarked;
