package org.xiangqi.arbiter.tools;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xiangqi.arbiter.notation.RankBase;

/**
 * Who plays: a program and how it is set up.
 *
 * @param name for people
 * @param command the program and its arguments
 * @param options set before the first game, in this order
 * @param limit for each of its moves
 * @param dialect the protocol; empty to find out
 * @param ranks how its moves count ranks; empty to find out
 */
record Contestant(
        String name,
        List<String> command,
        Map<String, String> options,
        Limit limit,
        Optional<Dialect> dialect,
        Optional<RankBase> ranks) {}
