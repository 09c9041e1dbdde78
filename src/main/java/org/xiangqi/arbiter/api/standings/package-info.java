/** What a question for standings answers. */
@NullMarked
package org.xiangqi.arbiter.api.standings;

import org.jspecify.annotations.NullMarked;
