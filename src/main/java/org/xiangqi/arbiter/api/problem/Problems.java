package org.xiangqi.arbiter.api.problem;

import io.quarkiverse.resteasy.problem.HttpProblem;

/** Starts problem documents. */
public final class Problems {
    private Problems() {}

    /** A problem of that type; the detail is one sentence or two about this very case. */
    public static HttpProblem.Builder of(ProblemType type, String detail) {
        return HttpProblem.builder()
                .withType(type.uri())
                .withTitle(type.title())
                .withStatus(type.status())
                .withDetail(detail);
    }
}
