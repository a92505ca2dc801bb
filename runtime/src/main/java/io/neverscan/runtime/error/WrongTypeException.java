package io.neverscan.runtime.error;

/** An item was read as one entity and is another one; it is never returned half filled. */
public final class WrongTypeException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String expected;
    private final String found;

    /**
     * Creates the exception.
     *
     * @param expected the entity that was asked for
     * @param found what the item says it is, or the shape of its key
     */
    public WrongTypeException(String expected, String found) {
        super("expected an item of type " + expected + " but found " + found, null);
        this.expected = expected;
        this.found = found;
    }

    /**
     * The entity that was asked for.
     *
     * @return its name in the model
     */
    public String expected() {
        return expected;
    }

    /**
     * What the item says it is.
     *
     * @return its type attribute, or words about its key
     */
    public String found() {
        return found;
    }
}
