package org.xiangqi.arbiter.api.analyses;

import org.eclipse.microprofile.openapi.annotations.media.DiscriminatorMapping;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** One line of an analysis; {@code kind} tells which. */
@Schema(
        description =
                "One line of an analysis: first a POSITION for each position of the game, from the start on; then,"
                        + " if the game goes on, a MOVE for each legal move of the last position, the best first; at the end the"
                        + " SUMMARY. A stream without one was broken off.",
        oneOf = {PositionLine.class, MoveLine.class, SummaryLine.class},
        discriminatorProperty = "kind",
        discriminatorMapping = {
            @DiscriminatorMapping(value = PositionLine.KIND, schema = PositionLine.class),
            @DiscriminatorMapping(value = MoveLine.KIND, schema = MoveLine.class),
            @DiscriminatorMapping(value = SummaryLine.KIND, schema = SummaryLine.class)
        })
public sealed interface AnalysisLine permits PositionLine, MoveLine, SummaryLine {}
