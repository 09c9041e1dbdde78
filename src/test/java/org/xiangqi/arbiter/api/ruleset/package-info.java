@NullMarked
package org.xiangqi.arbiter.api.ruleset;

import org.jspecify.annotations.NullMarked;
