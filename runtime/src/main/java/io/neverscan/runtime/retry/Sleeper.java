package io.neverscan.runtime.retry;

import java.time.Duration;

/** How a thread waits; tests give one that only notes the time. Implementations are safe for use by many threads. */
public interface Sleeper {
    /**
     * Waits.
     *
     * @param time how long, zero or more
     * @throws InterruptedException if the thread is interrupted meanwhile
     */
    void sleep(Duration time) throws InterruptedException;
}
