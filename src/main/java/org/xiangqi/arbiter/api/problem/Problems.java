package org.xiangqi.arbiter.api.problem;

import io.quarkiverse.resteasy.problem.HttpProblem;
import java.util.Optional;

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

    /**
     * The problem of a request of which reading or validation failed so; empty if that is not the sender's fault.
     *
     * @param linesBefore how many lines of the body stand before the request
     */
    public static Optional<HttpProblem> ofRequest(Exception failure, int linesBefore) {
        return FrameworkProblems.ofRequest(failure, linesBefore).map(HttpProblem.Builder::build);
    }
}
