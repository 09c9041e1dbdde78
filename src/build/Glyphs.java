/*
 * Takes the outlines of the characters on boards out of a font, so that pictures need none.
 *
 *   java src/build/Glyphs.java FONT.ttf FILE
 *
 * FILE keeps its head, the lines that begin with #: the copyright and the licence of the font. Below it each character has a
 * line of its own, with its outline as the path data of SVG. The em is 1000 units, the origin is the middle of the character.
 */
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.stream.Stream;

static final int EM = 1000;
static final String CHARACTERS =
        "帥帅將将仕士相象俥車车傌馬马炮砲兵卒楚河漢汉界一二三四五六七八九0123456789abcdefghiKABNRCP";

/** These stand on one line: in the middle is what is in the middle of the tallest. */
static final String SMALL = "abcdefghi";

static final String TALLEST = "b";
static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

void main(String[] args) throws IOException, FontFormatException {
    Font font = Font.createFont(Font.TRUETYPE_FONT, new File(args[0])).deriveFont((float) EM);
    Path file = Path.of(args[1]);
    Stream<String> head = Files.readAllLines(file).stream().filter(line -> line.startsWith("#"));
    Stream<String> outlines = CHARACTERS.codePoints()
            .mapToObj(Character::toString)
            .map(character -> character + " " + path(outline(font, character)));
    Files.writeString(file, String.join("\n", Stream.concat(head, outlines).toList()) + "\n");
}

Shape outline(Font font, String character) {
    if (font.canDisplayUpTo(character) >= 0) {
        throw new IllegalArgumentException("The font has no " + character);
    }
    Shape shape = font.createGlyphVector(EXACT, character).getOutline();
    Rectangle2D bounds = shape.getBounds2D();
    Rectangle2D tallest = SMALL.contains(character)
            ? font.createGlyphVector(EXACT, TALLEST).getOutline().getBounds2D()
            : bounds;
    return AffineTransform.getTranslateInstance(-bounds.getCenterX(), -tallest.getCenterY())
            .createTransformedShape(shape);
}

/** Every point from the one before it, rounded so that errors do not add up. */
String path(Shape outline) {
    StringBuilder path = new StringBuilder();
    double[] points = new double[6];
    long x = 0;
    long y = 0;
    for (PathIterator each = outline.getPathIterator(null); !each.isDone(); each.next()) {
        int kind = each.currentSegment(points);
        int numbers = switch (kind) {
            case PathIterator.SEG_MOVETO, PathIterator.SEG_LINETO -> 2;
            case PathIterator.SEG_QUADTO -> 4;
            case PathIterator.SEG_CUBICTO -> 6;
            default -> 0;
        };
        path.append(kind == PathIterator.SEG_MOVETO ? "M" : "lqcz".charAt(kind - 1));
        // Only the first point of an outline counts from the origin: where a closed one ends is where it began.
        long fromX = kind == PathIterator.SEG_MOVETO ? 0 : x;
        long fromY = kind == PathIterator.SEG_MOVETO ? 0 : y;
        for (int i = 0; i < numbers; i += 2) {
            x = Math.round(points[i]);
            y = Math.round(points[i + 1]);
            append(path, x - fromX);
            append(path, y - fromY);
        }
    }
    return path.toString();
}

/** A sign or a letter parts numbers as well as a blank. */
void append(StringBuilder path, long number) {
    if (number >= 0 && Character.isDigit(path.charAt(path.length() - 1))) {
        path.append(' ');
    }
    path.append(number);
}
