package org.xiangqi.arbiter.api.ruling;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/** One ply that was played. */
@JsonSerialize(using = RulingJson.OfPly.class)
public record PlyView(
        int ply,
        Side side,
        String ucci,

        @Schema(description = "As the World Xiangqi Federation writes it.")
        String wxf,

        @Schema(description = "In Chinese, simplified script.")
        String chinese,

        @Schema(description = "FEN letter of the piece taken.", nullable = true) @Nullable
        String captured,

        boolean givesCheck,
        @Schema(description = "The position after it.") String fen) {}
