package org.xiangqi.arbiter.rules;

/**
 * What a ply does, as far as a ruling looks at it. The first three are strikes, the gravest first; all others are idle in
 * every rule set, and only say more precisely what an idle ply does.
 */
public enum PlyClass {
    /** The move gives check. */
    CHECK,
    /** The side that made it could mate by checks alone if it could move again. */
    KILL_THREAT,
    /** The move newly threatens to win a piece. */
    CHASE,
    /** The moved piece offers itself to one of its own kind that it could take as well. */
    EXCHANGE_OFFER,
    /** The moved piece can be taken, and nothing retakes. */
    SACRIFICE,
    /** The moved piece steps between an attacker and what it attacked. */
    BLOCK,
    /** The moved piece keeps attacking a protected piece that has just moved. */
    FOLLOW,
    /** The move does nothing that counts. */
    IDLE,
    /** The search for a threat of mate or a win of material ran out of its budget. */
    UNDETERMINED
}
