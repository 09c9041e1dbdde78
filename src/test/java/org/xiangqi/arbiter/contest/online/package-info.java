@NullMarked
package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.NullMarked;
