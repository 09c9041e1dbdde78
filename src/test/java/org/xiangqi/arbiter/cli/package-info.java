@NullMarked
package org.xiangqi.arbiter.cli;

import org.jspecify.annotations.NullMarked;
