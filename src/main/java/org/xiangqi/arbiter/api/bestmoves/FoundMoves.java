package org.xiangqi.arbiter.api.bestmoves;

import java.time.Duration;

/**
 * The answer to a question for the best move.
 *
 * @param time how long the search took
 */
public record FoundMoves(BestMoveResponse response, Duration time) {}
