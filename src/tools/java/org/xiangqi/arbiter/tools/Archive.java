package org.xiangqi.arbiter.tools;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.Line;
import org.xiangqi.arbiter.record.MoveStyle;
import org.xiangqi.arbiter.record.RecordWriter;
import org.xiangqi.arbiter.record.Result;
import org.xiangqi.arbiter.rules.Game;

/** Writes the games of a match for game files. */
final class Archive {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private Archive() {}

    /** Both games of a pair as PGN, each with a blank line behind it. */
    static String pgn(Pairing pairing, List<String> names, LocalDate date) {
        String first = names.getFirst();
        String second = names.getLast();
        return pgn(pairing.home(), pairing.number() + ".1", first, second, date)
                + pgn(pairing.away(), pairing.number() + ".2", second, first, date);
    }

    private static String pgn(Bout.Played played, String round, String red, String black, LocalDate date) {
        Game game = played.game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", red + " – " + black);
        tags.put("Date", DATE.format(date));
        tags.put("Round", round);
        tags.put("Red", red);
        tags.put("Black", black);
        tags.put("RuleSet", game.rules().id());
        tags.put("Termination", played.how().text());
        tags.put("Detail", played.detail());
        Result result = Result.of(played.outcome().result()).orElse(Result.UNKNOWN);
        Line line = new Line(1, game.moves(), played.remarks(), List.of(), Optional.empty());
        return RecordWriter.pgn(new GameRecord(tags, Optional.of(game.start()), result, line), MoveStyle.ICCS) + "\n";
    }
}
