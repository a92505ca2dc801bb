package io.neverscan.runtime.error;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A batch read gave up within its budget although the service still owed it some items. */
public final class UnprocessedException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // lost on serialization, see read()
    private final transient @Nullable List<?> read;

    private final int missing;

    /**
     * Creates the exception.
     *
     * @param pattern the access pattern's name
     * @param read the items that were read, in the order of their keys
     * @param missing how many keys the service did not answer, 1 or more
     */
    public UnprocessedException(String pattern, List<?> read, int missing) {
        super(
                "`" + pattern + "`: " + missing + " keys were left unprocessed; " + read.size() + " items were read",
                null);
        this.read = List.copyOf(read);
        this.missing = missing;
    }

    /**
     * The items that were read, in the order of their keys.
     *
     * @return records of the pattern's type
     */
    public List<?> read() {
        return read == null ? List.of() : read;
    }

    /**
     * How many keys the service did not answer.
     *
     * @return 1 or more
     */
    public int missing() {
        return missing;
    }
}
