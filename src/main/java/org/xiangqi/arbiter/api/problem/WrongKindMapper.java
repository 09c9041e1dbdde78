package org.xiangqi.arbiter.api.problem;

import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkiverse.resteasy.problem.ExceptionMapperBase;
import io.quarkiverse.resteasy.problem.HttpProblem;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.ext.Provider;

/**
 * Lets a JSON value of the wrong kind reach {@link FrameworkProblems}: by itself the framework answers it with a bare
 * status.
 */
@Provider
@Priority(Priorities.USER)
public class WrongKindMapper extends ExceptionMapperBase<MismatchedInputException> {
    @Override
    protected HttpProblem toProblem(MismatchedInputException exception) {
        return HttpProblem.builder().withStatus(400).build();
    }
}
