@NullMarked
package org.xiangqi.arbiter.api.work;

import org.jspecify.annotations.NullMarked;
