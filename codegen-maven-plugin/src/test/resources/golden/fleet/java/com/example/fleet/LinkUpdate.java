// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.ItemUpdate;
import java.time.YearMonth;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link Link}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class LinkUpdate {
    private final ItemUpdate<Link> update;

    LinkUpdate(ItemUpdate<Link> update) {
        this.update = update;
    }

    /**
     * Sets {@code since}.
     *
     * @param since the new value
     * @return this
     */
    public LinkUpdate since(YearMonth since) {
        Objects.requireNonNull(since, "Link.since is required");
        this.update.set().value("since", since, Codecs.YEAR_MONTH);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws NotFoundException if there is no such item
     */
    public Link execute() {
        return this.update.execute();
    }
}
