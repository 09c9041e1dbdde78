package org.xiangqi.arbiter.record;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Binary game files: each has the game h2e2 h9g7 h0g2 with the variation b0c2, and remarks in Chinese. */
public final class BinarySamples {
    private BinarySamples() {}

    /** XQF of that version: from 11 on with keys. */
    public static byte[] xqf(int version) {
        return BinaryFilesTest.xqf(version, BinaryFilesTest.GAME);
    }

    /** A record of CCBridge. */
    public static byte[] cbr() {
        return BinaryFilesTest.cbr(BinaryFilesTest.GAME);
    }

    /** A library of CCBridge with two records. */
    public static byte[] cbl() {
        ByteArrayOutputStream library = new ByteArrayOutputStream();
        library.writeBytes("CCBridgeLibrary\0".getBytes(StandardCharsets.US_ASCII));
        library.writeBytes(cbr());
        library.writeBytes(cbr());
        return library.toByteArray();
    }
}
