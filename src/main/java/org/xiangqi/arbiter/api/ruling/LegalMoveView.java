package org.xiangqi.arbiter.api.ruling;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.rules.Option;
import org.xiangqi.arbiter.rules.Reason;

/** A legal move and what would follow at once. */
@JsonSerialize(using = RulingJson.OfLegalMove.class)
public record LegalMoveView(
        String ucci,

        @Schema(description = "As the World Xiangqi Federation writes it.")
        String wxf,

        @Schema(description = "In Chinese, simplified script.")
        String chinese,

        @Schema(description = "FEN letter, upper case for Red.")
        String piece,

        String from,
        String to,

        @Schema(description = "FEN letter of the piece taken.", nullable = true) @Nullable
        String captured,

        boolean givesCheck,

        @Schema(description = "The verdict that would fall on this very move, for the side that makes it.")
        Option.Consequence consequence,

        @Schema(nullable = true) @Nullable Reason consequenceReason) {}
