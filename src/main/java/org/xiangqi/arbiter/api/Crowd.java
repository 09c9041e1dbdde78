package org.xiangqi.arbiter.api;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Refuses requests while too many are at work, whatever they ask for, before anything is read of them but their heads: each
 * takes memory until it is answered. Their connections are closed, for those take memory too. Probes and metrics are answered
 * all the same.
 */
@ApplicationScoped
class Crowd {
    /** After the headers for browsers have been set, without which no page sees the answer, and before all else. */
    private static final int AFTER_CORS = 250;

    private static final String COUNTED = "/v1/";
    private static final long RETRY_AFTER_SECONDS = 1;

    private final int most;
    private final AtomicInteger atWork = new AtomicInteger();
    private final Counter refused;

    Crowd(Limits limits, MeterRegistry metrics) {
        most = limits.requestsAtOnce();
        refused = Counter.builder("arbiter.requests.refused")
                .description("Requests that came while too many others were at work")
                .register(metrics);
        Gauge.builder("arbiter.requests.at.work", atWork::get)
                .description("Requests that are complete and not answered")
                .register(metrics);
    }

    void watch(@Observes Filters filters) {
        filters.register(this::count, AFTER_CORS);
    }

    private void count(RoutingContext exchange) {
        if (!exchange.normalizedPath().startsWith(COUNTED)) {
            exchange.next();
            return;
        }
        if (atWork.get() >= most) {
            refused.increment();
            refuse(exchange);
            return;
        }
        Visit visit = new Visit();
        exchange.request().end().onSuccess(complete -> visit.begin());
        exchange.addEndHandler(answered -> visit.end());
        exchange.next();
    }

    /** A request while it is at work: from its last byte on, as whoever does not send that would shut out all others. */
    private final class Visit {
        private boolean begun;
        private boolean ended;

        synchronized void begin() {
            if (!ended) {
                begun = true;
                atWork.incrementAndGet();
            }
        }

        /** An answer can be complete before its request is. */
        synchronized void end() {
            ended = true;
            if (begun) {
                begun = false;
                atWork.decrementAndGet();
            }
        }
    }

    private static void refuse(RoutingContext exchange) {
        HttpProblem problem = Refusals.crowded(RETRY_AFTER_SECONDS);
        HttpServerResponse response = exchange.response().setStatusCode(problem.getStatusCode());
        if (exchange.request().version() != HttpVersion.HTTP_2) {
            response.putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        }
        response.putHeader(HttpHeaders.CONTENT_TYPE, HttpProblem.MEDIA_TYPE.toString())
                .putHeader(HttpHeaders.RETRY_AFTER, String.valueOf(RETRY_AFTER_SECONDS))
                .end(PlainProblem.of(problem));
    }
}
