/** Work that takes longer than a ruling, kept apart so that no ruling waits behind it. */
@NullMarked
package org.xiangqi.arbiter.api.work;

import org.jspecify.annotations.NullMarked;
