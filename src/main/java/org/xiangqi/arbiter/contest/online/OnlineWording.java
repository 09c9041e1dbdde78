package org.xiangqi.arbiter.contest.online;

import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.board.Side;
import org.xiangqi.arbiter.contest.Ending;
import org.xiangqi.arbiter.rules.Game;

/**
 * Says for people how an online game stands.
 *
 * @param next what ends it unless something happens before; null: nothing does
 */
record OnlineWording(
        OnlinePolicy policy, Situation situation, @Nullable Decision next) {

    String explanation(Game game) {
        return switch (situation.decision()) {
            case null -> ongoing();
            case Decision.OnTheBoard _ -> game.rulings().getFirst().explanation();
            case Decision.Lost lost -> lost(lost);
            case Decision.Drawn drawn -> drawn(drawn);
            case Decision.Cancelled cancelled -> cancelled(cancelled);
        };
    }

    private String ongoing() {
        Side turn = situation.clock().running();
        String stands = turn == null
                ? "The game has not started."
                : "The game goes on. " + turn.title() + " is to move, and has to before "
                        + situation.clock().flagAtMs(turn) + " ms.";
        return next instanceof Decision.Cancelled offline && offline.ending() == Ending.OFFLINE_BEFORE_START
                ? stands + " " + offline.by().title() + " is offline, and has to be back before " + offline.atMs()
                        + " ms."
                : stands;
    }

    private String lost(Decision.Lost lost) {
        String loser = lost.loser().title();
        String at = " at " + lost.atMs() + " ms and loses.";
        return switch (lost.ending()) {
            case TOTAL_TIME -> loser + " used up its " + policy.totalMs() + " ms for the whole game" + at;
            case MOVE_TIME -> loser + " used up its " + policy.moveMs() + " ms for one move" + at;
            case RESIGNATION -> loser + " resigned" + at;
            default -> loser + " left the game" + at;
        };
    }

    private static String drawn(Decision.Drawn drawn) {
        String by = drawn.by().title();
        String other = drawn.by().opponent().title();
        return drawn.ending() == Ending.TIME_AGAINST_BARE_SIDE
                ? by + " ran out of time at " + drawn.atMs() + " ms, but " + other
                        + " has no chariot, horse, cannon or soldier left to win with: draw."
                : by + " accepted " + other + "'s draw offer at " + drawn.atMs() + " ms.";
    }

    private String cancelled(Decision.Cancelled cancelled) {
        String by = cancelled.by().title();
        String at = " at " + cancelled.atMs() + " ms";
        String why = switch (cancelled.ending()) {
            case NO_SHOW -> by + " had not made the first move when its time ran out" + at;
            case OFFLINE_BEFORE_START ->
                by + " had been offline for " + policy.offlineBeforeStartMs() + " ms before the first move" + at;
            default -> by + " left before the first move" + at;
        };
        return why + ": the game is cancelled.";
    }
}
