package org.xiangqi.arbiter.rules;

/**
 * Something to know before a verdict falls.
 *
 * @param ply the ply of the position that it is given at
 * @param text one sentence for a person
 */
public record Warning(WarningCode code, int ply, String text) {}
