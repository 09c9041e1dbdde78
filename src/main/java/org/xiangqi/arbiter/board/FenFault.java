package org.xiangqi.arbiter.board;

/**
 * Why a text is no FEN, and where.
 *
 * @param row the row of the board part, 1 (Black's back rank, written first) to 10; 0 if the fault lies elsewhere
 * @param column the point of that row, 1 (file a) to 9, or 10 for one too many; 0 if the fault lies elsewhere
 * @param offset where in the text, counted in UTF-16 units from 0
 * @param reason one sentence for a person
 */
public record FenFault(int row, int column, int offset, String reason) {}
