/** What adjudications and comparisons answer, field by field. */
@NullMarked
package org.xiangqi.arbiter.api.ruling;

import org.jspecify.annotations.NullMarked;
