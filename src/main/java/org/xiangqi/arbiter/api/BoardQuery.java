package org.xiangqi.arbiter.api;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriInfo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.boards.Arrow;
import org.xiangqi.arbiter.api.boards.BoardLimits;
import org.xiangqi.arbiter.api.boards.BoardPicture;
import org.xiangqi.arbiter.api.boards.PieceSet;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.board.Square;

/**
 * What the query says of a picture. An empty value is as good as none, as forms send it, but for the arrows, where it means
 * that there are none.
 *
 * @param ruleSet null for the default
 * @param ply null for the last one before the end; else 0 or more, and perhaps more than there are
 * @param arrows null for those of the ruling
 */
record BoardQuery(
        GameText game,
        @Nullable String ruleSet,
        @Nullable Integer ply,
        @Nullable List<Arrow> arrows,
        List<Square> marks,
        BoardPicture.View view) {

    static final String FEN = "fen";
    static final String MOVES = "moves";
    static final String NOTATION = "notation";
    static final String RULE_SET = "ruleSet";
    static final String PLY = "ply";
    static final String ORIENTATION = "orientation";
    static final String PIECES = "pieces";
    static final String ARROWS = "arrows";
    static final String MARKS = "marks";
    static final String SIZE = "size";

    /** The longest FEN is shorter by half: ten rows of nine, and what stands behind them. */
    static final int FEN_LENGTH = 200;

    private static final List<String> NAMES =
            List.of(FEN, MOVES, NOTATION, RULE_SET, PLY, ORIENTATION, PIECES, ARROWS, MARKS, SIZE);

    /** The digits of numbers that are surely ints; of longer ones it is enough to know that they are too high. */
    private static final int SAFE_DIGITS = 9;

    /** Reads the query, or throws the refusal of what cannot be in it. */
    static BoardQuery of(UriInfo uri, BoardLimits limits) {
        Refusals.refuseUnknownParameters(uri, NAMES);
        return new Reader(uri.getQueryParameters(), limits).read();
    }

    private record Reader(MultivaluedMap<String, String> query, BoardLimits limits) {

        BoardQuery read() {
            return new BoardQuery(
                    new GameText(
                            text(FEN, FEN_LENGTH).orElse(null),
                            moves(),
                            choice(NOTATION, Notation.values(), Notation.AUTO)),
                    text(RULE_SET, Integer.MAX_VALUE).orElse(null),
                    number(PLY, 0, Integer.MAX_VALUE).orElse(null),
                    one(ARROWS)
                            .map(texts ->
                                    points(ARROWS, texts, limits.arrows(), "two points such as h2e2", Reader::arrow))
                            .orElse(null),
                    one(MARKS)
                            .map(texts -> points(MARKS, texts, limits.marks(), "a point such as e4", Reader::square))
                            .orElse(List.of()),
                    new BoardPicture.View(
                            choice(ORIENTATION, Side.values(), Side.RED),
                            choice(PIECES, PieceSet.values(), PieceSet.TRADITIONAL),
                            number(SIZE, limits.leastSize(), limits.mostSize()).orElse(limits.size())));
        }

        /** The value, which may be empty; which of several would count, nobody could tell. */
        private Optional<String> one(String name) {
            List<String> values = query.getOrDefault(name, List.of());
            if (values.size() > 1) {
                throw Refusals.repeated(name);
            }
            return values.stream().findFirst();
        }

        private Optional<String> text(String name, int longest) {
            Optional<String> value = one(name).filter(text -> !text.isEmpty());
            if (value.isPresent() && value.get().length() > longest) {
                throw Refusals.tooLong(name, longest);
            }
            return value;
        }

        private List<String> moves() {
            return text(MOVES, limits.movesLength())
                    .map(line -> MoveTexts.of(line).texts())
                    .orElse(List.of());
        }

        private <E extends Enum<E>> E choice(String name, E[] offered, E byDefault) {
            Optional<String> value = text(name, Integer.MAX_VALUE);
            if (value.isEmpty()) {
                return byDefault;
            }
            return Arrays.stream(offered)
                    .filter(each -> each.name().equals(value.get()))
                    .findFirst()
                    .orElseThrow(() -> Refusals.notOffered(
                            name, Arrays.stream(offered).map(Enum::name).toList()));
        }

        /** A number in plain digits. */
        private Optional<Integer> number(String name, int least, int most) {
            Optional<String> value = text(name, Integer.MAX_VALUE);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            String digits = value.get();
            if (!digits.chars().allMatch(each -> each >= '0' && each <= '9')) {
                throw Refusals.noNumber(name);
            }
            int number = digits.length() > SAFE_DIGITS ? Integer.MAX_VALUE : Integer.parseInt(digits);
            if (number < least) {
                throw Refusals.tooLow(name, least);
            }
            if (number > most) {
                throw Refusals.tooHigh(name, most);
            }
            return Optional.of(number);
        }

        /** What stands between commas, each once; an empty text names nothing. */
        private static <T> List<T> points(
                String name, String texts, int most, String what, Function<String, Optional<T>> reader) {
            if (texts.isEmpty()) {
                return List.of();
            }
            String[] all = texts.split(",", -1);
            if (all.length > most) {
                throw Refusals.tooMany(name, most);
            }
            SequencedSet<T> read = new LinkedHashSet<>();
            for (int i = 0; i < all.length; i++) {
                int place = i;
                read.add(reader.apply(all[i]).orElseThrow(() -> Refusals.notThat(name + "[" + place + "]", what)));
            }
            return new ArrayList<>(read);
        }

        private static Optional<Arrow> arrow(String text) {
            if (text.length() != 4) {
                return Optional.empty();
            }
            return square(text.substring(0, 2))
                    .flatMap(from -> square(text.substring(2))
                            .filter(to -> !to.equals(from))
                            .map(to -> new Arrow(from, to)));
        }

        private static Optional<Square> square(String text) {
            return text.length() == 2 ? Square.at(text.charAt(0) - 'a', text.charAt(1) - '0') : Optional.empty();
        }
    }
}
