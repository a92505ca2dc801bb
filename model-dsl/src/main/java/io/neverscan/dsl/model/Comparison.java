package io.neverscan.dsl.model;

/** How an attribute is compared. */
public enum Comparison {
    /** Equal. */
    EQ("="),
    /** Not equal; in filters only. */
    NE("<>"),
    /** Less. */
    LT("<"),
    /** Less or equal. */
    LE("<="),
    /** Greater. */
    GT(">"),
    /** Greater or equal. */
    GE(">="),
    /** From the first to the second operand, both included. */
    BETWEEN("between"),
    /** Text that begins with the operand. */
    BEGINS_WITH("begins_with"),
    /** Equal to one of several values; in {@code where}. */
    IN("in");

    private final String symbol;

    Comparison(String symbol) {
        this.symbol = symbol;
    }

    /**
     * How DynamoDB's grammar writes it.
     *
     * @return the symbol or function name
     */
    public String symbol() {
        return symbol;
    }

    /**
     * Tells whether it selects an interval of values.
     *
     * @return true for all but =, &lt;&gt; and in
     */
    public boolean isRange() {
        return this != EQ && this != NE && this != IN;
    }

    /**
     * Whether it holds for an attribute that an item lacks.
     *
     * @return true for {@code <>} alone, as DynamoDB sees it: what is not there equals nothing
     */
    public boolean holdsForAbsent() {
        return this == NE;
    }
}
