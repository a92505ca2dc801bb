package io.neverscan.testkit.async;

import io.neverscan.runtime.read.AsyncResults;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Waits for futures, with the exceptions that they complete with. Stateless and thread-safe. */
public final class Await {

    private static final Duration LONGEST = Duration.ofSeconds(30);

    private Await() {}

    /**
     * The value of a future, waited for up to 30 seconds.
     *
     * @param <T> type of the value
     * @param future the future
     * @return its value
     * @throws RuntimeException the exception that the future completed with, itself and not wrapped
     * @throws AssertionError if it does not complete in time, or with a checked exception
     */
    public static <T extends @Nullable Object> T value(CompletableFuture<T> future) {
        try {
            return future.get(LONGEST.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof RuntimeException own) {
                throw own;
            }
            if (cause instanceof Error own) {
                throw own;
            }
            throw new AssertionError("the future completed with " + cause, cause);
        } catch (TimeoutException e) {
            throw new AssertionError("the future did not complete within " + LONGEST.toSeconds() + " s", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while waiting for a future", e);
        }
    }

    /**
     * Results whose methods wait.
     *
     * @param <T> type of a row
     * @param results what the method of an asynchronous repository returned
     * @return the same rows, with the words of blocking results
     */
    public static <T> AwaitedResults<T> results(AsyncResults<T> results) {
        return new AwaitedResults<>(results);
    }
}
