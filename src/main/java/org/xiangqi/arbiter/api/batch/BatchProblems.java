package org.xiangqi.arbiter.api.batch;

import org.xiangqi.arbiter.api.problem.ProblemType;
import org.xiangqi.arbiter.api.problem.Problems;

/** What can be wrong with a part of a body before anything of it is read as a game. */
final class BatchProblems {
    private BatchProblems() {}

    static Piece lineTooLong(int limit, int line) {
        return tooLarge("LINE", limit, "A line may have at most " + limit + " bytes.", line);
    }

    static Piece gameTooLong(int limit, int line) {
        return tooLarge("LINE", limit, "A game may have at most " + limit + " bytes.", line);
    }

    /** The last piece of a body of which no more is read. */
    static Piece tooManyGames(long limit) {
        return new Piece.Unread(Problems.of(
                        ProblemType.TOO_LARGE, "A batch may have at most " + limit + " games: the rest is not read.")
                .with("what", "GAMES")
                .with("limit", limit)
                .build());
    }

    /** The last piece of a body that breaks off being what its header says. */
    static Piece notGzip() {
        return new Piece.Unread(Problems.of(
                        ProblemType.INVALID_VALUE,
                        "From here on the body is not gzip, which its Content-Encoding says it is: the rest is not read.")
                .with("field", "Content-Encoding")
                .with("allowed", null)
                .build());
    }

    private static Piece tooLarge(String what, int limit, String detail, int line) {
        return new Piece.Unread(Problems.of(ProblemType.TOO_LARGE, detail)
                .with("what", what)
                .with("limit", limit)
                .with("line", line)
                .build());
    }
}
