package org.xiangqi.arbiter.api;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Finds the policy that a request names. */
final class Policies {
    private Policies() {}

    /** The one of all with that id, or the default if none is named; throws a problem if there is no such policy. */
    static <P> P named(@Nullable String id, P byDefault, List<P> all, Function<P, String> idOf) {
        if (id == null) {
            return byDefault;
        }
        return all.stream()
                .filter(policy -> idOf.apply(policy).equals(id))
                .findFirst()
                .orElseThrow(
                        () -> Refusals.unknownPolicy(id, all.stream().map(idOf).toList()));
    }
}
