package io.neverscan.dsl.cost;

/** Where a figure comes from, the surest first. */
public enum Basis {
    /** The model says so. */
    DECLARED,
    /** It follows from what the model says. */
    DERIVED,
    /** It rests on an assumption. */
    ASSUMED;

    /**
     * What follows from two figures is as sure as the less sure of them.
     *
     * @param other where the other figure comes from
     * @return never {@link #DECLARED}
     */
    public Basis with(Basis other) {
        return this == ASSUMED || other == ASSUMED ? ASSUMED : DERIVED;
    }
}
