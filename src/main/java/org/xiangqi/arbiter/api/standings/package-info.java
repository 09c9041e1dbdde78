/** What standings are asked for with, and what they answer. */
@NullMarked
package org.xiangqi.arbiter.api.standings;

import org.jspecify.annotations.NullMarked;
