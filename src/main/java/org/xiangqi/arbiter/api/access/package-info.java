/** Who may ask, and how often: keys and rates, both off unless configured. */
@NullMarked
package org.xiangqi.arbiter.api.access;

import org.jspecify.annotations.NullMarked;
