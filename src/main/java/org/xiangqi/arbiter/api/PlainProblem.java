package org.xiangqi.arbiter.api;

import io.quarkiverse.resteasy.problem.HttpProblem;

/** A problem as JSON, where it is told below everything that writes JSON. */
final class PlainProblem {
    private PlainProblem() {}

    /** The problem, whose title and detail must be such as need no escapes. */
    static String of(HttpProblem problem) {
        return "{\"type\":\"" + problem.getType() + "\",\"title\":\"" + problem.getTitle() + "\",\"status\":"
                + problem.getStatusCode() + ",\"detail\":\"" + problem.getDetail() + "\"}";
    }
}
