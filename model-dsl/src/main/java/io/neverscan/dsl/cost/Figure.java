package io.neverscan.dsl.cost;

import java.util.Collection;

/**
 * A whole number and where it comes from. Sums and products do not go beyond {@link #MOST}.
 *
 * @param value the number, from 0 to {@link #MOST}; its unit is told where the figure stands
 * @param basis where it comes from
 */
public record Figure(long value, Basis basis) {
    /** The largest number, about 10^16. */
    public static final long MOST = Long.MAX_VALUE >> 10;

    /** Nothing, for sure. */
    public static final Figure ZERO = new Figure(0, Basis.DERIVED);

    /**
     * A figure that follows from what the model says.
     *
     * @param value the number
     * @return the figure
     */
    public static Figure derived(long value) {
        return new Figure(value, Basis.DERIVED);
    }

    /**
     * A figure that nothing tells.
     *
     * @param value the number that is taken for it
     * @return the figure
     */
    public static Figure assumed(long value) {
        return new Figure(value, Basis.ASSUMED);
    }

    /**
     * Adds.
     *
     * @param other what is added
     * @return the sum
     */
    public Figure plus(Figure other) {
        return new Figure(Math.min(MOST, value + other.value), basis.with(other.basis));
    }

    /**
     * Multiplies.
     *
     * @param factor how often
     * @return the product
     */
    public Figure times(long factor) {
        return times(derived(factor));
    }

    /**
     * Multiplies.
     *
     * @param factor another figure
     * @return the product
     */
    public Figure times(Figure factor) {
        boolean beyond = factor.value != 0 && value > MOST / factor.value;
        return new Figure(beyond ? MOST : value * factor.value, basis.with(factor.basis));
    }

    /**
     * Another number from the same source.
     *
     * @param other the number
     * @return the figure, not {@link Basis#DECLARED}
     */
    public Figure into(long other) {
        return new Figure(other, basis.with(Basis.DERIVED));
    }

    /**
     * Adds several.
     *
     * @param figures what is added
     * @return the sum, {@link #ZERO} of none
     */
    public static Figure sum(Collection<Figure> figures) {
        return figures.stream().reduce(ZERO, Figure::plus);
    }
}
