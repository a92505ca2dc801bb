package io.neverscan.testkit.engine;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** One running engine process with its watchdog; ended by a shutdown hook at the latest. */
final class EngineProcess {

    private static final List<String> BUSY = List.of("already in use", "address in use", "eaddrinuse", "bindexception");
    private static final Set<EngineProcess> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> RUNNING.forEach(EngineProcess::kill), "neverscan-engine-shutdown"));
    }

    private final Process process;
    private final OutputTail output;
    private final Optional<Watchdog> watchdog;
    private final CompletableFuture<Void> end;

    private EngineProcess(Process process) {
        this.process = process;
        this.watchdog = Watchdog.over(process);
        this.output = new OutputTail(process);
        // A dead engine's process id may be given to somebody else: its watchdog must not outlive it.
        this.end = process.onExit().thenRun(() -> watchdog.ifPresent(Watchdog::close));
    }

    /** Starts the command and returns when it answers at the endpoint. */
    static EngineProcess launch(List<String> command, URI endpoint, Duration timeout) throws PortInUseException {
        Process process;
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new EngineStartException(
                    "the engine command cannot be run: " + shown(command) + "\n" + e.getMessage(), e);
        }
        EngineProcess engine = new EngineProcess(process);
        RUNNING.add(engine);
        boolean ready = false;
        try {
            engine.awaitAnswer(command, endpoint, timeout);
            ready = true;
        } finally {
            if (!ready) {
                engine.kill();
            }
        }
        return engine;
    }

    private void awaitAnswer(List<String> command, URI endpoint, Duration timeout) throws PortInUseException {
        Readiness.Outcome outcome;
        try {
            outcome = Readiness.await(endpoint, timeout, process::isAlive);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineStartException("interrupted while waiting for the engine: " + shown(command), e);
        }
        if (outcome == Readiness.Outcome.READY && process.isAlive()) {
            return;
        }
        if (!process.isAlive()) {
            output.finish();
            String text = output.text();
            String lower = text.toLowerCase(Locale.ROOT);
            if (BUSY.stream().anyMatch(lower::contains)) {
                throw new PortInUseException(text);
            }
            throw new EngineStartException(
                    "the engine ended with exit code " + process.exitValue()
                            + " before it answered at " + endpoint + "\ncommand: " + shown(command) + "\nlast output:\n"
                            + text,
                    null);
        }
        String fault = outcome == Readiness.Outcome.NO_ANSWER
                ? "took the connection but sent no HTTP answer"
                : "did not take a connection";
        throw new EngineStartException(
                "the engine " + fault + " at " + endpoint + " within " + timeout.toMillis()
                        + " ms (-D" + EngineOptions.START_TIMEOUT + " sets the wait); it still runs, exit code: none"
                        + "\ncommand: " + shown(command) + "\nlast output:\n" + output.text(),
                null);
    }

    private static String shown(List<String> command) {
        return String.join(" ", command);
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return !end.isDone() && process.isAlive();
    }

    /** Asks the engine to end, and kills it if it has not within two seconds. */
    void stop() {
        process.destroy();
        if (!ended(2)) {
            kill();
        }
        forget();
    }

    /** Kills the engine as {@code kill -9} does. */
    void kill() {
        process.destroyForcibly();
        ended(5);
        forget();
    }

    private boolean ended(int seconds) {
        try {
            return process.waitFor(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void forget() {
        watchdog.ifPresent(Watchdog::close);
        RUNNING.remove(this);
    }
}
