package org.xiangqi.arbiter.api;

import io.quarkiverse.resteasy.problem.HttpProblem;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * A ruling found no place. Its answer is written beforehand: a crowd is refused on the threads that read what it asks, and each
 * microsecond that a refusal takes there is one that a ruling waits.
 */
final class CourtFull extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final long RETRY_AFTER_SECONDS = 1;

    CourtFull() {
        super("no place for a ruling", null, false, false);
    }

    /** Answers it with the problem. */
    static final class Mapper {
        private static final HttpProblem PROBLEM = Refusals.tooManyRulings(RETRY_AFTER_SECONDS);
        private static final String BODY = PlainProblem.of(PROBLEM);

        @ServerExceptionMapper
        RestResponse<String> refusal(CourtFull full) {
            return RestResponse.ResponseBuilder.<String>create(PROBLEM.getStatusCode())
                    .entity(BODY)
                    .header(HttpHeaders.CONTENT_TYPE, HttpProblem.MEDIA_TYPE)
                    .header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS)
                    .build();
        }
    }
}
