package org.xiangqi.arbiter.api.problem;

import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkus.logging.LoggingFilter;
import io.vertx.core.http.HttpClosedException;
import java.util.logging.Filter;
import java.util.logging.LogRecord;

/**
 * Keeps refusals of ours out of the log whatever their status: the framework takes any from 500 on for a failure, and a
 * crowd that is refused with 503 would fill the log with stack traces when the machine has the least time for it. And
 * clients that go away before their request is read, who are nobody's failure.
 */
@LoggingFilter(name = "refusals-unlogged")
public final class RefusalsUnlogged implements Filter {
    @Override
    public boolean isLoggable(LogRecord entry) {
        for (Throwable each = entry.getThrown(); each != null; each = each.getCause()) {
            if (each instanceof HttpProblem || each instanceof HttpClosedException) {
                return false;
            }
        }
        return true;
    }
}
