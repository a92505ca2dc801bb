package io.neverscan.runtime.table;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.AsyncRun;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/** One physical table as asynchronous repositories see it. Immutable and safe for use by many threads. */
public final class AsyncTableHandle extends PhysicalTable {
    private final DynamoDbAsyncClient client;

    AsyncTableHandle(DynamoDbAsyncClient client, Settings settings, String name) {
        super(settings, name);
        this.client = client;
    }

    /**
     * Carries an access out without a thread that waits.
     *
     * @param access gives what to do; what it throws, the future completes with
     * @param <R> what comes out
     * @return the result when it is there; cancelling it ends the access
     */
    public <R> CompletableFuture<R> run(Supplier<Access<R>> access) {
        return AsyncRun.of(client, backoff(), access);
    }

    /**
     * Calls what gives a future, but may throw before it does, as an argument that is no key makes it.
     *
     * @param call gives the future
     * @param <R> what comes out
     * @return that future, or one that completes with what the call throws
     */
    public <R> CompletableFuture<R> call(Supplier<CompletableFuture<R>> call) {
        try {
            return call.get();
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }
}
