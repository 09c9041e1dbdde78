package org.xiangqi.arbiter.record;

/**
 * A remark.
 *
 * @param ply the ply that it stands behind; one less than the line's first if it stands before it
 */
public record Comment(int ply, String text) {}
