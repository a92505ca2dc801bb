package io.neverscan.testkit.engine;

/** The engine ended because somebody else listens on the port it was given. */
final class PortInUseException extends Exception {

    private static final long serialVersionUID = 1L;

    PortInUseException(String message) {
        super(message);
    }
}
