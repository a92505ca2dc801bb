// Generated from src/main/neverscan/awkward.yaml:15, do not edit
package com.example.awkward;

import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Optional}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class OptionalRepository {
    static final GetSpec GET = GetSpec.named("Optional.get");

    static final QuerySpec DEFAULT_ = QuerySpec.named("default_")
            .names("PK", "SK", "goto", "delete")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .filter("#n2 = :v2 OR contains(#n3, :v3)")
            .cursorKeys("PK", "SK")
            .build();

    static final QuerySpec TABLE = QuerySpec.named("table")
            .index("by-class")
            .names("gsi-pk", "gsi-sk")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .cursorKeys("PK", "SK", "gsi-pk", "gsi-sk")
            .build();

    private final TableHandle table;

    private final EntityStore<Optional> store;

    OptionalRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, OptionalSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param optional the new item
     * @return what was stored
     */
    public Optional create(Optional optional) {
        return this.store.create(optional, optional.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param optional the whole item
     * @return what is stored now
     */
    public Optional put(Optional optional) {
        return this.store.put(optional);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param class_ attribute {@code class}
     * @param key_ attribute {@code key}
     * @param detailType attribute {@code detail-type}
     */
    public void delete(String class_, String key_, String detailType) {
        delete(new OptionalKey(class_, key_, detailType));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(OptionalKey key) {
        this.store.delete(OptionalKeys.item(key.class_(), key.key_(), key.detailType()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param class_ attribute {@code class}
     * @param key_ attribute {@code key}
     * @param detailType attribute {@code detail-type}
     * @return the item, empty if there is none
     */
    public java.util.Optional<Optional> get(String class_, String key_, String detailType) {
        return get(new OptionalKey(class_, key_, detailType));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public java.util.Optional<Optional> get(OptionalKey key) {
        return GET.one(this.table, OptionalKeys.item(key.class_(), key.key_(), key.detailType()), OptionalSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param class_ attribute {@code class}
     * @param key_ attribute {@code key}
     * @param detailType attribute {@code detail-type}
     * @return an update without changes yet
     */
    public OptionalUpdate update(String class_, String key_, String detailType) {
        return update(new OptionalKey(class_, key_, detailType));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public OptionalUpdate update(OptionalKey key) {
        return new OptionalUpdate(this.store.update(OptionalKeys.item(key.class_(), key.key_(), key.detailType()), key), key);
    }

    /**
     * {@code Optional} by {@code default_}.
     *
     * <p>Key condition: {@code PK = R#{class}} and {@code SK begins with S#{key}#}.
     *
     * <p>Reads table awkward, eventually consistent: 1 Query per page.
     *
     * <p>Items that the filter throws away are read and paid for.
     *
     * <p>Declared in src/main/neverscan/awkward.yaml:73.
     *
     * @param class_ string
     * @param table_ string
     * @param goto_ string
     * @param new_ string
     * @return a handle that has read nothing yet
     */
    public Results<Optional> default_(String class_, String table_, String goto_, String new_) {
        return DEFAULT_.on(this.table)
                .value("R#" + OptionalKeys.CLASS.encode(class_))
                .value("S#" + OptionalKeys.KEY.encode(table_) + "#")
                .value(goto_)
                .value(new_)
                .results(OptionalSchema.INSTANCE);
    }

    /**
     * Ends &#42;&#47; here &#123;&#64;link Foo&#125; $L.
     *
     * <p>Key condition: {@code gsi-pk = C#{default}} and {@code gsi-sk begins with {_}#}.
     *
     * <p>Reads index by-class of table awkward, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/awkward.yaml:74.
     *
     * @param default_ string
     * @param this_ string
     * @return a handle that has read nothing yet
     */
    public Results<Optional> table(String default_, String this_) {
        return TABLE.on(this.table)
                .value("C#" + OptionalKeys.DEFAULT.encode(default_))
                .value(OptionalKeys.__.encode(this_) + "#")
                .results(OptionalSchema.INSTANCE);
    }
}
