/**
 * The HTTP interface: requests in, answers and problem documents out. Decides nothing about xiangqi.
 *
 * <p>Sub-packages: {@code ruling} is what an adjudication answers, {@code ruleset} what is told of the rule sets, {@code
 * problem} every refusal.
 */
@NullMarked
package org.xiangqi.arbiter.api;

import org.jspecify.annotations.NullMarked;
