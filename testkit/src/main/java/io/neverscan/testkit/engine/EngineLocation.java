package io.neverscan.testkit.engine;

import java.net.URI;
import java.util.Objects;

/**
 * Where the engine of a test run comes from, or why there is none.
 *
 * <p>Immutable and thread-safe. Two equal locations stand for one shared engine in a JVM.
 */
public sealed interface EngineLocation {

    /**
     * An engine that already runs and that is not ours to stop.
     *
     * @param uri its endpoint, {@code http} or {@code https}
     * @param origin who said so, for messages
     */
    record Endpoint(URI uri, String origin) implements EngineLocation {
        public Endpoint {
            Objects.requireNonNull(uri, "uri");
            Objects.requireNonNull(origin, "origin");
        }
    }

    /**
     * A command that starts an engine.
     *
     * @param command what to run
     * @param origin who said so, for messages
     */
    record Command(EngineCommand command, String origin) implements EngineLocation {
        public Command {
            Objects.requireNonNull(command, "command");
            Objects.requireNonNull(origin, "origin");
        }
    }

    /**
     * An engine was configured, but must not or cannot be used as it stands. Tests fail.
     *
     * @param reason a sentence for the user, with what to change
     */
    record Refused(String reason) implements EngineLocation {
        public Refused {
            Objects.requireNonNull(reason, "reason");
        }
    }

    /**
     * No engine was found. Tests abort, or fail if one is required.
     *
     * @param hint a sentence for the user, with the ways to provide one
     * @param required whether tests must fail instead of abort
     */
    record Missing(String hint, boolean required) implements EngineLocation {
        public Missing {
            Objects.requireNonNull(hint, "hint");
        }
    }

    /**
     * An engine that already runs, set in code.
     *
     * @param uri its endpoint
     * @return the location
     */
    static EngineLocation endpoint(URI uri) {
        return new Endpoint(uri, "the endpoint set in code");
    }

    /**
     * A command that starts an engine, set in code.
     *
     * @param text the command with {@code {port}} where the port belongs
     * @return the location
     * @throws IllegalArgumentException if the text is no command, see {@link EngineCommand#parse}
     */
    static EngineLocation command(String text) {
        return new Command(EngineCommand.parse(text), "the command set in code");
    }
}
