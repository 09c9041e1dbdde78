package org.xiangqi.arbiter.api.batch;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A batch whose own parts fail ends with the failure. */
@Timeout(20)
class BatchFaultsTest {
    @Test
    void aReadingThatDiesEndsTheBatch() {
        InputStream nothing = new ByteArrayInputStream(new byte[0]);
        IllegalStateException fault = new IllegalStateException("on purpose");
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Batch batch = new Batch(threads, 1, (piece, out) -> {}, new LineForm(new ObjectMapper()));
            Batch.Cutting dying = stream -> () -> {
                throw fault;
            };
            assertThatThrownBy(() -> batch.run(() -> nothing, dying, 0, OutputStream.nullOutputStream()))
                    .hasCause(fault);
        }
    }
}
