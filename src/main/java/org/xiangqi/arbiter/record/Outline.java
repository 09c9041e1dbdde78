package org.xiangqi.arbiter.record;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.notation.RankBase;

/**
 * A game as another program tells it, part by part: the moves are coordinates with ranks from 0, and nothing is checked yet.
 *
 * @param start the FEN of the start position; empty for the initial position
 */
public record Outline(Map<String, String> tags, Optional<String> start, Result result, Branch main) {
    private static final Place NOWHERE = new Place("", 0, 0);

    /** Copies the tags. */
    public Outline {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /**
     * A line and what branches off it.
     *
     * @param firstPly the ply of its first move, from 1; a variation's is that of the move it stands in place of
     */
    public record Branch(int firstPly, List<String> moves, List<Comment> comments, List<Branch> variations) {
        /** Copies the lists. */
        public Branch {
            moves = List.copyOf(moves);
            comments = List.copyOf(comments);
            variations = List.copyOf(variations);
        }
    }

    /**
     * The game, up to the first move that cannot be played. A remark or variation of a ply that its line does not have is a fault
     * of that line, at its end.
     */
    GameRecord read(Allowance allowance) {
        return Starts.told(tags, start.map(fen -> new Place(fen, 0, 0)), result, from -> line(from, allowance));
    }

    private Line line(Position position, Allowance allowance) {
        LineReader reader = new LineReader(position, RankBase.ZERO, allowance);
        follow(reader, main);
        return reader.end(NOWHERE);
    }

    private static void follow(LineReader reader, Branch branch) {
        Map<Integer, List<Comment>> comments = branch.comments().stream()
                .collect(Collectors.groupingBy(Comment::ply, HashMap::new, Collectors.toList()));
        Map<Integer, List<Branch>> variations = branch.variations().stream()
                .collect(Collectors.groupingBy(Branch::firstPly, HashMap::new, Collectors.toList()));
        remark(reader, comments.remove(branch.firstPly() - 1));
        int ply = branch.firstPly();
        for (String move : branch.moves()) {
            reader.move(new Place(move, 0, 0));
            remark(reader, comments.remove(ply));
            List<Branch> others = variations.remove(ply);
            if (others != null) {
                others.forEach(other -> branchOff(reader, other));
            }
            ply++;
        }
        if (!comments.isEmpty() || !variations.isEmpty()) {
            reader.fault(NOWHERE, RecordFault.MALFORMED);
        }
    }

    private static void remark(LineReader reader, @Nullable List<Comment> comments) {
        if (comments != null) {
            comments.forEach(comment -> reader.comment(comment.text()));
        }
    }

    private static void branchOff(LineReader reader, Branch branch) {
        Place first =
                branch.moves().isEmpty() ? NOWHERE : new Place(branch.moves().getFirst(), 0, 0);
        reader.open(first);
        follow(reader, branch);
        reader.close(first);
    }
}
