package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.arbitraries.StringArbitrary;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Legality;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;

/** Whatever is sent as a move is read or refused, and no reader fails or moves a piece. */
class UnheardOfTextsTest {
    private static final List<MoveNotation> READERS =
            List.of(RankBase.ZERO, RankBase.ONE, new Wxf(), new Chinese(), Vietnamese.OWN_SIGNS, Vietnamese.WXF_SIGNS);

    @Property(tries = 3_000, shrinking = ShrinkingMode.OFF)
    void areReadOrRefusedAndNeverFail(@ForAll("texts") List<String> texts, @ForAll long seed) {
        Optional<Position> position = RandomPositions.fullOfTandems(new Random(seed));
        Board board = new Board(position.orElse(Position.INITIAL));
        String before = board.fen();
        for (String text : texts) {
            for (MoveNotation reader : READERS) {
                checkReading(reader.read(text, board), board, text);
            }
            boolean told = Family.of(text).isPresent();
            assertThat(Family.toldBy(List.of("", text)).isPresent()).isEqualTo(told);
        }
        assertThat(Readers.letters(texts)).hasSize(3);
        RankBase.toldBy(texts);
        assertThat(board.fen()).isEqualTo(before);
    }

    private static void checkReading(MoveReading reading, Board board, String text) {
        switch (reading) {
            case MoveReading.Read read -> assertThat(Family.of(text)).isPresent();
            case MoveReading.Ambiguous(List<Move> candidates) ->
                assertThat(candidates)
                        .hasSizeGreaterThan(1)
                        .doesNotHaveDuplicates()
                        .allMatch(move -> Legality.whyIllegal(board, move.code()) == null);
            case MoveReading.Unreadable unreadable -> assertThat(unreadable).isNotNull();
        }
    }

    @Provide
    Arbitrary<List<String>> texts() {
        StringArbitrary moves = Arbitraries.strings()
                .withChars("KAEHRCPGBNSXMTtgsabcdehi+-./=0123456789")
                .withChars("前后後中一二三四五六七八九十帅帥将將仕士相象马馬傌车車俥炮砲包兵卒进進退平")
                .withChars("ＣＰ２５＋－．＝—−\uF902");
        Arbitrary<String> any = Arbitraries.oneOf(
                moves.ofMinLength(3).ofMaxLength(6),
                moves.ofMaxLength(30),
                Arbitraries.strings().ascii().ofMaxLength(30),
                Arbitraries.strings().withCharRange('\u4E00', '\u9FFF').ascii().ofMaxLength(30),
                Arbitraries.strings().all().ofMaxLength(30));
        return any.list().ofMaxSize(20);
    }
}
