package io.neverscan.runtime.error;

/**
 * A read needed more requests than its budget allows, so its answer would have been incomplete.
 *
 * <p>{@code Results.take(max)} gives what the budget reaches, and a cursor to go on.
 */
public final class RequestBudgetException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final int budget;

    /**
     * Creates the exception.
     *
     * @param pattern the access pattern's name
     * @param budget the requests that were allowed
     */
    public RequestBudgetException(String pattern, int budget) {
        super(
                "`" + pattern + "` is not complete after its " + budget + " requests; take(max) gives a part of it",
                null);
        this.budget = budget;
    }

    /**
     * The requests that were allowed.
     *
     * @return 1 or more
     */
    public int budget() {
        return budget;
    }
}
