package org.xiangqi.arbiter.record;

/** A piece of text with where it stands: lines and columns from 1. */
record Place(String text, int line, int column) {
    RecordFault fault(int ply, String reason) {
        return new RecordFault(ply, text, reason, line, column);
    }
}
