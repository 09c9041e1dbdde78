package org.xiangqi.arbiter.api.access;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lets requests in by key and rate. Keys are looked up by their digests, so that how long it takes says nothing about how
 * much of a guess was right.
 */
final class Gate {
    private static final Duration SPARE = Duration.ofSeconds(1);

    private final boolean required;
    private final Map<String, Holder> holders;
    private final @Nullable Rate strangers;
    private final @Nullable LoadingCache<String, Bucket> addresses;

    /** Whoever holds a key; the rate is null for any. */
    private record Holder(@Nullable Rate rate, @Nullable Bucket bucket) {
        static Holder of(@Nullable Rate rate) {
            return new Holder(rate, rate == null ? null : rate.bucket());
        }
    }

    Gate(AccessLimits limits) {
        required = limits.required();
        strangers = rate(limits, limits.requestsPerMinute());
        addresses = strangers == null ? null : remembered(strangers, limits.addresses());
        holders = new LinkedHashMap<>();
        limits.keys()
                .forEach((name, key) -> holders.put(
                        digest(key.secret()),
                        Holder.of(rate(limits, key.requestsPerMinute().orElse(limits.requestsPerMinute())))));
    }

    private static @Nullable Rate rate(AccessLimits limits, int perMinute) {
        return perMinute == 0 ? null : Rate.of(perMinute, limits.burst());
    }

    /** An address is forgotten once its bucket would be full, or when there are too many. */
    private static LoadingCache<String, Bucket> remembered(Rate rate, int most) {
        return Caffeine.newBuilder()
                .maximumSize(most)
                .expireAfterAccess(rate.toRecover().plus(SPARE))
                .build(address -> rate.bucket());
    }

    /** Whether every request is let in, so that nobody need be asked. */
    boolean isOpen() {
        return !required && holders.isEmpty() && strangers == null;
    }

    /**
     * Whether to let a request in, which counts as one that has come.
     *
     * @param key null if none was sent
     * @param address where it comes from
     */
    Admission ask(@Nullable String key, String address) {
        if (key == null) {
            return required ? new Admission.NoKey() : stranger(address);
        }
        Holder holder = holders.get(digest(key));
        if (holder == null) {
            return new Admission.WrongKey();
        }
        return holder.rate() == null || holder.bucket() == null
                ? Admission.Granted.GRANTED
                : take(holder.bucket(), holder.rate());
    }

    /** How many addresses are remembered. */
    long remembered() {
        if (addresses == null) {
            return 0;
        }
        addresses.cleanUp();
        return addresses.estimatedSize();
    }

    private Admission stranger(String address) {
        return strangers == null || addresses == null
                ? Admission.Granted.GRANTED
                : take(addresses.get(Addresses.network(address)), strangers);
    }

    private static Admission take(Bucket bucket, Rate rate) {
        ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
        if (probe.isConsumed()) {
            return Admission.Granted.GRANTED;
        }
        Duration wait = Duration.ofNanos(probe.getNanosToWaitForRefill());
        return new Admission.TooOften(
                rate.perMinute(), wait.plusSeconds(1).minusNanos(1).toSeconds());
    }

    private static String digest(String secret) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
