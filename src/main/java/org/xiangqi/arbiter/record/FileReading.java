package org.xiangqi.arbiter.record;

import org.xiangqi.arbiter.record.ReadLimits.Measure;

/** What reading a file within limits comes to. */
public sealed interface FileReading {
    /** The file was read to its end. */
    record Read(RecordFile file) implements FileReading {}

    /** Reading stopped where there was more of that in the file than the limits have room for. */
    record TooLarge(Measure measure) implements FileReading {}
}
