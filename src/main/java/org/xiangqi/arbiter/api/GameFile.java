package org.xiangqi.arbiter.api;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.record.FileReading;
import org.xiangqi.arbiter.record.Format;
import org.xiangqi.arbiter.record.Outline;
import org.xiangqi.arbiter.record.ReadLimits;
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

    /**
     * The games of the file.
     *
     * @param bytes null for an empty body, as the framework has it
     * @param format as the query says it; null if it leaves that to us; likewise the charset
     */
    static RecordFile read(byte @Nullable [] bytes, @Nullable String format, @Nullable String charset, Limits limits) {
        Optional<Format> kind = Optional.ofNullable(format).map(GameFile::format);
        Optional<Charset> encoding = Optional.ofNullable(charset).map(GameFile::charset);
        ReadLimits most = most(limits);
        return within(most, RecordFiles.read(bytes == null ? new byte[0] : bytes, kind, encoding, most));
    }

    /** The games that a program tells. */
    static RecordFile read(List<Outline> games, Limits limits) {
        ReadLimits most = most(limits);
        return within(most, RecordFiles.read(games, most));
    }

    /** Throws if the query names an encoding that is not read. */
    static void refuseUnknownCharset(@Nullable String name) {
        if (name != null) {
            charset(name);
        }
    }

    private static ReadLimits most(Limits limits) {
        return new ReadLimits(limits.fileGames(), limits.filePlies(), limits.fileNesting(), limits.fileVariations());
    }

    private static RecordFile within(ReadLimits most, FileReading reading) {
        return switch (reading) {
            case FileReading.Read(RecordFile file) -> file;
            case FileReading.TooLarge(ReadLimits.Measure measure) ->
                throw switch (measure) {
                    case GAMES -> Refusals.tooManyGames(most.games());
                    case PLIES -> Refusals.tooManyPliesInFile(most.plies());
                    case NESTING -> Refusals.nestedTooDeeply(most.nesting());
                    case VARIATIONS -> Refusals.tooManyVariations(most.variations());
                };
        };
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
}
