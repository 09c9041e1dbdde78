package org.xiangqi.arbiter.api.ruleset;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Every rule set, in short. */
public record RuleSetList(
        @Schema(description = "The default first.") List<RuleSetSummary> ruleSets) {

    /** A rule set in short. */
    public record RuleSetSummary(String id, String version, String name, String summary) {}
}
