package org.xiangqi.arbiter.api.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.board.Positions;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/** What is on a picture lies where it belongs, and nothing else is in it. */
class BoardPictureTest {
    private static final int POSITIONS = 200;
    private static final int MOST_PLIES = 160;

    private static final String LETTERS = "KABNRCPkabnrcp";

    private static final Set<String> ELEMENTS =
            Set.of("svg", "title", "desc", "defs", "g", "use", "path", "circle", "rect");

    /** What is written on a piece, by its letter in FEN. */
    private static String character(PieceSet set, String letter) {
        String all = switch (set) {
            case TRADITIONAL -> "帥仕相傌俥炮兵將士象馬車砲卒";
            case SIMPLIFIED -> "帅仕相马车炮兵将士象马车炮卒";
            case LETTERS -> "KABNRCPKABNRCP";
        };
        int index = LETTERS.indexOf(letter);
        return all.substring(index, index + 1);
    }

    private static BoardPicture picture(Position position, Side below, PieceSet pieces) {
        return picture(position, null, List.of(), List.of(), below, pieces, 480);
    }

    private static BoardPicture picture(
            Position position,
            @Nullable Move lastMove,
            List<Arrow> arrows,
            List<Square> marks,
            Side below,
            PieceSet pieces,
            int width) {
        return new BoardPicture(
                position,
                lastMove,
                null,
                arrows,
                marks,
                new BoardPicture.View(below, pieces, width),
                new BoardPicture.Caption("A board", "A <board> & \"more\""));
    }

    private static Position random(Random random) {
        Board board = new Board(Position.INITIAL);
        for (int ply = random.nextInt(MOST_PLIES); ply > 0; ply--) {
            List<Move> legal = board.position().legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            board.make(legal.get(random.nextInt(legal.size())).code());
        }
        return board.position();
    }

    /** The point at a place of the picture: a hundred units each, the first at 105 and 115. */
    private static Square at(int x, int y, Side below) {
        int column = (x - 105) / 100;
        int row = (y - 115) / 100;
        assertThat(x).isEqualTo(105 + 100 * column);
        assertThat(y).isEqualTo(115 + 100 * row);
        return (below == Side.RED ? Square.at(column, 9 - row) : Square.at(8 - column, row)).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void everyPieceOfRandomPositionsIsDrawnOnItsPointWithItsCharacter(Side below) throws Exception {
        Random random = new Random(10);
        for (int n = 0; n < POSITIONS; n++) {
            Position position = random(random);
            PieceSet set = PieceSet.values()[n % PieceSet.values().length];
            SvgDocument picture = new SvgDocument(picture(position, below, set).svg());
            Map<String, String> pieces = new TreeMap<>();
            for (int index = 0; index < Square.COUNT; index++) {
                Square square = Square.of(index);
                position.pieceAt(square)
                        .ifPresent(piece -> pieces.put(square.toString(), String.valueOf(piece.letter())));
            }
            assertThat(picture.pieces()).isEqualTo(pieces);
            picture.drawnPieces().forEach((square, drawn) -> {
                assertThat(at(drawn.x(), drawn.y(), below)).hasToString(square);
                String letter = pieces.getOrDefault(square, "");
                assertThat(drawn.glyph()).isEqualTo(Glyphs.outline(character(set, letter)));
            });
        }
    }

    @ParameterizedTest
    @CsvSource({
        "RED, TRADITIONAL, 123456789, 九八七六五四三二一, abcdefghi, 9876543210",
        "BLACK, TRADITIONAL, 一二三四五六七八九, 987654321, ihgfedcba, 0123456789",
        "RED, LETTERS, 123456789, 987654321, abcdefghi, 9876543210",
        "BLACK, SIMPLIFIED, 一二三四五六七八九, 987654321, ihgfedcba, 0123456789",
    })
    void filesAreCountedFromTheRightOfEachSideAndPointsNamedBelowAndOnTheLeft(
            Side below, PieceSet set, String above, String underneath, String letters, String ranks) throws Exception {
        SvgDocument picture =
                new SvgDocument(picture(Position.INITIAL, below, set).svg());
        assertThat(picture.writing()).containsAll(row(above, Layout.TOP - 75));
        assertThat(picture.writing()).containsAll(row(underneath, Layout.BOTTOM + 75));
        assertThat(picture.writing()).containsAll(row(letters, Layout.BOTTOM + 120));
        for (int i = 0; i < ranks.length(); i++) {
            assertThat(picture.writing())
                    .contains(new SvgDocument.Placed(
                            Glyphs.outline(ranks.substring(i, i + 1)), Layout.LEFT - 72, Layout.TOP + 100 * i));
        }
    }

    private static List<SvgDocument.Placed> row(String characters, int y) {
        List<SvgDocument.Placed> row = new ArrayList<>();
        for (int i = 0; i < characters.length(); i++) {
            row.add(new SvgDocument.Placed(Glyphs.outline(characters.substring(i, i + 1)), Layout.LEFT + 100 * i, y));
        }
        return row;
    }

    @ParameterizedTest
    @CsvSource({"TRADITIONAL, 楚河漢界", "SIMPLIFIED, 楚河汉界", "LETTERS, 楚河漢界"})
    void theRiverIsNamedUprightWhoeverSitsBelow(PieceSet set, String river) throws Exception {
        for (Side below : Side.values()) {
            SvgDocument picture =
                    new SvgDocument(picture(Position.INITIAL, below, set).svg());
            List<String> written = picture.writing().stream()
                    .filter(each -> each.y() == Layout.TOP + 450)
                    .map(SvgDocument.Placed::glyph)
                    .toList();
            assertThat(written)
                    .isEqualTo(river.codePoints()
                            .mapToObj(Character::toString)
                            .map(Glyphs::outline)
                            .toList());
        }
    }

    @ParameterizedTest
    @EnumSource(PieceSet.class)
    void nothingIsInItThatRunsLoadsOrNeedsAFont(PieceSet set) throws Exception {
        SvgDocument picture = new SvgDocument(picture(
                        Position.INITIAL,
                        Positions.move("h2e2"),
                        List.of(new Arrow(Positions.square("h2"), Positions.square("e2"))),
                        List.of(Positions.square("e4")),
                        Side.RED,
                        set,
                        480)
                .svg());
        for (Element element : picture.elements()) {
            assertThat(element.getLocalName()).isIn(ELEMENTS);
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                Attr attribute = (Attr) element.getAttributes().item(i);
                assertThat(attribute.getName()).doesNotStartWith("on").isNotIn("style", "class", "font-family", "href");
                if (attribute.getName().equals("xlink:href")) {
                    assertThat(attribute.getValue()).startsWith("#");
                    assertThat(picture.target(element)).isNotNull();
                } else if (!attribute.getName().startsWith("xmlns")) {
                    assertThat(attribute.getValue()).doesNotContain(":", "url");
                }
            }
        }
    }

    @Test
    void itIsAnImageWithATitleAndADescription() throws Exception {
        SvgDocument picture = new SvgDocument(
                picture(Position.INITIAL, Side.RED, PieceSet.LETTERS).svg());
        assertThat(picture.root("role")).isEqualTo("img");
        assertThat(picture.text("title")).isEqualTo("A board");
        assertThat(picture.text("desc")).isEqualTo("A <board> & \"more\"");
        List<String> ids = picture.values("id");
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(picture.root("aria-labelledby")).isEqualTo(ids.get(0) + " " + ids.get(1));
    }

    @ParameterizedTest
    @CsvSource({"100, 119", "480, 568", "2000, 2364"})
    void itIsAsWideAsItIsAskedToBe(int width, int height) throws Exception {
        SvgDocument picture =
                new SvgDocument(picture(Position.INITIAL, null, List.of(), List.of(), Side.RED, PieceSet.LETTERS, width)
                        .svg());
        assertThat(picture.root("width")).isEqualTo(String.valueOf(width));
        assertThat(picture.root("height")).isEqualTo(String.valueOf(height));
        assertThat(picture.root("viewBox")).isEqualTo("0 0 990 1170");
    }

    @Test
    void theSamePictureHasTheSameBytes() {
        Position position = random(new Random(1));
        assertThat(picture(position, Side.BLACK, PieceSet.SIMPLIFIED).svg())
                .isEqualTo(picture(position, Side.BLACK, PieceSet.SIMPLIFIED).svg());
    }

    /** Ids are shared by all that stands in a page: what has the same one must be the same. */
    @Test
    void severalPicturesCanStandInOnePage() throws Exception {
        Map<String, String> known = new TreeMap<>();
        for (PieceSet set : PieceSet.values()) {
            SvgDocument picture =
                    new SvgDocument(picture(Position.INITIAL, Side.RED, set).svg());
            for (Element element : picture.elements()) {
                String id = element.getAttribute("id");
                if (!id.isEmpty()) {
                    String looks = looks(element);
                    assertThat(known.getOrDefault(id, looks)).as(id).isEqualTo(looks);
                    known.put(id, looks);
                }
            }
        }
    }

    private static String looks(Element element) {
        StringBuilder looks = new StringBuilder(element.getTextContent());
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            looks.append(element.getAttributes().item(i));
        }
        for (int i = 0; i < element.getChildNodes().getLength(); i++) {
            if (element.getChildNodes().item(i) instanceof Element child) {
                looks.append(looks(child));
            }
        }
        return looks.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "h2, e2, RED, M775 809",
        "h2, e2, BLACK, M235 321",
        "a0, a9, RED, M111 985",
    })
    void anArrowBeginsAtTheEdgeOfItsPiece(String from, String to, Side below, String begin) throws Exception {
        Arrow arrow = new Arrow(Positions.square(from), Positions.square(to));
        SvgDocument picture =
                new SvgDocument(picture(Position.INITIAL, null, List.of(arrow), List.of(), below, PieceSet.LETTERS, 480)
                        .svg());
        Element drawn = picture.elements().stream()
                .filter(each -> each.hasAttribute("data-arrow"))
                .findFirst()
                .orElseThrow();
        assertThat(drawn.getAttribute("data-arrow")).isEqualTo(from + to);
        assertThat(drawn.getAttribute("d")).startsWith(begin).endsWith("Z");
    }
}
