package org.xiangqi.arbiter.api.notations;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.xiangqi.arbiter.api.Notation;
import org.xiangqi.arbiter.board.Board;
import org.xiangqi.arbiter.board.Move;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.notation.Chinese;
import org.xiangqi.arbiter.notation.RankBase;
import org.xiangqi.arbiter.notation.Wxf;
import org.xiangqi.arbiter.rules.Game;

/** The moves of a game in every notation. */
public record NotationResponse(
        @Schema(description = "How the moves were read: UCCI stands for ranks 0-9, UCI for ranks 1-10.")
        Notation notation,

        @Schema(description = "Where the game starts, written out in full.")
        String startFen,

        @Schema(description = "Every ply, first to last.") List<WrittenPly> plies) {

    /** One ply in every notation. */
    public record WrittenPly(
            int ply,
            Side side,

            @Schema(description = "Ranks 0-9, such as h2e2.")
            String ucci,

            @Schema(description = "Ranks 0-9 in capitals with a dash, such as H2-E2.")
            String iccs,

            @Schema(description = "Ranks 1-10, such as h3e3.")
            String uci,

            @Schema(description = "As the World Xiangqi Federation writes it, such as C2.5.")
            String wxf,

            ChineseText chinese) {}

    /** One ply in Chinese. */
    public record ChineseText(String traditional, String simplified) {}

    /** The moves of that game. */
    public static NotationResponse of(Game game, Notation notation) {
        Board board = new Board(game.start());
        List<WrittenPly> plies = new ArrayList<>(game.ply());
        for (Move move : game.moves()) {
            plies.add(ply(board, move));
            board.make(move.code());
        }
        return new NotationResponse(notation, game.start().fen(), plies);
    }

    private static WrittenPly ply(Board board, Move move) {
        return new WrittenPly(
                board.ply() + 1,
                board.sideToMove(),
                RankBase.ZERO.write(move),
                (move.from() + "-" + move.to()).toUpperCase(Locale.ROOT),
                RankBase.ONE.write(move),
                Wxf.write(board, move),
                new ChineseText(
                        Chinese.write(board, move, Chinese.Script.TRADITIONAL),
                        Chinese.write(board, move, Chinese.Script.SIMPLIFIED)));
    }
}
