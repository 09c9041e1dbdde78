/** What is asked and answered about games that are played online, and the limits of that. */
@NullMarked
package org.xiangqi.arbiter.api.onlinegames;

import org.jspecify.annotations.NullMarked;
