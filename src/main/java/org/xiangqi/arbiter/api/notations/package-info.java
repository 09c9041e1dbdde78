/** What a question for a game's moves in every notation answers. */
@NullMarked
package org.xiangqi.arbiter.api.notations;

import org.jspecify.annotations.NullMarked;
