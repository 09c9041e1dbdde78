@NullMarked
package org.xiangqi.arbiter.api.boards;

import org.jspecify.annotations.NullMarked;
