package org.xiangqi.arbiter.rules;

/**
 * One article of a rule set.
 *
 * @param id short and stable, such as {@code domi-2}
 * @param title a few words
 * @param text what it says, in our words
 * @param source where it is taken from, or that it is our own decision where the source is silent
 */
public record Article(String id, String title, String text, String source) {}
