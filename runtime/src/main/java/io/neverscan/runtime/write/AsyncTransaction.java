package io.neverscan.runtime.write;

import io.neverscan.runtime.table.AsyncTableHandle;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Several writes of which all happen or none, sent by an asynchronous client. For one thread. */
public final class AsyncTransaction extends TransactionSteps<AsyncTransaction> {
    private final AsyncTableHandle table;

    private AsyncTransaction(AsyncTableHandle table, String name) {
        super(table, name);
        this.table = table;
    }

    /**
     * Begins.
     *
     * @param table any of the tables; its client and waiting budget are used
     * @param name the access pattern's name
     * @return a transaction without actions yet
     */
    public static AsyncTransaction named(AsyncTableHandle table, String name) {
        return new AsyncTransaction(table, name);
    }

    @Override
    AsyncTransaction self() {
        return this;
    }

    /**
     * Writes all or nothing. Conflicts with other transactions are tried again with the same token. The future completes
     * with what {@link Transaction#execute} throws.
     *
     * @param token the name of this logical write; the same token within 10 minutes writes once
     * @return completes when all is written
     */
    public CompletableFuture<@Nullable Void> execute(String token) {
        return table.run(() -> access(token).map(done -> null));
    }
}
