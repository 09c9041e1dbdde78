package org.xiangqi.arbiter.api.batch;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The body of a response. What is written goes out at once, and waits while the client does not take it.
 * It begins with the head alone, because the framework clears the type of an answer that it did not write itself, and would
 * be in time for a head that is sent with the end.
 */
final class ResponseBody extends OutputStream {
    /** How many buffers may be on the way. */
    private static final int AHEAD = 4;

    private static final int MOST_AT_ONCE = 1 << 16;

    private final HttpServerResponse response;
    private final long patienceMs;
    private final Semaphore room = new Semaphore(AHEAD);
    private volatile @Nullable Throwable failure;

    /**
     * The body of that response.
     *
     * @param patienceMs how long the client may take to make room
     */
    ResponseBody(HttpServerResponse response, long patienceMs) {
        this.response = response;
        this.patienceMs = patienceMs;
    }

    /** Sends the head. */
    void begin() throws IOException {
        send(Buffer.buffer());
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        for (int at = offset; at < offset + length; at += MOST_AT_ONCE) {
            send(Buffer.buffer().appendBytes(bytes, at, Math.min(MOST_AT_ONCE, offset + length - at)));
        }
    }

    private void send(Buffer buffer) throws IOException {
        awaitRoom(1);
        var _ = response.write(buffer).onComplete(sent -> {
            if (sent.failed()) {
                failure = sent.cause();
            }
            room.release();
        });
    }

    /** Waits until all is sent. */
    void awaitSent() throws IOException {
        awaitRoom(AHEAD);
        room.release(AHEAD);
    }

    private void awaitRoom(int buffers) throws IOException {
        try {
            if (!room.tryAcquire(buffers, patienceMs, TimeUnit.MILLISECONDS)) {
                throw new IOException("the client takes too long");
            }
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
        if (failure != null || response.closed()) {
            throw new IOException("the client has gone", failure);
        }
    }
}
