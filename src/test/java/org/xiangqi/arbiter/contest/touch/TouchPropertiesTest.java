package org.xiangqi.arbiter.contest.touch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Square;

/** What holds of whatever is touched in whatever position. */
class TouchPropertiesTest {
    private static final int MOST_PLIES = 120;
    private static final int MOST_TOUCHES = 6;

    /** A position of a random game in which there is a legal move, and touches of its pieces. */
    private record Sample(Position position, List<Touch> touches) {
        static Sample of(long seed) {
            Random random = new Random(seed);
            Position position = Position.INITIAL;
            for (int plies = random.nextInt(MOST_PLIES); plies > 0; plies--) {
                Board board = new Board(position);
                List<Move> moves = position.legalMoves();
                board.make(moves.get(random.nextInt(moves.size())).code());
                Position next = board.position();
                if (next.legalMoves().isEmpty()) {
                    break;
                }
                position = next;
            }
            Position last = position;
            List<Square> pieces = new ArrayList<>();
            for (int i = 0; i < Square.COUNT; i++) {
                Square square = Square.of(i);
                if (last.pieceAt(square).isPresent()) {
                    pieces.add(square);
                }
            }
            List<Touch> touches = new ArrayList<>();
            for (int n = random.nextInt(MOST_TOUCHES); n >= 0; n--) {
                touches.add(new Touch(
                        pieces.get(random.nextInt(pieces.size())), random.nextBoolean(), random.nextInt(4) == 0));
            }
            return new Sample(last, touches);
        }

        boolean isOwn(Touch touch) {
            return position.pieceAt(touch.square()).map(Piece::side).orElseThrow() == position.sideToMove();
        }

        TouchRuling ruling() {
            return ruling(touches);
        }

        TouchRuling ruling(List<Touch> others) {
            return switch (TouchRule.judge(position, others, 0, TouchPolicy.byDefault())) {
                case TouchRuling ruling -> ruling;
                case TouchJudgement.EmptyPoint empty -> throw new AssertionError(empty);
            };
        }
    }

    /** All but the words. */
    private static List<Object> core(TouchRuling ruling) {
        return List.of(
                ruling.obligation(),
                ruling.mustMove(),
                ruling.mustCapture(),
                ruling.allowedMoves(),
                ruling.technical(),
                ruling.article());
    }

    @Property(tries = 500)
    void theAllowedMovesAreExactlyTheLegalOnesThatMeetTheObligation(@ForAll long seed) {
        Sample sample = Sample.of(seed);
        TouchRuling ruling = sample.ruling();
        List<Move> meeting = sample.position().legalMoves().stream()
                .filter(move -> ruling.mustMove().map(move.from()::equals).orElse(true))
                .filter(move -> ruling.mustCapture().map(move.to()::equals).orElse(true))
                .toList();
        assertThat(ruling.allowedMoves()).isNotEmpty().containsExactlyElementsOf(meeting);
    }

    @Property(tries = 500)
    void onlyTouchedPiecesAreNamed(@ForAll long seed) {
        Sample sample = Sample.of(seed);
        TouchRuling ruling = sample.ruling();
        Set<Square> own = new HashSet<>();
        Set<Square> opponents = new HashSet<>();
        sample.touches().forEach(touch -> (sample.isOwn(touch) ? own : opponents).add(touch.square()));
        ruling.mustMove().ifPresent(square -> assertThat(own).contains(square));
        ruling.mustCapture().ifPresent(square -> assertThat(opponents).contains(square));
    }

    @Property(tries = 500)
    void itIsATechnicalOnlyIfNoLegalMoveTouchesAnythingThatCounts(@ForAll long seed) {
        Sample sample = Sample.of(seed);
        List<Touch> counting = sample.touches().stream()
                .filter(touch -> !(touch.adjusting() && sample.isOwn(touch)))
                .toList();
        boolean possible = sample.position().legalMoves().stream()
                .anyMatch(move -> counting.stream()
                        .anyMatch(touch -> touch.square().equals(move.from())
                                || touch.square().equals(move.to())));
        Obligation obligation = sample.ruling().obligation();
        assertThat(obligation == Obligation.NONE).isEqualTo(counting.isEmpty());
        assertThat(obligation == Obligation.TECHNICAL).isEqualTo(!counting.isEmpty() && !possible);
        assertThat(sample.ruling().technical().given()).isEqualTo(obligation == Obligation.TECHNICAL);
    }

    @Property(tries = 500)
    void adjustingAnOwnPieceFirstChangesNothing(@ForAll long seed) {
        Sample sample = Sample.of(seed);
        Square own = sample.position().legalMoves().getFirst().from();
        List<Touch> more = new ArrayList<>(sample.touches());
        more.addFirst(new Touch(own, false, true));
        assertThat(core(sample.ruling(more))).isEqualTo(core(sample.ruling()));
    }

    @Property(tries = 500)
    void touchingAgainWhatWasTouchedChangesNothing(@ForAll long seed) {
        Sample sample = Sample.of(seed);
        List<Touch> more = new ArrayList<>(sample.touches());
        sample.touches().stream()
                .filter(touch -> !(touch.adjusting() && sample.isOwn(touch)))
                .map(touch -> new Touch(touch.square(), false, touch.adjusting()))
                .forEach(more::add);
        assertThat(core(sample.ruling(more))).isEqualTo(core(sample.ruling()));
    }
}
