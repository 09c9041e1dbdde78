package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.RankBase;

/**
 * Reads the lines by which a program tells an engine a game: {@code position startpos moves h2e2 …} or {@code position fen …
 * moves …}; every such line is a game. Ranks count from 0 or 1, as they tell.
 *
 * <p>Tolerated: {@code moves} without any or missing; whatever stands before {@code position startpos} or {@code position fen}
 * on the line, as in logs; any other line, which is passed over, unless it begins with {@code position}.
 */
final class UcciReader {
    /** Says itself where a word ends: what the pattern language has for that looks at all the marks of a letter each time. */
    private static final Pattern POSITION =
            Pattern.compile("(?<![A-Za-z0-9_])position[ \t]+(?:startpos|fen)(?![A-Za-z0-9_])");

    private static final String NAME = "position";

    private UcciReader() {}

    /** Whether the line tells a game. */
    static boolean isPosition(String line) {
        return POSITION.matcher(line).find();
    }

    /** The games in the text, in its order. */
    static List<GameRecord> read(String text, Allowance allowance) {
        List<GameRecord> games = new ArrayList<>();
        int number = 1;
        for (String line : text.split("\n", -1)) {
            if (allowance.isSpent()) {
                break;
            }
            Matcher found = POSITION.matcher(line);
            Cursor cursor = new Cursor(line, number);
            cursor.skipBlanks();
            boolean named = found.find();
            if (named) {
                cursor = new Cursor(line, number);
                cursor.skip(found.start() + NAME.length());
            } else {
                named = cursor.word("").text().equals(NAME);
            }
            if (named && allowance.game()) {
                games.add(game(words(cursor), cursor.here(), allowance));
            }
            number++;
        }
        return games;
    }

    private static List<Place> words(Cursor cursor) {
        List<Place> words = new ArrayList<>();
        cursor.skipBlanks();
        while (!cursor.atEnd()) {
            words.add(cursor.word(""));
            cursor.skipBlanks();
        }
        return words;
    }

    private static GameRecord game(List<Place> words, Place end, Allowance allowance) {
        List<String> texts = words.stream().map(Place::text).toList();
        boolean fen = !words.isEmpty() && texts.getFirst().equals("fen");
        boolean start = !words.isEmpty() && texts.getFirst().equals("startpos");
        int movesAt = texts.contains("moves") ? texts.indexOf("moves") : words.size();
        List<Place> moves = movesAt < words.size() ? words.subList(movesAt + 1, words.size()) : List.of();
        Optional<Place> lost = start
                ? (movesAt > 1 && words.size() > 1 ? Optional.of(words.get(1)) : Optional.empty())
                : fen ? Optional.empty() : Optional.of(words.isEmpty() ? end : words.getFirst());
        if (fen && movesAt < 2) {
            return Starts.broken(Map.of(), words.getFirst(), Result.UNKNOWN, RecordFault.INVALID_FEN);
        }
        Optional<Place> told = fen ? Optional.of(joined(words.subList(1, movesAt))) : Optional.empty();
        return Starts.told(Map.of(), told, Result.UNKNOWN, from -> line(from, moves, lost, end, allowance));
    }

    private static Place joined(List<Place> words) {
        Place first = words.getFirst();
        return new Place(String.join(" ", words.stream().map(Place::text).toList()), first.line(), first.column());
    }

    private static Line line(Position start, List<Place> moves, Optional<Place> lost, Place end, Allowance allowance) {
        if (lost.isPresent()) {
            LineReader reader = new LineReader(start, RankBase.ZERO, allowance);
            reader.fault(lost.get(), RecordFault.MALFORMED);
            return reader.end(end);
        }
        Optional<RankBase> told =
                RankBase.toldBy(moves.stream().map(Place::text).toList());
        List<RankBase> bases = told.map(List::of).orElse(List.of(RankBase.ZERO, RankBase.ONE));
        return LineReader.longest(start, bases, allowance, reader -> {
            moves.forEach(reader::move);
            return reader.end(end);
        });
    }
}
