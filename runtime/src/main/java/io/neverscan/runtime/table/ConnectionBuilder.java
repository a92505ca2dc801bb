package io.neverscan.runtime.table;

import io.neverscan.runtime.observe.AccessListener;
import io.neverscan.runtime.retry.Backoff;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What can be set for the repositories of a model, whichever kind of client they use. For one thread.
 *
 * @param <B> the builder itself
 */
public abstract class ConnectionBuilder<B extends ConnectionBuilder<B>> {
    private final Map<String, String> names = new HashMap<>();
    private UnaryOperator<String> naming = UnaryOperator.identity();
    private @Nullable AccessListener listener;
    private Seal seal = Seal.checksum();
    private Clock clock = Clock.systemUTC();
    private Backoff backoff = Backoff.standard();

    ConnectionBuilder() {}

    abstract B self();

    /**
     * The physical name of one table.
     *
     * @param table its name in the model
     * @param physical its name in the account
     * @return this
     */
    public B tableName(String table, String physical) {
        names.put(table, physical);
        return self();
    }

    /**
     * The physical names of all tables that {@link #tableName} does not name; by default the model's own names.
     *
     * @param physical from the model's name to the account's
     * @return this
     */
    public B tableNames(UnaryOperator<String> physical) {
        this.naming = physical;
        return self();
    }

    /**
     * Who sees each access; by default nobody, and nothing is measured.
     *
     * @param accessListener the listener
     * @return this
     */
    public B listener(AccessListener accessListener) {
        this.listener = accessListener;
        return self();
    }

    /**
     * Signs cursors, so that nobody else can make one.
     *
     * @param secret 16 bytes or more, the same on all hosts
     * @return this
     */
    public B cursorKey(byte[] secret) {
        return cursorKeys(List.of(secret));
    }

    /**
     * Signs cursors with the first of several secrets and accepts those of all. A new secret is first added at the end on
     * all hosts, then moved to the front, and the old one is taken out when its cursors are out of use.
     *
     * @param secrets 16 bytes or more each, one or more
     * @return this
     */
    public B cursorKeys(List<byte[]> secrets) {
        this.seal = Seal.signature(secrets);
        return self();
    }

    /**
     * Where created and updated times come from; by default the system's clock.
     *
     * @param source the clock
     * @return this
     */
    public B clock(Clock source) {
        this.clock = source;
        return self();
    }

    /**
     * How to wait before unprocessed keys and conflicting transactions are tried again.
     *
     * @param waits attempts and waits
     * @return this
     */
    public B backoff(Backoff waits) {
        this.backoff = waits;
        return self();
    }

    Settings settings() {
        return new Settings(Map.copyOf(names), naming, listener, seal, clock, backoff);
    }
}
