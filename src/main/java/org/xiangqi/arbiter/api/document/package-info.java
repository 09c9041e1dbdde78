/** Completes the OpenAPI document with what annotations cannot say: examples, problems, limits. */
@NullMarked
package org.xiangqi.arbiter.api.document;

import org.jspecify.annotations.NullMarked;
