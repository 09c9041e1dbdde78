package org.xiangqi.arbiter.contest.online;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Who plays.
 *
 * @param redAccount Red's account; null or blank: a guest; likewise Black's
 */
public record Players(@Nullable String redAccount, @Nullable String blackAccount) {
    /** Whether a game between them can count: both are signed in, with accounts that differ in some character. */
    public boolean haveTwoAccounts() {
        return isAccount(redAccount) && isAccount(blackAccount) && !Objects.equals(redAccount, blackAccount);
    }

    private static boolean isAccount(@Nullable String account) {
        return account != null && !account.isBlank();
    }
}
