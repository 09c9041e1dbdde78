/**
 * What a side threatens to capture, and what of that a move has newly brought about: the chases of the tournament rules.
 *
 * <p>{@link org.xiangqi.arbiter.rules.threat.Threats} looks at one position, {@link
 * org.xiangqi.arbiter.rules.threat.Chases} at the two on either side of a move.
 */
@NullMarked
package org.xiangqi.arbiter.rules.threat;

import org.jspecify.annotations.NullMarked;
