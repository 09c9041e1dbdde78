package org.xiangqi.arbiter.api.boards;

/** The outline of an arrow, as path data of SVG. */
final class ArrowShape {
    /** How far from the middle of the points it begins and ends, so that the characters there can still be read. */
    private static final double FROM_START = 30;

    private static final double FROM_END = 26;
    private static final double HEAD = 32;
    private static final double HALF_HEAD = 17;
    private static final double HALF_SHAFT = 6;

    private ArrowShape() {}

    /** From the one point to the other, which must not be the same. */
    static String between(int fromX, int fromY, int toX, int toY) {
        double length = Math.sqrt(square(toX - fromX) + square(toY - fromY));
        double alongX = (toX - fromX) / length;
        double alongY = (toY - fromY) / length;
        double tip = length - FROM_END;
        double neck = tip - HEAD;
        double[][] corners = {
            {FROM_START, HALF_SHAFT},
            {neck, HALF_SHAFT},
            {neck, HALF_HEAD},
            {tip, 0},
            {neck, -HALF_HEAD},
            {neck, -HALF_SHAFT},
            {FROM_START, -HALF_SHAFT}
        };
        StringBuilder path = new StringBuilder();
        for (double[] corner : corners) {
            long x = Math.round(fromX + alongX * corner[0] - alongY * corner[1]);
            long y = Math.round(fromY + alongY * corner[0] + alongX * corner[1]);
            path.append(path.isEmpty() ? 'M' : 'L').append(x).append(' ').append(y);
        }
        return path.append('Z').toString();
    }

    private static double square(int number) {
        return (double) number * number;
    }
}
