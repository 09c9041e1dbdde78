package org.xiangqi.arbiter.record;

import java.nio.charset.StandardCharsets;

/**
 * How XQF files later than version 10 hide their contents: every byte behind the header has a key byte added, and points and
 * lengths have further numbers added that stem from the header.
 *
 * <p>The scheme is that of XQStudio, as many open programs read it.
 */
final class XqfCipher {
    private static final byte[] COPYRIGHT = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);
    private static final int PLAIN = 10;

    /** Up to this version the pieces stand in their plain order. */
    private static final int UNSHUFFLED = 11;

    private final boolean hidden;
    private final boolean shuffled;
    private final int pieceKey;
    private final int fromKey;
    private final int toKey;
    private final int lengthKey;
    private final byte[] stream = new byte[COPYRIGHT.length];

    XqfCipher(byte[] header) {
        int version = header[2] & 255;
        hidden = version > PLAIN;
        shuffled = version > UNSHUFFLED;
        int sum = header[12] & 255;
        int xy = header[13] & 255;
        int from = header[14] & 255;
        int to = header[15] & 255;
        pieceKey = hidden ? scrambled(xy) * xy & 255 : 0;
        fromKey = hidden ? scrambled(from) * pieceKey & 255 : 0;
        toKey = hidden ? scrambled(to) * fromKey & 255 : 0;
        lengthKey = hidden ? (sum * 256 + xy) % 32000 + 767 : 0;
        int mask = header[3];
        int[] keys = {
            (sum & mask) | header[8], (xy & mask) | header[9], (from & mask) | header[10], (to & mask) | header[11]
        };
        for (int i = 0; hidden && i < stream.length; i++) {
            stream[i] = (byte) (COPYRIGHT[i] & keys[i % keys.length]);
        }
    }

    private static int scrambled(int key) {
        return (((key * key * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8;
    }

    /** Whether the file is of a version that hides its contents, which also marks its nodes otherwise. */
    boolean hidden() {
        return hidden;
    }

    /** The byte at that place of the file behind the header. */
    int plain(byte[] file, int at) {
        return (file[at] - stream[at % stream.length]) & 255;
    }

    /** Where the n-th piece stands: 10 × file + rank, or more than 89 for not at all. */
    int piece(byte[] header, int firstPiece, int n) {
        int pieces = 32;
        int at = shuffled ? (n + pieces - pieceKey % pieces - 1 + pieces) % pieces : n;
        return ((header[firstPiece + at] & 255) - pieceKey) & 255;
    }

    int from(int coded) {
        return (coded - 0x18 - fromKey) & 255;
    }

    int to(int coded) {
        return (coded - 0x20 - toKey) & 255;
    }

    int length(int coded) {
        return coded - lengthKey;
    }
}
