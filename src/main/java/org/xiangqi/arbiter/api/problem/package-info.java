/** Refusals as RFC 9457 problem documents, each type with a page that says what it means. */
@NullMarked
package org.xiangqi.arbiter.api.problem;

import org.jspecify.annotations.NullMarked;
