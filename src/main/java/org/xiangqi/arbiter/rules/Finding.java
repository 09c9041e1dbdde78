package org.xiangqi.arbiter.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a test finds at a ply, before it is put into words. */
sealed interface Finding {
    /**
     * The game ends.
     *
     * @param test the test that ends it
     * @param firstPly the first ply that it rests on
     * @param guilt what the losing side did, or one that would have lost but for an exception; null where neither is so
     */
    record End(
            EndTest test,
            Outcome outcome,
            Reason reason,
            Article article,
            int firstPly,
            @Nullable Guilt guilt) implements Finding {}

    /** The ruling hangs on plies for which the budget did not suffice. */
    record Undetermined(int firstPly, List<Integer> plies) implements Finding {}
}
