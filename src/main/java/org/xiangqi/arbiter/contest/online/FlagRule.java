package org.xiangqi.arbiter.contest.online;

/** What becomes of a side whose time runs out while the other has no chariot, horse, cannon or soldier left. */
public enum FlagRule {
    /** It loses, as against any other: so the rules' text. */
    LOSS,
    /** The game is drawn, for the other side could not have won. */
    DRAW
}
