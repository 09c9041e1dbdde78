/**
 * Moves as text: coordinates of several kinds, each a {@link org.xiangqi.arbiter.notation.MoveNotation}. Whether a text can
 * be read, and how, is a value; whether the move is legal is asked elsewhere.
 */
@NullMarked
package org.xiangqi.arbiter.notation;

import org.jspecify.annotations.NullMarked;
