package org.xiangqi.arbiter.api.access;

/** Whether a request is let in. */
sealed interface Admission {
    /** It is. */
    record Granted() implements Admission {
        static final Granted GRANTED = new Granted();
    }

    /** It has no key where one is required. */
    record NoKey() implements Admission {}

    /** Its key is not known. */
    record WrongKey() implements Admission {}

    /**
     * Too many have come before it.
     *
     * @param perMinute how many may
     * @param retryAfterSeconds when the next one may, 1 or more
     */
    record TooOften(int perMinute, long retryAfterSeconds) implements Admission {}
}
