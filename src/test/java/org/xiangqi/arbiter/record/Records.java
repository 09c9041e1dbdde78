package org.xiangqi.arbiter.record;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads texts for tests. */
final class Records {
    private Records() {}

    static RecordFile file(String text) {
        return RecordFiles.read(text.getBytes(StandardCharsets.UTF_8), Optional.empty(), Optional.empty());
    }

    static List<GameRecord> games(String text) {
        return file(text).games();
    }

    static GameRecord game(String text) {
        return games(text).getFirst();
    }

    static String moves(Line line) {
        return line.moves().stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** Reason, ply, text, line and column of a line's fault; "none" without one. */
    static String fault(Line line) {
        return line.fault()
                .map(fault -> "%s ply %d '%s' at %d:%d"
                        .formatted(fault.reason(), fault.ply(), fault.text(), fault.line(), fault.column()))
                .orElse("none");
    }
}
