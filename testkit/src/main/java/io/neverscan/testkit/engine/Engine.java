package io.neverscan.testkit.engine;

import java.net.URI;
import java.time.Duration;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A reachable engine: one that this JVM started, or one that ran before. Thread-safe.
 *
 * <p>An engine that was started ends when it is closed, when the JVM exits, and (on POSIX systems, within a moment) when
 * the JVM is killed. One that ran before is never ended.
 */
public final class Engine implements AutoCloseable {

    private static final int PORT_ATTEMPTS = 10;

    private final URI endpoint;
    private final @Nullable Owned owned;

    private Engine(URI endpoint, @Nullable Owned owned) {
        this.endpoint = endpoint;
        this.owned = owned;
    }

    /**
     * Starts an engine on a free port of 127.0.0.1 and waits until it answers. A port that turns out to be taken is
     * replaced by another one.
     *
     * @param command what to run
     * @param options how long to wait, and where the data goes
     * @return the running engine
     * @throws EngineStartException if it cannot be run, ends early or does not answer in time
     * @throws IllegalArgumentException if a file is asked for and the command has no file mode
     */
    public static Engine start(EngineCommand command, EngineOptions options) {
        return start(command, options, ReservedPort::next);
    }

    static Engine start(EngineCommand command, EngineOptions options, Supplier<ReservedPort> ports) {
        String reason = "";
        for (int attempt = 0; attempt < PORT_ATTEMPTS; attempt++) {
            ReservedPort port = ports.get();
            Owned owned = new Owned(command, options, port);
            boolean started = false;
            try {
                owned.launch();
                started = true;
                return new Engine(owned.endpoint(), owned);
            } catch (PortInUseException e) {
                reason = e.getMessage();
            } finally {
                if (!started) {
                    port.close();
                }
            }
        }
        throw new EngineStartException(
                "the engine found each of " + PORT_ATTEMPTS + " ports in use\ncommand: "
                        + String.join(" ", command.arguments()) + "\nlast output:\n" + reason,
                null);
    }

    /**
     * Uses an engine that already runs, after waiting until it answers.
     *
     * @param endpoint its address
     * @param timeout longest wait
     * @return the engine; closing it does nothing
     * @throws EngineStartException if it does not answer in time
     */
    public static Engine attach(URI endpoint, Duration timeout) {
        try {
            Readiness.Outcome outcome = Readiness.await(endpoint, timeout, () -> true);
            if (outcome == Readiness.Outcome.READY) {
                return new Engine(endpoint, null);
            }
            String fault = outcome == Readiness.Outcome.NO_ANSWER
                    ? " takes connections but sent no HTTP answer within "
                    : " took no connection within ";
            throw new EngineStartException(endpoint + fault + timeout.toMillis() + " ms", null);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineStartException("interrupted while waiting for " + endpoint, e);
        }
    }

    /**
     * Where it answers.
     *
     * @return the endpoint for {@code endpointOverride}
     */
    public URI endpoint() {
        return endpoint;
    }

    /**
     * Its process.
     *
     * @return the process id, or empty for an engine that was not started here
     */
    public OptionalLong pid() {
        return owned == null
                ? OptionalLong.empty()
                : OptionalLong.of(owned.process().pid());
    }

    /**
     * Whether its process runs.
     *
     * @return false after it was stopped or has died; always true for an engine that was not started here
     */
    public boolean isAlive() {
        return owned == null || owned.process().isAlive();
    }

    /**
     * Kills the engine as a power cut would. Its port stays reserved for {@link #restart}.
     *
     * @throws IllegalStateException if it was not started here
     */
    public void kill() {
        owned("kill").process().kill();
    }

    /**
     * Stops the engine if it runs and starts it again on the same port and, in file mode, on the same file.
     *
     * @throws IllegalStateException if it was not started here
     * @throws EngineStartException if it does not come up again
     */
    public void restart() {
        Owned mine = owned("restart");
        mine.process().stop();
        try {
            mine.launch();
        } catch (PortInUseException e) {
            throw new EngineStartException("somebody took the port of " + endpoint + ":\n" + e.getMessage(), e);
        }
    }

    private Owned owned(String what) {
        if (owned == null) {
            throw new IllegalStateException(
                    "cannot " + what + " the engine at " + endpoint + ": it was not started here");
        }
        return owned;
    }

    /** Ends the engine if it was started here, and gives its port back. Further calls do nothing. */
    @Override
    public void close() {
        if (owned != null) {
            owned.process().stop();
            owned.port.close();
        }
    }

    /** What only a started engine has. */
    private static final class Owned {
        private final EngineCommand command;
        private final EngineOptions options;
        private final ReservedPort port;
        private volatile @Nullable EngineProcess process;

        Owned(EngineCommand command, EngineOptions options, ReservedPort port) {
            this.command = command;
            this.options = options;
            this.port = port;
        }

        URI endpoint() {
            return URI.create("http://127.0.0.1:" + port.number());
        }

        EngineProcess process() {
            return Objects.requireNonNull(process, "process");
        }

        synchronized void launch() throws PortInUseException {
            process =
                    EngineProcess.launch(command.at(port.number(), options.file()), endpoint(), options.startTimeout());
        }
    }
}
