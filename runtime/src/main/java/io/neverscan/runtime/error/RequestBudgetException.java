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

    private RequestBudgetException(int budget, String message) {
        super(message, null);
        this.budget = budget;
    }

    /**
     * A read whose arguments ask for more queries than its plan allows; no request was made.
     *
     * @param pattern the access pattern's name
     * @param budget the queries that the plan allows
     * @return the exception
     */
    public static RequestBudgetException tooManyQueries(String pattern, int budget) {
        return new RequestBudgetException(
                budget,
                "`" + pattern + "` may make " + budget + " queries for one page, and these arguments ask for more;"
                        + " nothing was read");
    }

    /**
     * A read of several queries whose first row is known only when each of them was asked; no request was made.
     *
     * @param pattern the access pattern's name
     * @param budget the requests that were allowed
     * @param needed the requests that the first row takes
     * @return the exception
     */
    public static RequestBudgetException noRow(String pattern, int budget, int needed) {
        return new RequestBudgetException(
                budget,
                "`" + pattern + "` needs " + needed + " requests before its first row is known, and " + budget
                        + (budget == 1 ? " is" : " are") + " allowed; nothing was read");
    }

    /**
     * A count whose requests do not reach the end of what it counts.
     *
     * @param pattern the access pattern's name
     * @param budget the requests that were allowed
     * @return the exception
     */
    public static RequestBudgetException notCounted(String pattern, int budget) {
        return new RequestBudgetException(
                budget,
                "`" + pattern + "` is not counted to its end after its " + budget
                        + (budget == 1 ? " request" : " requests") + "; a part of a count would be no answer");
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
