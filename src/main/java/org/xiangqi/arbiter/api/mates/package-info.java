/** What a question for mate by checks alone answers, and the threads and limits that it is worked out with. */
@NullMarked
package org.xiangqi.arbiter.api.mates;

import org.jspecify.annotations.NullMarked;
