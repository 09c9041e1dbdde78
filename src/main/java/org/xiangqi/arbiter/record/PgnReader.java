package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.MoveNotation;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Readers;

/**
 * Reads PGN: tags, then moves in Chinese, WXF or coordinates, as the {@code Format} tag or their form tells; several games one
 * after the other. For what is tolerated see {@link PgnTags} and {@link MoveText}.
 */
final class PgnReader {
    private PgnReader() {}

    /** The games in the text, in its order; none if there is nothing in it. */
    static List<GameRecord> read(String text, Allowance allowance) {
        Cursor cursor = new Cursor(text);
        List<GameRecord> games = new ArrayList<>();
        cursor.skipBlanks();
        while (!cursor.atEnd() && allowance.game()) {
            games.add(game(cursor, allowance));
            cursor.skipBlanks();
        }
        return games;
    }

    private static GameRecord game(Cursor cursor, Allowance allowance) {
        PgnTags read = PgnTags.read(cursor);
        MoveText text = MoveText.read(cursor, PgnTags::beginAt);
        Result result =
                text.result().or(() -> read.value("Result").flatMap(Result::of)).orElse(Result.UNKNOWN);
        return Starts.told(
                read.byName(), read.fen(), result, start -> text.line(start, notations(read, text), allowance));
    }

    private static List<MoveNotation> notations(PgnTags tags, MoveText text) {
        return switch (tags.value("Format").orElse("").strip().toUpperCase(Locale.ROOT)) {
            case "CHINESE" -> List.of(new Chinese());
            case "WXF" -> Readers.letters(text.moves());
            case "ICCS", "UCCI" -> List.of(RankBase.ZERO);
            default -> Readers.of(text.moves());
        };
    }
}
