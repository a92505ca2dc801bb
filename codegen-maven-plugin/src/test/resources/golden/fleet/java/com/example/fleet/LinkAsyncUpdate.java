// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.time.YearMonth;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link Link}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class LinkAsyncUpdate {
    private final AsyncItemUpdate<Link> update;

    LinkAsyncUpdate(AsyncItemUpdate<Link> update) {
        this.update = update;
    }

    /**
     * Sets {@code since}.
     *
     * @param since the new value
     * @return this
     */
    public LinkAsyncUpdate since(YearMonth since) {
        Objects.requireNonNull(since, "Link.since is required");
        this.update.set().value("since", since, Codecs.YEAR_MONTH);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Link> execute() {
        return this.update.execute();
    }
}
