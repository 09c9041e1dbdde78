package org.xiangqi.arbiter.api.problem;

import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkus.logging.LoggingFilter;
import java.util.logging.Filter;
import java.util.logging.LogRecord;

/**
 * Keeps refusals of ours out of the log whatever their status: the framework takes any from 500 on for a failure, and a
 * crowd that is refused with 503 would fill the log with stack traces when the machine has the least time for it.
 */
@LoggingFilter(name = "refusals-unlogged")
public final class RefusalsUnlogged implements Filter {
    @Override
    public boolean isLoggable(LogRecord entry) {
        return !(entry.getThrown() instanceof HttpProblem);
    }
}
