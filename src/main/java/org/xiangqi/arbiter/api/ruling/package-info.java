/** What an adjudication answers, field by field. */
@NullMarked
package org.xiangqi.arbiter.api.ruling;

import org.jspecify.annotations.NullMarked;
