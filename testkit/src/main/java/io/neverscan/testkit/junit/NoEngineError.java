package io.neverscan.testkit.junit;

/** Tests cannot run: the engine is missing where one is required, or what was configured is refused. */
public final class NoEngineError extends AssertionError {

    private static final long serialVersionUID = 1L;

    NoEngineError(String message) {
        super(message);
    }
}
