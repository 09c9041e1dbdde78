package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
        Map<String, String> tags = read.byName();
        MoveText text = MoveText.read(cursor, PgnTags::beginAt);
        Result result = text.result()
                .or(() -> Optional.ofNullable(tags.get("Result")).flatMap(Result::of))
                .orElse(Result.UNKNOWN);
        return Starts.told(tags, read.fen(), result, start -> text.line(start, notations(tags, text), allowance));
    }

    private static List<MoveNotation> notations(Map<String, String> tags, MoveText text) {
        return switch (tags.getOrDefault("Format", "").strip().toUpperCase(Locale.ROOT)) {
            case "CHINESE" -> List.of(new Chinese());
            case "WXF" -> List.of(Readers.letters(text.moves()));
            case "ICCS", "UCCI" -> List.of(RankBase.ZERO);
            default -> Readers.of(text.moves());
        };
    }
}
