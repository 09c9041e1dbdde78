package org.xiangqi.arbiter.api.boards;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.xiangqi.arbiter.board.Piece;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/** Draws one picture: the board below, what was played and the pieces on it, what is pointed out on top. */
final class Drawing {
    private static final int DISC = 45;
    private static final int INNER_RING = 38;
    private static final int CHECK_RING = 49;
    private static final int MARK_RING = 54;

    /** How characters are scaled, of which an em is 1000 units. */
    private static final String ON_PIECE = "scale(.066)";

    private static final String IN_RIVER = ON_PIECE;
    private static final String AT_EDGE = "scale(.04)";

    /** The outer frame's distance from the lines of the board. */
    private static final int FRAME = 12;

    private static final int FIRST_RIVER_LINE = 4;

    /** The files and ranks where a cross is marked, for each of Red's cannons and soldiers; Black's lie opposite. */
    private static final int CANNON_RANK = 2;

    private static final int SOLDIER_RANK = 3;
    private static final int LAST_FILE = Square.FILES - 1;
    private static final int LAST_RANK = Square.RANKS - 1;

    /** The same for every picture, whoever sits below. */
    private static final String LINES = lines();

    private final BoardPicture picture;
    private final PieceSet set;
    private final Layout layout;
    private final Svg svg;
    private final String title;
    private final String description;

    Drawing(BoardPicture picture) {
        this.picture = picture;
        set = picture.view().pieces();
        layout = new Layout(picture.view().below());
        String id = id(picture.caption());
        title = "title-" + id;
        description = "desc-" + id;
        int width = picture.view().width();
        svg = new Svg(
                "width",
                width,
                "height",
                Layout.height(width),
                "viewBox",
                "0 0 " + Layout.WIDTH + " " + Layout.HEIGHT,
                "role",
                "img",
                "aria-labelledby",
                title + " " + description);
    }

    /** Pictures that say different things can stand in one page without taking each other's words. */
    private static String id(BoardPicture.Caption caption) {
        CRC32 sum = new CRC32();
        sum.update(caption.title().getBytes(StandardCharsets.UTF_8));
        sum.update(caption.description().getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    byte[] draw() {
        svg.text("title", title, picture.caption().title());
        svg.text("desc", description, picture.caption().description());
        define();
        drawBoard();
        drawCoordinates();
        drawLastMove();
        drawPieces();
        drawCheck();
        drawMarks();
        drawArrows();
        svg.end();
        return svg.finish();
    }

    private void define() {
        Set<Piece> pieces = EnumSet.noneOf(Piece.class);
        IntStream.range(0, Square.COUNT)
                .forEach(index -> picture.position().pieceAt(Square.of(index)).ifPresent(pieces::add));
        Set<String> characters = new TreeSet<>();
        pieces.forEach(piece -> characters.add(set.of(piece)));
        characters.addAll(split(set.river()));
        for (int number = 1; number <= Square.FILES; number++) {
            characters.add(set.ofFile(Side.RED, number));
            characters.add(set.ofFile(Side.BLACK, number));
            characters.add(ofFile(number - 1));
        }
        for (int rank = 0; rank < Square.RANKS; rank++) {
            characters.add(String.valueOf(rank));
        }
        svg.start("defs");
        characters.forEach(each -> svg.empty("path", "id", idOf(each), "d", Glyphs.outline(each)));
        pieces.forEach(this::define);
        svg.end();
    }

    private void define(Piece piece) {
        String colour = Palette.of(piece.side());
        String ground = isDark(piece) ? colour : Palette.IVORY;
        String ink = isDark(piece) ? Palette.IVORY : colour;
        svg.start("g", "id", idOf(piece));
        svg.empty("circle", "r", DISC, "fill", ground, "stroke", colour, "stroke-width", 4);
        svg.empty("circle", "r", INNER_RING, "fill", "none", "stroke", ink, "stroke-width", 2);
        svg.use(idOf(set.of(piece)), "transform", ON_PIECE, "fill", ink);
        svg.end();
    }

    private void drawBoard() {
        svg.empty("rect", "width", Layout.WIDTH, "height", Layout.HEIGHT, "rx", 16, "fill", Palette.WOOD);
        svg.empty("path", "d", LINES, "fill", "none", "stroke", Palette.LINE, "stroke-width", 3);
        svg.empty(
                "rect",
                "x",
                Layout.LEFT - FRAME,
                "y",
                Layout.TOP - FRAME,
                "width",
                Layout.RIGHT - Layout.LEFT + 2 * FRAME,
                "height",
                Layout.BOTTOM - Layout.TOP + 2 * FRAME,
                "fill",
                "none",
                "stroke",
                Palette.LINE,
                "stroke-width",
                6);
        int river = Layout.TOP + FIRST_RIVER_LINE * Layout.STEP + Layout.STEP / 2;
        List<String> words = split(set.river());
        for (int i = 0; i < words.size(); i++) {
            // Two words, each in the middle of its half.
            int x = Layout.LEFT + Layout.STEP * (i < 2 ? 1 + i : 3 + i) + Layout.STEP / 2;
            write(words.get(i), x, river, IN_RIVER);
        }
    }

    /** The lines of the board as one path. */
    private static String lines() {
        StringBuilder path = new StringBuilder();
        for (int rank = 0; rank <= LAST_RANK; rank++) {
            path.append("M%d %dH%d".formatted(Layout.LEFT, Layout.TOP + rank * Layout.STEP, Layout.RIGHT));
        }
        int half = FIRST_RIVER_LINE * Layout.STEP;
        for (int file = 0; file <= LAST_FILE; file++) {
            int x = Layout.LEFT + file * Layout.STEP;
            boolean isEdge = file == 0 || file == LAST_FILE;
            path.append(
                    isEdge
                            ? "M%d %dV%d".formatted(x, Layout.TOP, Layout.BOTTOM)
                            : "M%d %dv%dm0 %dv%d".formatted(x, Layout.TOP, half, Layout.STEP, half));
        }
        int palace = 2 * Layout.STEP;
        for (int y : List.of(Layout.TOP, Layout.BOTTOM - palace)) {
            path.append("M%d %dl%d %dm0-%dl-%d %d"
                    .formatted(Layout.LEFT + 3 * Layout.STEP, y, palace, palace, palace, palace, palace));
        }
        for (int rank : List.of(SOLDIER_RANK, LAST_RANK - SOLDIER_RANK)) {
            for (int file = 0; file <= LAST_FILE; file += 2) {
                cross(path, file, rank);
            }
        }
        for (int rank : List.of(CANNON_RANK, LAST_RANK - CANNON_RANK)) {
            cross(path, 1, rank);
            cross(path, LAST_FILE - 1, rank);
        }
        return path.toString();
    }

    /** The four angles around a point, or two at the edge. */
    private static void cross(StringBuilder path, int file, int row) {
        int gap = 9;
        int arm = 16;
        for (int side = -1; side <= 1; side += 2) {
            if (file + side < 0 || file + side > LAST_FILE) {
                continue;
            }
            for (int way = -1; way <= 1; way += 2) {
                int x = Layout.LEFT + file * Layout.STEP + side * (gap + arm);
                int y = Layout.TOP + row * Layout.STEP + way * gap;
                path.append("M%d %dh%dv%d".formatted(x, y, -side * arm, way * arm));
            }
        }
    }

    /** The files as each side counts them on its edge, their letters below, and the ranks on the left. */
    private void drawCoordinates() {
        for (Side side : Side.values()) {
            int y = side == layout.below() ? Layout.BOTTOM + 75 : Layout.TOP - 75;
            for (int file = 0; file <= LAST_FILE; file++) {
                int number = side == Side.RED ? Square.FILES - file : file + 1;
                write(set.ofFile(side, number), layout.xOfFile(file), y, AT_EDGE);
            }
        }
        for (int file = 0; file <= LAST_FILE; file++) {
            write(ofFile(file), layout.xOfFile(file), Layout.BOTTOM + 120, AT_EDGE);
        }
        for (int rank = 0; rank <= LAST_RANK; rank++) {
            write(String.valueOf(rank), Layout.LEFT - 72, layout.yOfRank(rank), AT_EDGE);
        }
    }

    /** Angles around where the move came from and where it went. */
    private void drawLastMove() {
        if (picture.lastMove() != null) {
            for (Square end :
                    List.of(picture.lastMove().from(), picture.lastMove().to())) {
                int x = layout.x(end);
                int y = layout.y(end);
                int arm = 18;
                int out = DISC + 3;
                String corners = "M%d %dv-%dh%dm%d 0h%dv%dm0 %dv%dh-%dm-%d 0h-%dv-%d"
                        .formatted(
                                x - out,
                                y - out + arm,
                                arm,
                                arm,
                                2 * (out - arm),
                                arm,
                                arm,
                                2 * (out - arm),
                                arm,
                                arm,
                                2 * (out - arm),
                                arm,
                                arm);
                svg.empty(
                        "path",
                        "d",
                        corners,
                        "fill",
                        "none",
                        "stroke",
                        Palette.LAST_MOVE,
                        "stroke-width",
                        7,
                        "data-last",
                        end);
            }
        }
    }

    private void drawPieces() {
        for (int index = 0; index < Square.COUNT; index++) {
            Square square = Square.of(index);
            picture.position()
                    .pieceAt(square)
                    .ifPresent(piece -> svg.use(
                            idOf(piece),
                            "x",
                            layout.x(square),
                            "y",
                            layout.y(square),
                            "data-square",
                            square,
                            "data-piece",
                            piece.letter()));
        }
    }

    private void drawCheck() {
        if (picture.checked() != null) {
            ring(picture.checked(), CHECK_RING, Palette.CHECK, "data-check");
        }
    }

    private void drawMarks() {
        picture.marks().forEach(square -> ring(square, MARK_RING, Palette.MARK, "data-mark"));
    }

    private void ring(Square square, int radius, String colour, String name) {
        svg.empty(
                "circle",
                "cx",
                layout.x(square),
                "cy",
                layout.y(square),
                "r",
                radius,
                "fill",
                "none",
                "stroke",
                colour,
                "stroke-width",
                8,
                name,
                square);
    }

    private void drawArrows() {
        for (Arrow arrow : picture.arrows()) {
            svg.empty(
                    "path",
                    "d",
                    ArrowShape.between(
                            layout.x(arrow.from()), layout.y(arrow.from()), layout.x(arrow.to()), layout.y(arrow.to())),
                    "fill",
                    Palette.ARROW,
                    "fill-opacity",
                    "0.75",
                    "stroke",
                    Palette.IVORY,
                    "stroke-width",
                    3,
                    "stroke-linejoin",
                    "round",
                    "data-arrow",
                    arrow);
        }
    }

    private void write(String character, int x, int y, String scale) {
        svg.use(idOf(character), "transform", "translate(" + x + " " + y + ")" + scale, "fill", Palette.LINE);
    }

    /** Where the character does not tell whose piece it is, and a print may have no colours, the disc does. */
    private boolean isDark(Piece piece) {
        return piece.side() == Side.BLACK && set.sharesCharacters();
    }

    /** Tells the look as well: pictures of other sets may stand in the same page. */
    private String idOf(Piece piece) {
        String disc = isDark(piece) ? "dark" : piece.side().title().toLowerCase(Locale.ROOT);
        return disc + "-" + Integer.toHexString(set.of(piece).codePointAt(0));
    }

    private static String idOf(String character) {
        return "glyph-" + Integer.toHexString(character.codePointAt(0));
    }

    private static String ofFile(int file) {
        return String.valueOf((char) ('a' + file));
    }

    private static List<String> split(String characters) {
        return characters.codePoints().mapToObj(Character::toString).toList();
    }
}
