package org.xiangqi.arbiter.contest.standings;

import java.util.OptionalLong;

/**
 * One player of a table.
 *
 * @param rank from 1; players whom nothing tells apart share one, and the next has as many fewer: 1, 2, 2, 4
 * @param games how many games counted: wins, draws and losses together
 * @param directEncounters see {@link TieBreak#DIRECT_ENCOUNTERS}; empty where it was not asked or passed over
 * @param sonnebornBerger see {@link TieBreak#SONNEBORN_BERGER}
 */
public record Row(
        int rank,
        String account,
        long points,
        int games,
        int wins,
        int draws,
        int losses,
        OptionalLong directEncounters,
        long sonnebornBerger) {}
