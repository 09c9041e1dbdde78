package org.xiangqi.arbiter.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Making moves and taking them back: pieces, clock, move number, key and the history of all that. */
class BoardTest {
    private static Board start() {
        return new Board(Position.INITIAL);
    }

    private static void play(Board board, String... moves) {
        for (String move : moves) {
            board.make(Positions.move(move).code());
        }
    }

    @Test
    void aMoveWithoutACaptureCountsOn() {
        Board board = start();
        play(board, "h2e2", "h9g7");
        assertThat(board.fen()).isEqualTo("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
        assertThat(board.ply()).isEqualTo(2);
    }

    @Test
    void aCaptureResetsTheClockAndTakingItBackRestoresIt() {
        Board board = new Board(Positions.of("3k5/9/9/9/9/9/9/9/r8/R3K4 w - - 37 50"));
        long key = board.key();
        int capture = Positions.move("a0a1").code();
        assertThat(board.captures(capture)).isTrue();

        board.make(capture);
        assertThat(board.fen()).isEqualTo("3k5/9/9/9/9/9/9/9/R8/4K4 b - - 0 50");
        assertThat(board.captured(1)).isTrue();
        assertThat(board.pieceAt(Positions.square("a1").index())).isEqualTo(Piece.RED_CHARIOT);
        assertThat(board.pieceAt(Positions.square("a0").index())).isNull();

        play(board, "d9d8");
        assertThat(board.pliesSinceCapture()).isEqualTo(1);
        assertThat(board.captured(2)).isFalse();

        board.unmake();
        board.unmake();
        assertThat(board.fen()).isEqualTo("3k5/9/9/9/9/9/9/9/r8/R3K4 w - - 37 50");
        assertThat(board.key()).isEqualTo(key);
        assertThat(board.pieceAt(Positions.square("a1").index())).isEqualTo(Piece.BLACK_CHARIOT);
    }

    @Test
    void aPlainMoveDoesNotCapture() {
        assertThat(start().captures(Positions.move("h2e2").code())).isFalse();
        assertThat(start().captures(Positions.move("h2h9").code())).isTrue();
    }

    @Test
    void theMoveNumberGoesUpAfterBlacksMove() {
        Board board = start();
        List<Integer> numbers = new ArrayList<>();
        for (String move : List.of("h2e2", "h9g7", "h0g2", "i9h9", "i0h0")) {
            numbers.add(board.moveNumber());
            play(board, move);
        }
        assertThat(numbers).containsExactly(1, 1, 2, 2, 3);
        assertThat(board.moveNumber()).isEqualTo(3);
    }

    @Test
    void whereBlackStartsTheNumberGoesUpAfterItsFirstMove() {
        Board board = new Board(Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 b - - 4 17"));
        List<Integer> numbers = new ArrayList<>();
        for (String move : List.of("d9d8", "e0e1", "d8d9", "e1e0")) {
            numbers.add(board.moveNumber());
            play(board, move);
        }
        assertThat(numbers).containsExactly(17, 18, 18, 19);
        assertThat(board.fen()).isEqualTo("3k5/9/9/9/9/9/9/9/9/4K4 b - - 8 19");
    }

    @Test
    void attackersAreThePiecesThatCanCrossTheRiver() {
        Board board = start();
        assertThat(board.attackers(Side.RED)).isEqualTo(11);
        assertThat(board.attackers(Side.BLACK)).isEqualTo(11);
        play(board, "h2h9");
        assertThat(board.attackers(Side.BLACK)).isEqualTo(10);
        board.unmake();
        assertThat(board.attackers(Side.BLACK)).isEqualTo(11);
        for (String piece : List.of("R", "N", "C", "P")) {
            Board one = new Board(Positions.of("2bak4/4a4/4b4/9/9/9/" + piece + "8/4B4/4A4/2BAK4 w"));
            assertThat(one.attackers(Side.RED)).as(piece).isEqualTo(1);
            assertThat(one.hasAttackers(Side.RED)).as(piece).isTrue();
            assertThat(one.attackers(Side.BLACK)).as(piece).isZero();
            assertThat(one.hasAttackers(Side.BLACK)).as(piece).isFalse();
        }
    }

    @Test
    void theSideToMoveAlternates() {
        Board board = start();
        assertThat(board.sideToMove()).isEqualTo(Side.RED);
        play(board, "h2e2");
        assertThat(board.sideToMove()).isEqualTo(Side.BLACK);
        board.unmake();
        assertThat(board.sideToMove()).isEqualTo(Side.RED);
    }

    @Test
    void theGeneralsAreFollowed() {
        Board board = start();
        play(board, "e0e1", "e9e8");
        assertThat(board.general(Side.RED)).isEqualTo(Positions.square("e1"));
        assertThat(board.general(Side.BLACK)).isEqualTo(Positions.square("e8"));
    }

    @Test
    void theSamePositionHasTheSameKeyHoweverItWasReached() {
        Board one = start();
        play(one, "h2e2", "h9g7", "h0g2", "b9c7");
        Board other = start();
        play(other, "h0g2", "b9c7", "h2e2", "h9g7");
        assertThat(one.key()).isEqualTo(other.key());
        assertThat(one.position()).isEqualTo(other.position()).hasSameHashCodeAs(other.position());
    }

    @Test
    void theSamePiecesWithTheOtherSideToMoveHaveAnotherKey() {
        Position red = Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
        Position black = Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
        assertThat(red.key()).isNotEqualTo(black.key());
        assertThat(red).isNotEqualTo(black);
    }

    @Test
    void countersDoNotCountForTheKeyButForEquality() {
        Position one = Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
        Position clock = Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 w - - 1 1");
        Position number = Positions.of("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 2");
        assertThat(List.of(clock.key(), number.key())).containsOnly(one.key());
        assertThat(one).isNotEqualTo(clock).isNotEqualTo(number);
    }

    @Test
    void theHistoryKeepsEveryPlyOfALongGame() {
        Board board = new Board(Positions.of("3k5/9/9/9/9/9/9/p8/R8/4K4 w - - 90 1"));
        long startKey = board.key();
        play(board, "a1a2", "d9d8", "e0e1", "d8d9");
        for (int round = 0; round < 100; round++) {
            play(board, "e1e0", "d9d8", "e0e1", "d8d9");
        }
        assertThat(board.ply()).isEqualTo(404);
        assertThat(board.fen()).isEqualTo("3k5/9/9/9/9/9/9/R8/4K4/9 w - - 403 203");

        assertThat(board.key(0)).isEqualTo(startKey);
        assertThat(board.pliesSinceCapture(0)).isEqualTo(90);
        assertThat(board.captured(1)).isTrue();
        for (int ply = 1; ply <= 404; ply++) {
            assertThat(board.pliesSinceCapture(ply)).as("ply %d", ply).isEqualTo(ply - 1);
            assertThat(board.captured(ply)).as("ply %d", ply).isEqualTo(ply == 1);
        }
        for (int ply = 5; ply <= 404; ply++) {
            String move = List.of("e1e0", "d9d8", "e0e1", "d8d9").get((ply - 5) % 4);
            assertThat(Move.of(board.move(ply)).toString()).as("ply %d", ply).isEqualTo(move);
            assertThat(board.key(ply) == board.key(4)).as("ply %d", ply).isEqualTo(ply % 4 == 0);
        }

        for (int ply = 404; ply > 0; ply--) {
            assertThat(board.key()).isEqualTo(board.key(ply));
            board.unmake();
        }
        assertThat(board.fen()).isEqualTo("3k5/9/9/9/9/9/9/p8/R8/4K4 w - - 90 1");
        assertThat(board.key()).isEqualTo(startKey);
    }

    @Test
    void aMoveTakenBackIsReplacedByTheNext() {
        Board board = start();
        play(board, "h2h9");
        board.unmake();
        play(board, "b0c2");
        assertThat(Move.of(board.move(1))).isEqualTo(Positions.move("b0c2"));
        assertThat(board.captured(1)).isFalse();
        assertThat(board.pliesSinceCapture(1)).isEqualTo(1);
        assertThat(board.key(1)).isEqualTo(board.key());
    }

    @Test
    void aPositionTakenFromTheBoardStaysAsItWas() {
        Board board = start();
        Position before = board.position();
        play(board, "h2e2");
        assertThat(before).isEqualTo(Position.INITIAL);
        assertThat(before.fen()).isEqualTo(Position.INITIAL.fen());
        assertThat(board.position()).isNotEqualTo(before);
        assertThat(before.pieceAt(Positions.square("h2"))).contains(Piece.RED_CANNON);
        assertThat(before.pieceAt(Positions.square("e2"))).isEmpty();
    }

    @Test
    void everyMoveKeepsItsPointsWhenPacked() {
        for (int from = 0; from < Square.COUNT; from++) {
            for (int to = 0; to < Square.COUNT; to++) {
                Move move = new Move(Square.of(from), Square.of(to));
                assertThat(Move.of(move.code())).isEqualTo(move);
            }
        }
    }

    @Test
    void aRestartTakesEveryMoveBack() {
        Position start = Positions.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 7 3");
        Board board = new Board(start);
        board.make(Positions.move("h7h0").code());
        board.make(Positions.move("i0h0").code());
        board.make(Positions.move("b7e7").code());
        board.restart();
        assertThat(board.ply()).isZero();
        assertThat(board.position()).isEqualTo(start);
        assertThat(board.key()).isEqualTo(start.key());
        board.make(Positions.move("b7e7").code());
        assertThat(board.pliesSinceCapture()).isEqualTo(8);
    }

    @Test
    void aPositionIsComparedPieceByPieceWithAnEarlierOne() {
        Board board = new Board(Position.INITIAL);
        for (String move : "h0g2 h9g7 g2h0 g7h9 h2h9 i9h9".split(" ", -1)) {
            board.make(Positions.move(move).code());
        }
        assertThat(board.isAsAfter(6)).isTrue();
        assertThat(board.isAsAfter(5)).isFalse();
        assertThat(board.isAsAfter(4)).isFalse();
        board.unmake();
        board.unmake();
        assertThat(board.isAsAfter(0)).isTrue();
        assertThat(board.isAsAfter(2)).isFalse();
        assertThat(board.isAsAfter(1)).isFalse();
    }
}
