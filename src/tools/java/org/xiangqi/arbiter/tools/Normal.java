package org.xiangqi.arbiter.tools;

/** The normal distribution and its neighbour for small samples. */
final class Normal {
    /** 2.5 % of the normal distribution lie above this. */
    private static final double UPPER_2_5_PERCENT = 1.959963984540054;

    private static final double FAR_OUT = 8;

    private Normal() {}

    /** The share of the standard normal distribution below that value, good to twelve digits. */
    static double below(double value) {
        if (Math.abs(value) > FAR_OUT) {
            return value > 0 ? 1 : 0;
        }
        // The series of odd powers over odd factorials, which converges everywhere and needs no table of constants.
        double term = value;
        double sum = value;
        for (int odd = 3; Math.abs(term) > 1e-17; odd += 2) {
            term *= value * value / odd;
            sum += term;
        }
        return 0.5 + sum * Math.exp(-value * value / 2) / Math.sqrt(2 * Math.PI);
    }

    /**
     * What 2.5 % of Student's distribution lie above, for 3 degrees of freedom or more: the expansion by the degrees from the
     * normal distribution, good to one per cent.
     */
    static double studentUpper(int degrees) {
        double z = UPPER_2_5_PERCENT;
        double z2 = z * z;
        double first = z * (z2 + 1) / 4;
        double second = z * ((5 * z2 + 16) * z2 + 3) / 96;
        double third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
        double n = degrees;
        return z + first / n + second / (n * n) + third / (n * n * n);
    }
}
