package org.xiangqi.arbiter.api.batch;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Says so before it has to wait for something to read. */
final class Announced extends FilterInputStream {
    private final Runnable beforeWaiting;

    Announced(InputStream in, Runnable beforeWaiting) {
        super(in);
        this.beforeWaiting = beforeWaiting;
    }

    @Override
    public int read() throws IOException {
        announce();
        return super.read();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        announce();
        return super.read(buffer, offset, length);
    }

    private void announce() throws IOException {
        if (in.available() <= 0) {
            beforeWaiting.run();
        }
    }
}
