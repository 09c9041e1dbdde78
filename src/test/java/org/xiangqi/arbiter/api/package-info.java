@NullMarked
package org.xiangqi.arbiter.api;

import org.jspecify.annotations.NullMarked;
