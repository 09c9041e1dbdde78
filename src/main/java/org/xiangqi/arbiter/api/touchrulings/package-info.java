/** What a question for the obligation of touched pieces answers. */
@NullMarked
package org.xiangqi.arbiter.api.touchrulings;

import org.jspecify.annotations.NullMarked;
