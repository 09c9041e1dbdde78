package org.xiangqi.arbiter.api.batch;

import java.io.IOException;
import java.io.OutputStream;

/** How answers are written. */
public interface Form {
    /** What stands before all answers. */
    String head();

    /** What stands before the number of a game, which is written between this and the rest. */
    String beforeIndex();

    /** Writes the rest of an answer, to the end of its line. */
    void write(Answer answer, OutputStream out) throws IOException;

    /** Whether it tells a ruling without the sections that can be left out, so that they need not be made. */
    boolean isShort();
}
