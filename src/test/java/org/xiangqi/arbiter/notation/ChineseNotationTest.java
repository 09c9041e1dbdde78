package org.xiangqi.arbiter.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xiangqi.arbiter.notation.Tandems.BLACK_TANDEMS;
import static org.xiangqi.arbiter.notation.Tandems.FIVE;
import static org.xiangqi.arbiter.notation.Tandems.FOUR;
import static org.xiangqi.arbiter.notation.Tandems.GUARDS;
import static org.xiangqi.arbiter.notation.Tandems.TANDEMS;
import static org.xiangqi.arbiter.notation.Tandems.THREE;
import static org.xiangqi.arbiter.notation.Tandems.THREE_AND_TWO;
import static org.xiangqi.arbiter.notation.Tandems.TWO;
import static org.xiangqi.arbiter.notation.Tandems.TWO_AND_TWO_OF_BLACK;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.notation.Chinese.Script;

/** Chinese notation: every way to write it that is read, the one that is written, and beside each what is refused and why. */
class ChineseNotationTest {
    private static final Position BLACK_TO_MOVE =
            Positions.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b");

    private static final Chinese CHINESE = new Chinese();

    private static void assertMeaning(Position position, String text, String meaning) {
        assertThat(Meanings.of(CHINESE, text, position)).isEqualTo(meaning);
    }

    private static String written(Position position, String move) {
        return Chinese.write(new Board(position), Positions.move(move), Script.SIMPLIFIED);
    }

    private static String traditional(Position position, String move) {
        return Chinese.write(new Board(position), Positions.move(move), Script.TRADITIONAL);
    }

    @ParameterizedTest
    @CsvSource({
        "炮二平五, h2e2",
        "砲二平五, h2e2",
        "包二平五, h2e2",
        "马二进三, h0g2",
        "馬二進三, h0g2",
        "傌二进三, h0g2",
        "车一进二, i0i2",
        "車一進二, i0i2",
        "俥一进二, i0i2",
        "相三进五, g0e2",
        "象三进五, g0e2",
        "仕四进五, f0e1",
        "士四进五, f0e1",
        "帅五进一, e0e1",
        "帥五進一, e0e1",
        "将五进一, e0e1",
        "將五進一, e0e1",
        "兵三进一, g3g4",
        "卒三進一, g3g4",
    })
    void everyVariantOfACharacterIsReadForRed(String text, String move) {
        assertMeaning(Position.INITIAL, text, move);
    }

    @ParameterizedTest
    @CsvSource({
        "炮8平5, h7e7",
        "砲8平5, h7e7",
        "包2平5, b7e7",
        "马8进7, h9g7",
        "馬8進7, h9g7",
        "傌2進3, b9c7",
        "车9进1, i9i8",
        "車9進1, i9i8",
        "俥1进1, a9a8",
        "象3进5, c9e7",
        "相3进5, c9e7",
        "士4进5, d9e8",
        "仕6進5, f9e8",
        "将5进1, e9e8",
        "帥5進1, e9e8",
        "卒5进1, e6e5",
        "兵5進1, e6e5",
        "炮8退1, h7h8",
    })
    void everyVariantOfACharacterIsReadForBlack(String text, String move) {
        assertMeaning(BLACK_TO_MOVE, text, move);
    }

    @ParameterizedTest
    @CsvSource({
        "炮八平五, h7e7",
        "马二进三, b9c7",
        "馬８進７, h9g7",
        "炮８平５, h7e7",
        "砲８平五, h7e7",
        "卒五进1, e6e5",
    })
    void blackMayHaveChineseNumerals(String text, String move) {
        assertMeaning(BLACK_TO_MOVE, text, move);
    }

    @ParameterizedTest
    @CsvSource({"炮2平5, h2e2", "炮２平５, h2e2", "馬2進3, h0g2", "炮二平5, h2e2", "兵3进１, g3g4"})
    void redMayHaveArabicDigits(String text, String move) {
        assertMeaning(Position.INITIAL, text, move);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uF902一進二", "俥一进二", "車1進２"})
    void compatibilityIdeographsAreTheUsualOnes(String text) {
        assertMeaning(Position.INITIAL, text, "i0i2");
    }

    @ParameterizedTest
    @CsvSource({
        "前炮平五, c6e6",
        "后炮平五, c4e4",
        "後炮平五, c4e4",
        "前砲平五, c6e6",
        "炮前平五, c6e6",
        "炮后平五, c4e4",
        "砲後平五, c4e4",
        "前车退一, i3i2",
        "後車退一, i1i0",
        "車前平三, i3g3",
        "车后平三, i1g1",
        "俥後平3, i1g1",
    })
    void frontAndRearOfTwoStandBeforeOrAfterThePiece(String text, String move) {
        assertMeaning(TANDEMS, text, move);
    }

    @ParameterizedTest
    @CsvSource({
        "中炮平五, unreadable",
        "炮中平五, unreadable",
        "一炮平五, unreadable",
        "二炮平五, unreadable",
        "前七平五, unreadable",
        "前帅进一, unreadable",
        "前马进五, unreadable",
        "前前平五, unreadable",
        "平炮前五, unreadable",
        "后车退二, unreadable",
        "前炮进四, unreadable",
        "前炮退二, c6c4 OWN_PIECE_ON_TARGET",
        "后炮进五, c4c9 CANNON_JUMPS_WITHOUT_CAPTURE",
        "后车进三, i1i4 PATH_BLOCKED",
        "前车平一, i3i3 SAME_SQUARE",
    })
    void otherPlacesMeanNoneOfTwo(String text, String meaning) {
        assertMeaning(TANDEMS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        // Only one of the two can go so.
        "炮七进二, c6c8",
        "炮七退二, c4c2",
        "车一进六, i3i9",
        // Both can.
        "炮七平五, c4e4 or c6e6",
        "车一退一, i1i0 or i3i2",
        // Neither can.
        "炮七进五, c4c9 CANNON_JUMPS_WITHOUT_CAPTURE",
        "炮七进六, unreadable",
        "炮五平三, unreadable",
    })
    void theFileIsEnoughWhereOneOfTwoHasTheMove(String text, String meaning) {
        assertMeaning(TANDEMS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "前車平3, a6c6",
        "後車平3, a8c8",
        "前车进1, a6a5",
        "前馬退6, g4f6",
        "后馬进8, g6h4",
        "馬7退5, g4e5 or g6e7",
        "车1进7, a8a1 PATH_BLOCKED",
        "车1进6, a6a0",
    })
    void theFrontOfBlackIsTowardRed(String text, String meaning) {
        assertMeaning(BLACK_TANDEMS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "前兵平四, g8f8",
        "后兵平四, g6f6",
        "兵后平四, g6f6",
        "前三平四, g8f8",
        "後三平四, g6f6",
        "一兵平四, g8f8",
        "二兵平四, g6f6",
        "兵三平四, g6f6 or g8f8",
        "中兵平四, unreadable",
        "中三平四, unreadable",
        "三兵平四, unreadable",
        "前二平四, unreadable",
        "前兵退一, g8g7 SOLDIER_BACKWARD",
        "前兵平五, g8e8 NOT_A_MOVE_OF_THE_PIECE",
    })
    void twoSoldiersOnAFile(String text, String meaning) {
        assertMeaning(TWO, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "前兵平四, g8f8",
        "中兵平四, g7f7",
        "后兵平四, g5f5",
        "前卒平四, g8f8",
        "兵中平四, g7f7",
        "前三平四, g8f8",
        "中三平四, g7f7",
        "后三平四, g5f5",
        "一兵平四, g8f8",
        "二兵平四, g7f7",
        "三兵平四, g5f5",
        "2兵平4, g7f7",
        "兵三平四, g7f7",
        "四兵平四, unreadable",
        "中五平四, unreadable",
        "兵五平四, unreadable",
        "兵三进一, g5g6 or g8g9",
        "中兵进一, g7g8 OWN_PIECE_ON_TARGET",
        "后兵退一, g5g4 SOLDIER_BACKWARD",
    })
    void threeSoldiersOnAFile(String text, String meaning) {
        assertMeaning(THREE, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "一兵平四, g9f9",
        "二兵平四, g8f8",
        "三兵平四, g6f6",
        "四兵平四, g5f5",
        "前兵平四, g9f9",
        "后兵平四, g5f5",
        "３兵平４, g6f6",
        "五兵平四, unreadable",
        "六兵平四, unreadable",
        "中兵平四, unreadable",
        "兵三平四, g5f5 or g6f6 or g8f8 or g9f9",
        "兵三进一, g6g7",
        "二兵进一, g8g9 OWN_PIECE_ON_TARGET",
        "四兵退一, g5g4 SOLDIER_BACKWARD",
    })
    void fourSoldiersOnAFile(String text, String meaning) {
        assertMeaning(FOUR, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "一兵平四, g9f9",
        "二兵平四, g8f8",
        "三兵平四, g7f7",
        "四兵平四, g6f6",
        "五兵平四, g5f5",
        "前兵平四, g9f9",
        "中兵平四, g7f7",
        "后兵平四, g5f5",
        "六兵平四, unreadable",
        "九兵平四, unreadable",
        "三兵进一, g7g8 OWN_PIECE_ON_TARGET",
        "五兵进一, g5g6 OWN_PIECE_ON_TARGET",
    })
    void fiveSoldiersOnAFile(String text, String meaning) {
        assertMeaning(FIVE, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        // Place and file, without the piece.
        "前三平四, g8f8",
        "中三平四, g7f7",
        "后三平四, g5f5",
        "後三平四, g5f5",
        "前七平六, c7d7",
        "后七平六, c6d6",
        "前7平6, c7d7",
        // Numbered from the right file to the left, on each from the front.
        "一兵平四, g8f8",
        "二兵平四, g7f7",
        "三兵平四, g5f5",
        "三兵进一, g5g6",
        "四兵进一, c7c8",
        "四兵平六, c7d7",
        "五兵平六, c6d6",
        "六兵平六, unreadable",
        // The piece alone does where one of the two files has the move.
        "前兵平四, g8f8",
        "后兵平六, c6d6",
        "中兵平四, g7f7",
        "前兵进一, c7c8 or g8g9",
        "兵七平六, c6d6 or c7d7",
        "中七平六, unreadable",
        "前五平六, unreadable",
        "三前平四, unreadable",
        "后七进一, c6c7 OWN_PIECE_ON_TARGET",
        "后七退一, c6c5 SOLDIER_BACKWARD",
    })
    void twoFilesWithSoldiersInTandemAreReadInBothPublishedWays(String text, String meaning) {
        assertMeaning(THREE_AND_TWO, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "前2平3, b1c1",
        "后2平3, b3c3",
        "前7平6, g2f2",
        "后7进1, g4g3",
        "一卒平3, b1c1",
        "二卒平3, b3c3",
        "三卒平6, g2f2",
        "4卒平6, g4f4",
        "五卒平6, unreadable",
        "前8平7, unreadable",
    })
    void theRightFileOfBlackIsItsOwn(String text, String meaning) {
        assertMeaning(TWO_AND_TWO_OF_BLACK, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "仕六进五, d0e1",
        "仕六退五, d2e1",
        "后仕进五, d0e1",
        "前仕退五, d2e1",
        "前仕进五, d2e3 OUTSIDE_PALACE",
        "仕六平五, unreadable",
        "仕六进四, unreadable",
        "相七进五, c0e2",
        "相七退五, c4e2",
        "相七进九, c0a2",
        "前相退九, c4a2",
        "后相进五, c0e2",
        "前相进五, c4e6 ELEPHANT_CROSSES_RIVER",
        "相七进六, unreadable",
        "相三进五, unreadable",
    })
    void advisorsAndElephantsThatShareAFileAreToldByTheirWay(String text, String meaning) {
        assertMeaning(GUARDS, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "车一进九, i0i9 PATH_BLOCKED",
        "车一进三, i0i3 OWN_PIECE_ON_TARGET",
        "马二进四, h0f1 HORSE_LEG_BLOCKED",
        "炮二进五, h2h7 CANNON_NEEDS_ONE_SCREEN",
        "炮二进六, h2h8 CANNON_JUMPS_WITHOUT_CAPTURE",
        "兵五平四, e3f3 SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "兵五退一, e3e2 SOLDIER_BACKWARD",
        "帅五进二, e0e2 NOT_A_MOVE_OF_THE_PIECE",
    })
    void aMoveThatIsToldButIllegalIsReadSoThatTheReasonCanBeNamed(String text, String meaning) {
        assertMeaning(Position.INITIAL, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "俥一進九, i0i9 PATH_BLOCKED",
        "傌二進四, h0f1 HORSE_LEG_BLOCKED",
        "馬2进4, h0f1 HORSE_LEG_BLOCKED",
        "砲二進五, h2h7 CANNON_NEEDS_ONE_SCREEN",
        "包二进六, h2h8 CANNON_JUMPS_WITHOUT_CAPTURE",
        "帥五進二, e0e2 NOT_A_MOVE_OF_THE_PIECE",
        "將五平四, e0f0 OWN_PIECE_ON_TARGET",
        "士四進三, f0g1 OUTSIDE_PALACE",
        "象三進四, unreadable",
        "卒五退一, e3e2 SOLDIER_BACKWARD",
        "兵５退１, e3e2 SOLDIER_BACKWARD",
    })
    void aVariantOfACharacterChangesNothingOfWhyRedMayNot(String text, String meaning) {
        assertMeaning(Position.INITIAL, text, meaning);
    }

    @ParameterizedTest
    @CsvSource({
        "俥9進9, i9i0 PATH_BLOCKED",
        "傌8進6, h9f8 HORSE_LEG_BLOCKED",
        "馬八进六, h9f8 HORSE_LEG_BLOCKED",
        "包8進7, h7h0 CANNON_NEEDS_ONE_SCREEN",
        "砲2进6, b7b1 CANNON_JUMPS_WITHOUT_CAPTURE",
        "將5進2, e9e7 NOT_A_MOVE_OF_THE_PIECE",
        "帥５平４, e9d9 OWN_PIECE_ON_TARGET",
        "士4進3, d9c8 OUTSIDE_PALACE",
        "仕6退5, unreadable",
        "相3進4, unreadable",
        "卒5平4, e6d6 SOLDIER_SIDEWAYS_BEFORE_RIVER",
        "兵5退1, e6e7 SOLDIER_BACKWARD",
    })
    void norOfWhyBlackMayNot(String text, String meaning) {
        assertMeaning(BLACK_TO_MOVE, text, meaning);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // No such piece, or no such point.
                "炮三平五",
                "车二进一",
                "炮二进八",
                "马二退三",
                // No way that this piece goes.
                "马二平三",
                "相三平五",
                "仕四平五",
                "马二进五",
                "相三进四",
                "仕四进二",
                // No text of this form.
                "",
                "炮",
                "炮二平",
                "炮二平五!",
                "炮二平五 ",
                " 炮二平五",
                "炮二 平五",
                "炮零平五",
                "炮二平零",
                "炮二平十",
                "炮0平5",
                "炮二走五",
                "炮二平五六",
                "二炮平五",
                "平五炮二",
                "炮炮平五",
                "进退平进",
                "一二三四",
                "口二平五",
                "炮贰平伍",
                "C2.5",
                "h2e2",
                "炮2.5",
                "炮٢平٥",
                "😀😀",
            })
    void anythingElseIsUnreadable(String text) {
        assertMeaning(Position.INITIAL, text, "unreadable");
    }

    @ParameterizedTest
    @CsvSource({
        "h2e2, 炮二平五, 炮二平五",
        "h0g2, 马二进三, 馬二進三",
        "i0i2, 车一进二, 車一進二",
        "g0e2, 相三进五, 相三進五",
        "f0e1, 仕四进五, 仕四進五",
        "e0e1, 帅五进一, 帥五進一",
        "g3g4, 兵三进一, 兵三進一",
        "h2h1, 炮二退一, 炮二退一",
    })
    void redIsWrittenInEitherScriptWithChineseNumerals(String move, String simplified, String traditional) {
        assertThat(written(Position.INITIAL, move)).isEqualTo(simplified);
        assertThat(traditional(Position.INITIAL, move)).isEqualTo(traditional);
    }

    @ParameterizedTest
    @CsvSource({
        "h7e7, 炮8平5, 砲8平5",
        "h9g7, 马8进7, 馬8進7",
        "i9i8, 车9进1, 車9進1",
        "c9e7, 象3进5, 象3進5",
        "d9e8, 士4进5, 士4進5",
        "e9e8, 将5进1, 將5進1",
        "e6e5, 卒5进1, 卒5進1",
    })
    void blackIsWrittenInEitherScriptWithArabicDigits(String move, String simplified, String traditional) {
        assertThat(written(BLACK_TO_MOVE, move)).isEqualTo(simplified);
        assertThat(traditional(BLACK_TO_MOVE, move)).isEqualTo(traditional);
    }

    @Test
    void frontAndRearAreWrittenBeforeThePiece() {
        assertThat(written(TANDEMS, "c6e6")).isEqualTo("前炮平五");
        assertThat(written(TANDEMS, "c4e4")).isEqualTo("后炮平五");
        assertThat(traditional(TANDEMS, "i1i0")).isEqualTo("後車退一");
        assertThat(written(BLACK_TANDEMS, "a6c6")).isEqualTo("前车平3");
        assertThat(traditional(BLACK_TANDEMS, "g6h4")).isEqualTo("後馬進8");
    }

    @Test
    void soldiersOfOneFileAreWrittenByPlaceUpToThreeAndByNumberFromFour() {
        assertThat(written(TWO, "g8f8")).isEqualTo("前兵平四");
        assertThat(written(TWO, "g6f6")).isEqualTo("后兵平四");
        assertThat(written(THREE, "g8f8")).isEqualTo("前兵平四");
        assertThat(written(THREE, "g7f7")).isEqualTo("中兵平四");
        assertThat(written(THREE, "g5f5")).isEqualTo("后兵平四");
        assertThat(written(FOUR, "g9f9")).isEqualTo("一兵平四");
        assertThat(written(FOUR, "g8f8")).isEqualTo("二兵平四");
        assertThat(written(FOUR, "g6f6")).isEqualTo("三兵平四");
        assertThat(written(FOUR, "g5f5")).isEqualTo("四兵平四");
        assertThat(written(FIVE, "g9f9")).isEqualTo("一兵平四");
        assertThat(written(FIVE, "g7f7")).isEqualTo("三兵平四");
        assertThat(written(FIVE, "g5f5")).isEqualTo("五兵平四");
    }

    @Test
    void soldiersOfTwoFilesAreWrittenByPlaceAndFile() {
        assertThat(written(THREE_AND_TWO, "g8f8")).isEqualTo("前三平四");
        assertThat(written(THREE_AND_TWO, "g7f7")).isEqualTo("中三平四");
        assertThat(traditional(THREE_AND_TWO, "g5f5")).isEqualTo("後三平四");
        assertThat(written(THREE_AND_TWO, "c7d7")).isEqualTo("前七平六");
        assertThat(written(THREE_AND_TWO, "c6d6")).isEqualTo("后七平六");
        assertThat(written(TWO_AND_TWO_OF_BLACK, "b1c1")).isEqualTo("前2平3");
        assertThat(traditional(TWO_AND_TWO_OF_BLACK, "g4g3")).isEqualTo("後7進1");
    }

    @Test
    void advisorsAndElephantsAreWrittenByTheirFileAlways() {
        assertThat(written(GUARDS, "d0e1")).isEqualTo("仕六进五");
        assertThat(written(GUARDS, "d2e1")).isEqualTo("仕六退五");
        assertThat(written(GUARDS, "c0e2")).isEqualTo("相七进五");
        assertThat(written(GUARDS, "c4a2")).isEqualTo("相七退九");
    }
}
