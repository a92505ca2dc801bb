package io.neverscan.runtime.retry;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** How to wait without a thread; tests give one that only notes the time. Implementations are safe for use by many threads. */
public interface Timer {
    /**
     * Lets time pass.
     *
     * @param time how long, zero or more
     * @return completes when the time is over
     */
    CompletableFuture<?> after(Duration time);
}
