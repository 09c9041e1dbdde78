/** The xiangqi referee; see the layers in the README. */
@NullMarked
package org.xiangqi.arbiter;

import org.jspecify.annotations.NullMarked;
