package org.xiangqi.arbiter.record;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.xiangqi.arbiter.record.ReadLimits.Measure;

/** Reads game files of any kind. */
public final class RecordFiles {
    private RecordFiles() {}

    /**
     * The games in a file, however many there are. Never fails: a file in which there are no games has none.
     *
     * @param format what kind of file it is; told by its content if not given, and always if it is one of the binary kinds
     * @param charset how its bytes are text; told by them if not given
     */
    public static RecordFile read(byte[] bytes, Optional<Format> format, Optional<Charset> charset) {
        return read(bytes, format, charset, new Allowance(ReadLimits.NONE));
    }

    /** As {@link #read(byte[], Optional, Optional)}, but no further than to where the file has more than the limits allow. */
    public static FileReading read(
            byte[] bytes, Optional<Format> format, Optional<Charset> charset, ReadLimits limits) {
        Allowance allowance = new Allowance(limits);
        return within(allowance, read(bytes, format, charset, allowance));
    }

    /** The games that a program tells, within the limits, as if they were a file. */
    public static FileReading read(List<Outline> games, ReadLimits limits) {
        Allowance allowance = new Allowance(limits);
        List<GameRecord> read = games.stream()
                .takeWhile(game -> allowance.game())
                .map(game -> game.read(allowance))
                .toList();
        return within(allowance, new RecordFile(Format.JSON, StandardCharsets.UTF_8, read));
    }

    private static FileReading within(Allowance allowance, RecordFile file) {
        Measure exceeded = allowance.exceeded();
        return exceeded == null ? new FileReading.Read(file) : new FileReading.TooLarge(exceeded);
    }

    private static RecordFile read(
            byte[] bytes, Optional<Format> format, Optional<Charset> charset, Allowance allowance) {
        if (CbrReader.isRecord(bytes) || CbrReader.isLibrary(bytes)) {
            Format kind = CbrReader.isRecord(bytes) ? Format.CBR : Format.CBL;
            return new RecordFile(kind, StandardCharsets.UTF_16LE, CbrReader.read(bytes, allowance));
        }
        if (XqfReader.isXqf(bytes)) {
            Charset remarks = charset.orElse(Charsets.GB18030);
            return new RecordFile(Format.XQF, remarks, XqfReader.read(bytes, remarks, allowance));
        }
        Charset chosen = charset.orElseGet(() -> Charsets.of(bytes));
        String text = Charsets.decode(bytes, chosen);
        Format kind = format.orElseGet(() -> kindOf(text));
        List<GameRecord> games = switch (kind) {
            case PGN -> PgnReader.read(text, allowance);
            case DHTMLXQ -> DhtmlxqReader.read(text, allowance);
            case WXF -> WxfFileReader.read(text, allowance);
            case UCCI -> UcciReader.read(text, allowance);
            case TEXT -> TextReader.read(text, allowance);
            case XQF, CBR, CBL, JSON -> List.<GameRecord>of();
        };
        return new RecordFile(kind, chosen, games);
    }

    /** What kind of file it is that begins so, as far as that tells. */
    public static Format kind(byte[] beginning, Optional<Charset> charset) {
        if (CbrReader.isRecord(beginning)) {
            return Format.CBR;
        }
        if (CbrReader.isLibrary(beginning)) {
            return Format.CBL;
        }
        return XqfReader.isXqf(beginning)
                ? Format.XQF
                : kindOf(Charsets.decode(beginning, charset.orElseGet(() -> Charsets.of(beginning))));
    }

    /** What the first line tells that has the form of one of a format's; moves alone if none does. */
    private static Format kindOf(String text) {
        if (DhtmlxqBlock.isIn(text)) {
            return Format.DHTMLXQ;
        }
        return text.lines()
                .map(RecordFiles::toldBy)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(Format.TEXT);
    }

    private static Optional<Format> toldBy(String line) {
        if (PgnTags.isTag(line)) {
            return Optional.of(Format.PGN);
        }
        if (WxfFileReader.tellsOf(line)) {
            return Optional.of(Format.WXF);
        }
        return UcciReader.isPosition(line) ? Optional.of(Format.UCCI) : Optional.empty();
    }
}
