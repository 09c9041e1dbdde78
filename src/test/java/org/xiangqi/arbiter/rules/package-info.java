@NullMarked
package org.xiangqi.arbiter.rules;

import org.jspecify.annotations.NullMarked;
