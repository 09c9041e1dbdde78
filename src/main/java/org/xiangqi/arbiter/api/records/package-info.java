/** What the reading of a game file answers. */
@NullMarked
package org.xiangqi.arbiter.api.records;

import org.jspecify.annotations.NullMarked;
