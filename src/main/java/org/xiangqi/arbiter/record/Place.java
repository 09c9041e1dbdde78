package org.xiangqi.arbiter.record;

/** A piece of text with where it stands: lines and columns from 1. */
record Place(String text, int line, int column) {
    private static final int MOST_SHOWN = 100;

    /** A fault that stands here; of a long text it shows the beginning. */
    RecordFault fault(int ply, String reason) {
        boolean halved = text.length() > MOST_SHOWN && Character.isHighSurrogate(text.charAt(MOST_SHOWN - 1));
        int end = halved ? MOST_SHOWN - 1 : MOST_SHOWN;
        String shown = text.length() > MOST_SHOWN ? text.substring(0, end) + '…' : text;
        return new RecordFault(ply, shown, reason, line, column);
    }
}
