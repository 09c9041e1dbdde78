@NullMarked
package org.xiangqi.arbiter.api.batch;

import org.jspecify.annotations.NullMarked;
