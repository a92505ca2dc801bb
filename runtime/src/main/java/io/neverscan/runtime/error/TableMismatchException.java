package io.neverscan.runtime.error;

import java.util.List;

/** Physical tables are not as the model says. */
public final class TableMismatchException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // List.copyOf is serializable
    private final List<String> differences;

    /**
     * Creates the exception.
     *
     * @param differences every difference, each a sentence that names table and part, not empty
     */
    public TableMismatchException(List<String> differences) {
        super("tables differ from the model:\n  " + String.join("\n  ", differences), null);
        this.differences = List.copyOf(differences);
    }

    /**
     * Every difference.
     *
     * @return sentences that name table and part
     */
    public List<String> differences() {
        return differences;
    }
}
