package org.xiangqi.arbiter.api;

import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.record.Format;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.Line;
import org.xiangqi.arbiter.record.RecordFile;
import org.xiangqi.arbiter.record.RecordFiles;

/** Reads the game file that a request has as its body, within the limits. */
final class GameFile {
    /** The encodings that game files come in. */
    static final List<String> CHARSETS = List.of("UTF-8", "GB18030", "GBK", "Big5");

    private static final List<String> FORMATS = Arrays.stream(Format.values())
            .filter(each -> each != Format.JSON)
            .map(Format::name)
            .toList();

    private GameFile() {}

    /** A line and how many lines it branches off from. */
    private record Nested(Line line, int depth) {}

    /**
     * The games of the file.
     *
     * @param bytes null for an empty body, as the framework has it
     * @param format as the query says it; null if it leaves that to us; likewise the charset
     */
    static RecordFile read(byte @Nullable [] bytes, @Nullable String format, @Nullable String charset, Limits limits) {
        Optional<Format> kind = Optional.ofNullable(format).map(GameFile::format);
        Optional<Charset> encoding = Optional.ofNullable(charset).map(GameFile::charset);
        RecordFile file = RecordFiles.read(bytes == null ? new byte[0] : bytes, kind, encoding);
        refuseTooMuch(file, limits);
        return file;
    }

    private static Format format(String name) {
        if (!FORMATS.contains(name)) {
            throw Refusals.notOffered("format", FORMATS);
        }
        return Format.valueOf(name);
    }

    /** Names of encodings are the same in either case, by their registry. */
    private static Charset charset(String name) {
        return CHARSETS.stream()
                .filter(each -> each.toUpperCase(Locale.ROOT).equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .map(Charset::forName)
                .orElseThrow(() -> Refusals.notOffered("charset", CHARSETS));
    }

    /** Lines are counted without recursion: nobody has looked yet at how deep they go. */
    static void refuseTooMuch(RecordFile file, Limits limits) {
        if (file.games().size() > limits.fileGames()) {
            throw Refusals.tooManyGames(limits.fileGames());
        }
        Deque<Nested> toCount = new ArrayDeque<>();
        for (GameRecord game : file.games()) {
            toCount.add(new Nested(game.main(), 0));
        }
        long plies = 0;
        while (!toCount.isEmpty()) {
            Nested next = toCount.pop();
            plies += next.line().moves().size();
            if (plies > limits.filePlies()) {
                throw Refusals.tooManyPliesInFile(limits.filePlies());
            }
            if (next.depth() > limits.fileNesting()) {
                throw Refusals.nestedTooDeeply(limits.fileNesting());
            }
            next.line().variations().forEach(line -> toCount.push(new Nested(line, next.depth() + 1)));
        }
    }
}
