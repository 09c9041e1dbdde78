/** Tests of who may ask, and how often. */
@NullMarked
package org.xiangqi.arbiter.api.access;

import org.jspecify.annotations.NullMarked;
