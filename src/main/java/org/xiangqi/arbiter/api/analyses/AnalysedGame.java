package org.xiangqi.arbiter.api.analyses;

import org.xiangqi.arbiter.api.Notation;
import org.xiangqi.arbiter.rules.Game;

/**
 * A game to be analysed.
 *
 * @param game up to its end, if it has one
 * @param notation how its moves were read
 * @param movesAfterEnd how many were not read because the game was over
 * @param nodes how many positions are looked at for each of the game, 1 or more
 */
public record AnalysedGame(Game game, Notation notation, int movesAfterEnd, long nodes) {}
