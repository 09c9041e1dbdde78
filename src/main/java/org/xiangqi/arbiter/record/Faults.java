package org.xiangqi.arbiter.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns faults into remarks, for the formats that {@link RecordWriter} writes have no other place for them. */
public final class Faults {
    private Faults() {}

    /** How many lines of the game, variations of variations included, were not read to their end. */
    public static int count(GameRecord game) {
        return count(game.main());
    }

    private static int count(Line line) {
        int own = line.fault().isPresent() ? 1 : 0;
        return own + line.variations().stream().mapToInt(Faults::count).sum();
    }

    /**
     * The game with a remark at the end of each line that has a fault, saying what it is, and without the faults. A variation of
     * which nothing could be read leaves its remark on the line that it branches off.
     */
    public static GameRecord asRemarks(GameRecord game) {
        return new GameRecord(game.tags(), game.start(), game.result(), asRemarks(game.main()));
    }

    private static Line asRemarks(Line line) {
        List<Comment> remarks = new ArrayList<>(line.comments());
        List<Line> variations = new ArrayList<>();
        int lastPly = line.firstPly() + line.moves().size() - 1;
        for (Line variation : line.variations()) {
            if (variation.moves().isEmpty()) {
                int ply = Math.clamp(variation.firstPly(), line.firstPly() - 1, lastPly);
                variation.comments().forEach(comment -> remarks.add(new Comment(ply, comment.text())));
                variation.fault().ifPresent(fault -> remarks.add(new Comment(ply, text(fault))));
            } else {
                variations.add(asRemarks(variation));
            }
        }
        line.fault().ifPresent(fault -> remarks.add(new Comment(lastPly, text(fault))));
        return new Line(line.firstPly(), line.moves(), remarks, variations, Optional.empty());
    }

    private static String text(RecordFault fault) {
        String place = fault.line() > 0 ? " (line " + fault.line() + ", column " + fault.column() + ")" : "";
        String what = fault.text().isBlank() ? "" : " at " + fault.text();
        return "Not read on from ply " + fault.ply() + what + place + ": " + fault.reason();
    }
}
