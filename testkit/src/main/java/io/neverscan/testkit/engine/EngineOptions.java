package io.neverscan.testkit.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Objects;
import java.util.Optional;

/**
 * How to start an engine. Immutable and thread-safe.
 *
 * @param startTimeout longest wait for the first answer, more than zero
 * @param file where the engine keeps its data; empty for memory
 */
public record EngineOptions(Duration startTimeout, Optional<Path> file) {

    /** System property: longest wait for the first answer, in seconds ({@code 10}) or as ISO 8601 ({@code PT10S}). */
    public static final String START_TIMEOUT = "neverscan.engine.startTimeout";

    private static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(10);

    /** @throws IllegalArgumentException if the wait is zero or negative */
    public EngineOptions {
        Objects.requireNonNull(file, "file");
        if (startTimeout.isZero() || startTimeout.isNegative()) {
            throw new IllegalArgumentException("start timeout must be more than zero, but is " + startTimeout);
        }
    }

    /**
     * In memory, waiting 10 seconds or what {@value #START_TIMEOUT} says.
     *
     * @return the options
     * @throws IllegalArgumentException if the property cannot be read
     */
    public static EngineOptions ofThisJvm() {
        String text = System.getProperty(START_TIMEOUT, "").strip();
        return new EngineOptions(text.isEmpty() ? DEFAULT_TIMEOUT : duration(text), Optional.empty());
    }

    private static Duration duration(String text) {
        try {
            return Duration.parse(Character.isDigit(text.charAt(0)) ? "PT" + text + "S" : text);
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException(
                    "-D" + START_TIMEOUT + "=" + text + " is neither seconds (10) nor an ISO duration (PT10S)", e);
        }
    }

    /**
     * The same, keeping the data in a file. Two servers must never share one.
     *
     * @param path the file, made if missing
     * @return new options
     */
    public EngineOptions withFile(Path path) {
        return new EngineOptions(startTimeout, Optional.of(path));
    }

    /**
     * The same with another longest wait.
     *
     * @param timeout more than zero
     * @return new options
     */
    public EngineOptions withStartTimeout(Duration timeout) {
        return new EngineOptions(timeout, file);
    }
}
