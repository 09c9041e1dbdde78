package org.xiangqi.arbiter.api.ruling;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;

/** One ply that was played. */
public record PlyView(
        int ply,
        Side side,
        String ucci,

        @Schema(description = "Not offered yet: always null.", nullable = true) @Nullable
        String wxf,

        @Schema(description = "Not offered yet: always null.", nullable = true) @Nullable
        String chinese,

        @Schema(description = "FEN letter of the piece taken.", nullable = true) @Nullable
        String captured,

        boolean givesCheck,
        @Schema(description = "The position after it.") String fen) {}
