/** What an analysis of a game tells, line by line, and the limits that it is worked out within. */
@NullMarked
package org.xiangqi.arbiter.api.analyses;

import org.jspecify.annotations.NullMarked;
