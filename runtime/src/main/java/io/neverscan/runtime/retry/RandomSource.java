package io.neverscan.runtime.retry;

/** Where jitter comes from; tests give a fixed one. Implementations are safe for use by many threads. */
public interface RandomSource {
    /**
     * A number in the half-open range from 0 to 1.
     *
     * @return 0 or more, below 1
     */
    double next();
}
