@NullMarked
package org.xiangqi.arbiter.api.problem;

import org.jspecify.annotations.NullMarked;
