package org.xiangqi.arbiter.record;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a format calls the tags that a record names as PGN does. A name that is not in its table is written in the format's case
 * and read with a capital first.
 */
final class TagNames {
    /** Names after {@code DhtmlXQ_}, in lower case. */
    static final TagNames DHTMLXQ = new TagNames(
            false,
            Map.ofEntries(
                    Map.entry("Site", "place"),
                    Map.entry("RedTeam", "redteam"),
                    Map.entry("BlackTeam", "blackteam"),
                    Map.entry("RedRating", "redrating"),
                    Map.entry("BlackRating", "blackrating"),
                    Map.entry("RedTime", "redtime"),
                    Map.entry("BlackTime", "blacktime"),
                    Map.entry("Opening", "open"),
                    Map.entry("ECCO", "ecco"),
                    Map.entry("TimeControl", "timerule")));
    /** Names at the start of a line, in capitals. */
    static final TagNames WXF = new TagNames(
            true,
            Map.ofEntries(
                    Map.entry("Title", "GAME"),
                    Map.entry("Black", "BLK"),
                    Map.entry("RedTeam", "REDTEAM"),
                    Map.entry("BlackTeam", "BLKTEAM"),
                    Map.entry("Opening", "OPEN"),
                    Map.entry("ECCO", "ECCO"),
                    Map.entry("TimeControl", "TIME")));

    private final boolean capitals;
    private final Map<String, String> written;
    private final Map<String, String> read = new LinkedHashMap<>();

    private TagNames(boolean capitals, Map<String, String> written) {
        this.capitals = capitals;
        this.written = written;
        written.forEach((pgn, own) -> read.put(own, pgn));
    }

    /** What the format calls a tag. */
    String write(String name) {
        return Optional.ofNullable(written.get(name)).orElseGet(() -> inCase(name));
    }

    /** What PGN calls the format's tag. */
    String read(String name) {
        String own = inCase(name);
        return Optional.ofNullable(read.get(own))
                .orElseGet(() -> own.substring(0, 1).toUpperCase(Locale.ROOT)
                        + own.substring(1).toLowerCase(Locale.ROOT));
    }

    private String inCase(String name) {
        return capitals ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
    }
}
