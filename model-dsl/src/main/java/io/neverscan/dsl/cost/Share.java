package io.neverscan.dsl.cost;

import java.math.BigInteger;

/**
 * A share of all calls or items.
 *
 * @param part so many
 * @param whole of so many, at least 1
 * @param basis where it comes from
 */
public record Share(long part, long whole, Basis basis) implements Comparable<Share> {
    /** Everything. */
    public static final Share ALL = new Share(1, 1, Basis.DERIVED);

    private static final int BITS = 60;

    /**
     * The share of a share.
     *
     * @param other another share
     * @return their product; rounded up if it is too small for its numbers
     */
    public Share times(Share other) {
        BigInteger parts = BigInteger.valueOf(part).multiply(BigInteger.valueOf(other.part));
        BigInteger all = BigInteger.valueOf(whole).multiply(BigInteger.valueOf(other.whole));
        int shift = Math.max(0, all.bitLength() - BITS);
        BigInteger up = BigInteger.ONE.shiftLeft(shift).subtract(BigInteger.ONE);
        return new Share(
                parts.add(up).shiftRight(shift).longValueExact(),
                all.shiftRight(shift).longValueExact(),
                basis.with(other.basis));
    }

    /**
     * The smaller of two.
     *
     * @param other another share
     * @return this if they are equal
     */
    public Share smaller(Share other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /**
     * The part of a number.
     *
     * @param number the whole
     * @return rounded up
     */
    public long of(BigInteger number) {
        BigInteger all = BigInteger.valueOf(whole);
        return number.multiply(BigInteger.valueOf(part))
                .add(all.subtract(BigInteger.ONE))
                .divide(all)
                .min(BigInteger.valueOf(Figure.MOST))
                .longValueExact();
    }

    @Override
    public int compareTo(Share other) {
        return BigInteger.valueOf(part)
                .multiply(BigInteger.valueOf(other.whole))
                .compareTo(BigInteger.valueOf(other.part).multiply(BigInteger.valueOf(whole)));
    }
}
