package org.xiangqi.arbiter.api.batch;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The body of a request, taken from the connection only as it is read. The framework's own stream shares its lock with the answer,
 * so that reading and writing on two threads can wake each other instead of themselves, and it cannot tell what is there.
 */
final class RequestBody extends InputStream implements Source {
    /** How many buffers may have arrived without being read. */
    private static final int AHEAD = 4;

    private final HttpServerRequest request;
    private final long patienceNanos;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Buffer> arrived = new ArrayDeque<>();
    private @Nullable Buffer current;
    private int read;
    private boolean ended;
    private @Nullable Throwable failure;
    private volatile long deadline;

    /**
     * Begins to take in what is sent.
     *
     * @param patienceMs how long one piece may take
     */
    RequestBody(HttpServerRequest request, long patienceMs) {
        this.request = request;
        patienceNanos = TimeUnit.MILLISECONDS.toNanos(patienceMs);
        deadline = System.nanoTime() + patienceNanos;
        try {
            request.pause();
            request.handler(this::take);
            request.endHandler(end -> locked(() -> ended = true));
            request.exceptionHandler(broken -> locked(() -> failure = broken));
            if (request.isEnded()) {
                ended = true;
            }
        } catch (IllegalStateException over) {
            ended = true;
        }
        fetch(AHEAD);
    }

    /** Lets so many more buffers come. A request of HTTP/2 that has ended refuses this, as it does its handlers, another ignores it. */
    private void fetch(int buffers) {
        try {
            request.fetch(buffers);
        } catch (IllegalStateException over) {
            locked(() -> ended = true);
        }
    }

    private void take(Buffer buffer) {
        locked(() -> arrived.add(buffer));
    }

    private void locked(Runnable change) {
        lock.lock();
        try {
            change.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public InputStream stream() {
        return this;
    }

    @Override
    public void expect() {
        deadline = System.nanoTime() + patienceNanos;
    }

    @Override
    public void giveUp() {
        locked(() -> failure = new IOException("given up"));
    }

    /** Whether all of it has come. */
    boolean isWhole() {
        lock.lock();
        try {
            return ended;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int available() {
        lock.lock();
        try {
            return current != null || !arrived.isEmpty() || ended ? 1 : 0;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        Buffer from = current == null ? await() : current;
        if (from == null) {
            return -1;
        }
        int count = Math.min(length, from.length() - read);
        from.getBytes(read, read + count, buffer, offset);
        read += count;
        boolean used = read == from.length();
        lock.lock();
        try {
            current = used ? null : from;
        } finally {
            lock.unlock();
        }
        if (used) {
            read = 0;
            fetch(1);
        }
        return count;
    }

    /** The next buffer; null at the end. */
    private @Nullable Buffer await() throws IOException {
        lock.lock();
        try {
            while (true) {
                if (failure != null) {
                    throw new IOException(failure);
                }
                Buffer next = arrived.poll();
                if (next != null || ended) {
                    return next;
                }
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    throw new IOException("the client takes too long");
                }
                var _ = changed.awaitNanos(left);
            }
        } catch (InterruptedException left) {
            throw new InterruptedIOException();
        } finally {
            lock.unlock();
        }
    }
}
