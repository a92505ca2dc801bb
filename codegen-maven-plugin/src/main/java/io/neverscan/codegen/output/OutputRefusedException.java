package io.neverscan.codegen.output;

/** Files that cannot be written where they should go, for a reason that the user can mend. */
public final class OutputRefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    OutputRefusedException(String message) {
        super(message);
    }
}
