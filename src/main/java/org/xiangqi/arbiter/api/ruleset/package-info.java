/** What is told of the rule sets. */
@NullMarked
package org.xiangqi.arbiter.api.ruleset;

import org.jspecify.annotations.NullMarked;
