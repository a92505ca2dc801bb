package io.neverscan.runtime.error;

/** A client that must never scan was asked to; the call was not sent. */
public final class ScanRefusedException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param operation the refused operation, such as {@code Scan}
     */
    public ScanRefusedException(String operation) {
        super(operation + " is refused: this client reads by key only", null);
    }
}
