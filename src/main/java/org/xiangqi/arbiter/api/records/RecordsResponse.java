package org.xiangqi.arbiter.api.records;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Position;
import org.xiangqi.arbiter.record.Comment;
import org.xiangqi.arbiter.record.Format;
import org.xiangqi.arbiter.record.GameRecord;
import org.xiangqi.arbiter.record.Line;
import org.xiangqi.arbiter.record.RecordFault;
import org.xiangqi.arbiter.record.RecordFile;

/** The games of a file. */
public record RecordsResponse(
        @Schema(description = "In the order of the file; empty if there is no game in it.")
        List<RecordView> games) {

    /** One game. */
    @Schema(name = "GameRecord")
    public record RecordView(
            Format format,

            @Schema(
                    description = "How the bytes were read as text.",
                    enumeration = {"UTF-8", "GB18030", "GBK", "Big5", "UTF-16LE"})
            String charset,

            @Schema(description = "What is said about the game as a whole, by name, in the order of the file.")
            Map<String, String> tags,

            @Schema(
                    description = "Where the game starts; null if that could not be read, and then fault says why.",
                    nullable = true)
            @Nullable
            String startFen,

            @Schema(description = "The moves that were played, in UCCI, as far as they could be read. All are legal.")
            List<String> moves,

            @Schema(
                    description = "The result that the file tells, whatever the moves say.",
                    enumeration = {"1-0", "0-1", "1/2-1/2", "*"})
            String result,

            List<CommentView> comments,

            @Schema(description = "The lines that branch off, in the order of the file.")
            List<VariationView> variations,

            @Schema(description = "Why the game was read no further; null if it was read to its end.", nullable = true)
            @Nullable
            FaultView fault) {

        private static RecordView of(GameRecord game, RecordFile file) {
            Line main = game.main();
            return new RecordView(
                    file.format(),
                    file.charset().name(),
                    game.tags(),
                    game.start().map(Position::fen).orElse(null),
                    ucciOf(main),
                    game.result().text(),
                    commentsOf(main),
                    variationsOf(main),
                    FaultView.of(main));
        }
    }

    /** A line that branches off. */
    @Schema(name = "Variation")
    public record VariationView(
            @Schema(description = "The ply of its first move, in place of the one of the line that it branches off.")
            int firstPly,

            @Schema(description = "In UCCI, as far as they could be read. All are legal.")
            List<String> moves,

            List<CommentView> comments,
            List<VariationView> variations,

            @Schema(description = "Why the line was read no further; null if it was read to its end.", nullable = true)
            @Nullable
            FaultView fault) {

        private static VariationView of(Line line) {
            return new VariationView(
                    line.firstPly(), ucciOf(line), commentsOf(line), variationsOf(line), FaultView.of(line));
        }
    }

    /** A remark. */
    @Schema(name = "Comment")
    public record CommentView(
            @Schema(
                    description =
                            "The ply that it stands behind; before the first move of a line, one less than that move's.")
            int ply,

            String text) {

        private static CommentView of(Comment comment) {
            return new CommentView(comment.ply(), comment.text());
        }
    }

    /** Why a line was read no further, and where that is. */
    @Schema(name = "RecordFault")
    public record FaultView(
            @Schema(description = "The ply that was to be read; 0 for the start position.")
            int ply,

            @Schema(description = "What stands there.") String text,

            @Schema(
                    description =
                            "UNREADABLE_MOVE, AMBIGUOUS_MOVE, INVALID_FEN, ILLEGAL_POSITION, MALFORMED for a file that"
                                    + " breaks off or is not put together as its format asks, or else the reason why a"
                                    + " move is illegal, as in the problem illegal-move.")
            String reason,

            @Schema(description = "From 1; null where the file has no lines.", nullable = true) @Nullable
            Integer line,

            @Schema(description = "In characters from 1; null where the file has no lines.", nullable = true) @Nullable
            Integer column) {

        private static @Nullable FaultView of(Line line) {
            return line.fault().map(FaultView::of).orElse(null);
        }

        private static FaultView of(RecordFault fault) {
            return new FaultView(
                    fault.ply(),
                    fault.text(),
                    fault.reason(),
                    fault.line() > 0 ? fault.line() : null,
                    fault.column() > 0 ? fault.column() : null);
        }
    }

    /** The games of that file. */
    public static RecordsResponse of(RecordFile file) {
        return new RecordsResponse(
                file.games().stream().map(game -> RecordView.of(game, file)).toList());
    }

    private static List<String> ucciOf(Line line) {
        return line.moves().stream().map(Move::toString).toList();
    }

    private static List<CommentView> commentsOf(Line line) {
        return line.comments().stream().map(CommentView::of).toList();
    }

    private static List<VariationView> variationsOf(Line line) {
        return line.variations().stream().map(VariationView::of).toList();
    }
}
