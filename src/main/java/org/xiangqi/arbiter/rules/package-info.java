/**
 * What a game amounts to under a rule set: replaying it, judging each ply, and saying why.
 *
 * <p>{@link org.xiangqi.arbiter.rules.Replay} plays a game's moves and answers an immutable {@link
 * org.xiangqi.arbiter.rules.Game}; {@link org.xiangqi.arbiter.rules.RuleSet} is data that says which tests are made, in
 * which order and by which article.
 */
@NullMarked
package org.xiangqi.arbiter.rules;

import org.jspecify.annotations.NullMarked;
