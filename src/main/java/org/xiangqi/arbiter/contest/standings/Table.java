package org.xiangqi.arbiter.contest.standings;

import java.util.List;

/**
 * The places after some games, and which of the games gave none.
 *
 * @param rows the accounts that have a game that counted: by rank, those of one rank by account in the order of code points
 * @param notCounted in the order of the games
 * @param counted how many games counted
 */
public record Table(List<Row> rows, List<NotCounted> notCounted, int counted) implements Standings {
    /** Copies the lists. */
    public Table {
        rows = List.copyOf(rows);
        notCounted = List.copyOf(notCounted);
    }
}
