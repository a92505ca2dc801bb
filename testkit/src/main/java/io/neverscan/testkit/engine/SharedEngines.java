package io.neverscan.testkit.engine;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The engines of this JVM: one per location, started at the first use and running until the JVM ends. A start that
 * failed is remembered too, so that the wait for an answer is paid once and not by each test class. Thread-safe.
 */
public final class SharedEngines {

    private static final Map<EngineLocation, Started> STARTED = new ConcurrentHashMap<>();

    private SharedEngines() {}

    /**
     * The engine at a location.
     *
     * @param location an endpoint or a command
     * @return the engine, the same one at each call
     * @throws EngineStartException if it cannot be started or reached
     * @throws IllegalArgumentException if the location says that there is none
     */
    public static Engine at(EngineLocation location) {
        Started started = STARTED.computeIfAbsent(location, SharedEngines::start);
        if (started instanceof Failed failed) {
            throw new EngineStartException(String.valueOf(failed.failure().getMessage()), failed.failure());
        }
        return ((Running) started).engine();
    }

    private static Started start(EngineLocation location) {
        try {
            EngineOptions options = EngineOptions.ofThisJvm();
            if (location instanceof EngineLocation.Command command) {
                return new Running(Engine.start(command.command(), options));
            }
            if (location instanceof EngineLocation.Endpoint endpoint) {
                return new Running(Engine.attach(endpoint.uri(), options.startTimeout()));
            }
        } catch (EngineStartException e) {
            return new Failed(e);
        }
        throw new IllegalArgumentException("no engine can be started from " + location);
    }

    private sealed interface Started {}

    private record Running(Engine engine) implements Started {}

    private record Failed(EngineStartException failure) implements Started {}
}
