/**
 * The board and its laws of movement: sides, pieces, points, positions, FEN, legal moves, and why a move is illegal.
 *
 * <p>Borders speak in immutable values ({@link org.xiangqi.arbiter.board.Position}, {@link
 * org.xiangqi.arbiter.board.Move}, {@link org.xiangqi.arbiter.board.Setup}); inside, moves and points are plain ints and
 * {@link org.xiangqi.arbiter.board.Board} is the one mutable position that everything fast drives.
 */
@NullMarked
package org.xiangqi.arbiter.board;

import org.jspecify.annotations.NullMarked;
