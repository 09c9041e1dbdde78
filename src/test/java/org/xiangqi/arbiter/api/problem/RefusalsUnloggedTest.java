package org.xiangqi.arbiter.api.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkiverse.resteasy.problem.HttpProblem;
import io.vertx.core.http.HttpClosedException;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the operator need not read. */
class RefusalsUnloggedTest {
    @Test
    void aRefusalOfOursIsNotLogged() {
        assertThat(isLogged(HttpProblem.builder().withStatus(503).build())).isFalse();
    }

    @Test
    void aClientThatWentAwayIsNotLogged() {
        assertThat(isLogged(new IOException(new IOException(new HttpClosedException("Connection was closed")))))
                .isFalse();
    }

    @Test
    void aFailureIsLogged() {
        assertThat(isLogged(new IllegalStateException(new IOException("disk full"))))
                .isTrue();
        assertThat(isLogged(null)).isTrue();
    }

    private static boolean isLogged(@Nullable Throwable thrown) {
        LogRecord entry = new LogRecord(Level.SEVERE, "");
        entry.setThrown(thrown);
        return new RefusalsUnlogged().isLoggable(entry);
    }
}
