package org.xiangqi.arbiter.rules.threat;

/** When a capture is worth threatening. */
public enum Gain {
    /**
     * The target has no real protector, one that could legally retake on its point after the capture; or it is a chariot
     * attacked by a horse or a cannon. A piece that faces one of its own kind offers an exchange instead, unless the other
     * cannot capture it (rules of the Asian Xiangqi Federation, chapter 4).
     */
    NO_REAL_PROTECTOR,
    /**
     * The capture, or a series of checks that ends in it, wins material when the captures on that point are played out
     * (competition rules of the Chinese Xiangqi Association, 28.3 and 28.16). See {@link Exchange} and {@link CheckSeries}
     * for how far that is followed.
     */
    EXCHANGE
}
