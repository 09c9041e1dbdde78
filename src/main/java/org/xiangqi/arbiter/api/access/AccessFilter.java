package org.xiangqi.arbiter.api.access;

import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.problem.ProblemType;
import org.xiangqi.arbiter.api.problem.Problems;

/** Asks for keys and counts requests before anything is done for them, where the configuration says so. */
final class AccessFilter {
    /** Before every filter that may block. */
    private static final int FIRST = Integer.MIN_VALUE;

    private static final String KEY = "X-API-Key";
    private static final String BEARER = "Bearer ";

    /** What whoever has been refused may want to read. */
    private static final String FREE = "/problems/";

    private final Gate gate;
    private final boolean open;
    private final CurrentVertxRequest current;

    AccessFilter(AccessLimits limits, CurrentVertxRequest current) {
        gate = new Gate(limits);
        open = gate.isOpen();
        this.current = current;
    }

    /** Asked on the thread that reads the request, before its body is read. */
    @ServerRequestFilter(nonBlocking = true, priority = FIRST)
    public void admit(ContainerRequestContext asked) {
        if (!open && !asked.getUriInfo().getPath().startsWith(FREE)) {
            HttpServerRequest request = current.getCurrent().request();
            SocketAddress address = request.remoteAddress();
            refuse(gate.ask(key(request), address == null ? "" : address.hostAddress()));
        }
    }

    private static @Nullable String key(HttpServerRequest request) {
        String key = request.getHeader(KEY);
        if (key != null) {
            return key;
        }
        String authorization = request.getHeader(HttpHeaders.AUTHORIZATION);
        return authorization != null && authorization.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? authorization.substring(BEARER.length()).strip()
                : null;
    }

    /** Throws the problem to answer, unless the request is let in. */
    static void refuse(Admission admission) {
        switch (admission) {
            case Admission.Granted _ -> {}
            case Admission.NoKey _ ->
                throw unauthorized("A key is required here, in " + KEY + " or as a bearer's token.");
            case Admission.WrongKey _ -> throw unauthorized("The key is not known.");
            case Admission.TooOften(int perMinute, long retryAfterSeconds) ->
                throw Problems.of(
                                ProblemType.TOO_MANY_REQUESTS,
                                "More than " + perMinute + " requests a minute have come with this key or from this"
                                        + " address.")
                        .withHeader(HttpHeaders.RETRY_AFTER, retryAfterSeconds)
                        .with("limit", perMinute)
                        .build();
        }
    }

    private static HttpProblem unauthorized(String detail) {
        return Problems.of(ProblemType.UNAUTHORIZED, detail)
                .withHeader(HttpHeaders.WWW_AUTHENTICATE, "Bearer realm=\"xiangqi-arbiter\"")
                .build();
    }
}
