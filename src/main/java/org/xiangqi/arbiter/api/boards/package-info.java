/**
 * Pictures of boards: what is on one, the words for whoever cannot see it, and its drawing as SVG. But for the limits, all
 * of it is plain Java.
 */
@NullMarked
package org.xiangqi.arbiter.api.boards;

import org.jspecify.annotations.NullMarked;
