/** The command line: serves, or judges the games of files without a server. */
@NullMarked
package org.xiangqi.arbiter.cli;

import org.jspecify.annotations.NullMarked;
