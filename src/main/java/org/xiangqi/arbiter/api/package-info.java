/**
 * The HTTP interface: requests in, answers and problem documents out. Decides nothing about xiangqi.
 *
 * <p>Sub-packages: {@code ruling} is what adjudications and comparisons answer, {@code mates} what a question for mate does, {@code
 * onlinegames} what is asked and answered about games that are played online, {@code ruleset} what is told of the rule sets, {@code problem} every refusal; {@code work} keeps long work apart.
 */
@NullMarked
package org.xiangqi.arbiter.api;

import org.jspecify.annotations.NullMarked;
