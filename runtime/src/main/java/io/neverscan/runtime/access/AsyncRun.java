package io.neverscan.runtime.access;

import io.neverscan.runtime.retry.Backoff;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * Carries an access out without a thread that waits: each answer sends the next request. The future that comes out
 * completes with the model's own exceptions, never with one that wraps them. Who cancels it, or completes it in another
 * way, ends the access: the request under way is cancelled and no other is sent.
 *
 * @param <R> what comes out
 */
public final class AsyncRun<R> {
    private final DynamoDbAsyncClient client;
    private final Backoff backoff;
    private final Access<R> access;
    private final CompletableFuture<R> outcome = new CompletableFuture<>();
    private volatile @Nullable CompletableFuture<?> underWay;
    private boolean closed;

    private AsyncRun(DynamoDbAsyncClient client, Backoff backoff, Access<R> access) {
        this.client = client;
        this.backoff = backoff;
        this.access = access;
    }

    /**
     * Begins.
     *
     * @param client who sends
     * @param backoff who waits
     * @param access gives what to do; what it throws, the future completes with
     * @param <R> what comes out
     * @return the result when it is there
     */
    public static <R> CompletableFuture<R> of(DynamoDbAsyncClient client, Backoff backoff, Supplier<Access<R>> access) {
        AsyncRun<R> run;
        try {
            run = new AsyncRun<>(client, backoff, access.get());
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
        CompletableFuture<?> unused = run.outcome.whenComplete((result, failure) -> run.stop());
        run.advance();
        return run.outcome;
    }

    private void stop() {
        CompletableFuture<?> current = underWay;
        if (current != null) {
            current.cancel(true);
        }
    }

    /** Goes on until an answer or a pause has to be waited for. A loop, as answers that are there at once may be many. */
    private void advance() {
        try {
            while (true) {
                @Nullable Turn<?> turn = outcome.isDone() ? null : access.next();
                if (turn == null) {
                    finish();
                    return;
                }
                Duration pause = access.pause();
                if (pause != null) {
                    after(pause, turn);
                    return;
                }
                if (!send(turn)) {
                    return;
                }
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void finish() {
        if (outcome.isDone()) {
            close();
            return;
        }
        R result = access.result();
        close();
        outcome.complete(result);
    }

    private void fail(Throwable failure) {
        try {
            close();
        } catch (RuntimeException e) {
            failure.addSuppressed(e);
        }
        outcome.completeExceptionally(failure);
    }

    /** The listener is told before the caller, and once. */
    private void close() {
        if (!closed) {
            closed = true;
            access.close();
        }
    }

    private void after(Duration pause, Turn<?> turn) {
        CompletableFuture<?> waited = backoff.after(pause);
        noted(waited);
        CompletableFuture<?> unused = waited.whenComplete((nothing, failure) -> {
            if (failure != null) {
                fail(failure);
            } else if (outcome.isDone()) {
                advance();
            } else {
                resume(turn);
            }
        });
    }

    private void resume(Turn<?> turn) {
        try {
            if (!send(turn)) {
                return;
            }
        } catch (RuntimeException | Error e) {
            fail(e);
            return;
        }
        advance();
    }

    private void noted(CompletableFuture<?> current) {
        underWay = current;
        if (outcome.isDone()) {
            // Cancelled in between: nobody else will stop this one.
            current.cancel(true);
        }
    }

    /** Returns true if the answer is there already. */
    private <A> boolean send(Turn<A> turn) {
        CompletableFuture<A> answer;
        try {
            answer = turn.request().send(client);
        } catch (SdkException e) {
            access.refused(e);
            return true;
        }
        noted(answer);
        if (answer.isDone()) {
            A value;
            try {
                value = answer.join();
            } catch (CompletionException e) {
                refused(e);
                return true;
            }
            turn.answered().accept(value);
            return true;
        }
        CompletableFuture<?> unused = answer.whenComplete((value, failure) -> {
            try {
                if (failure == null) {
                    turn.answered().accept(value);
                } else {
                    refused(failure);
                }
            } catch (RuntimeException | Error e) {
                fail(e);
                return;
            }
            advance();
        });
        return false;
    }

    private void refused(Throwable failure) {
        Throwable own = failure;
        while (own instanceof CompletionException && own.getCause() != null) {
            own = own.getCause();
        }
        if (own instanceof SdkException e) {
            access.refused(e);
        } else if (own instanceof RuntimeException e) {
            throw e;
        } else if (own instanceof Error e) {
            throw e;
        } else {
            fail(own);
        }
    }
}
