// Generated from src/main/neverscan/awkward.yaml:15, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Optional}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class OptionalAsyncUpdate {
    private final AsyncItemUpdate<Optional> update;

    private final OptionalKey key;

    OptionalAsyncUpdate(AsyncItemUpdate<Optional> update, OptionalKey key) {
        this.update = update;
        this.key = key;
    }

    /**
     * Sets {@code default}, and with it the keys of {@code by-class}.
     *
     * @param default_ the new value
     * @return this
     */
    public OptionalAsyncUpdate default_(String default_) {
        Objects.requireNonNull(default_, "Optional.default is required");
        this.update.set().string("default", default_);
        this.update.set().partitionKey("gsi-pk", OptionalKeys.gsiPk(default_));
        return this;
    }

    /**
     * Sets {@code new}.
     *
     * @param new_ the new value
     * @return this
     */
    public OptionalAsyncUpdate new_(String new_) {
        Objects.requireNonNull(new_, "Optional.new is required");
        this.update.set().string("new", new_);
        return this;
    }

    /**
     * Sets {@code _}, and with it the keys of {@code by-class}.
     *
     * @param __ the new value
     * @return this
     */
    public OptionalAsyncUpdate __(String __) {
        Objects.requireNonNull(__, "Optional._ is required");
        this.update.set().string("_", __);
        this.update.set().sortKey("gsi-sk", OptionalKeys.gsiSk(__, this.key.key_()));
        return this;
    }

    /**
     * Sets {@code goto}.
     *
     * @param goto_ the new value; null removes it
     * @return this
     */
    public OptionalAsyncUpdate goto_(@Nullable String goto_) {
        this.update.set().string("goto", goto_);
        return this;
    }

    /**
     * Removes {@code goto}.
     *
     * @return this
     */
    public OptionalAsyncUpdate removeGoto_() {
        this.update.remove("goto");
        return this;
    }

    /**
     * Sets {@code enum}.
     *
     * @param enum_ the new value
     * @return this
     */
    public OptionalAsyncUpdate enum_(int enum_) {
        this.update.set().number("enum", enum_);
        return this;
    }

    /**
     * Adds to {@code enum}; an absent one counts as 0.
     *
     * @param enum_ what to add, negative to subtract
     * @return this
     */
    public OptionalAsyncUpdate addEnum_(long enum_) {
        this.update.add("enum", enum_);
        return this;
    }

    /**
     * Sets {@code record}.
     *
     * @param record_ the new value; null removes it
     * @return this
     */
    public OptionalAsyncUpdate record_(@Nullable Long record_) {
        this.update.set().value("record", record_, Codecs.LONG);
        return this;
    }

    /**
     * Removes {@code record}.
     *
     * @return this
     */
    public OptionalAsyncUpdate removeRecord_() {
        this.update.remove("record");
        return this;
    }

    /**
     * Adds to {@code record}; an absent one counts as 0.
     *
     * @param record_ what to add, negative to subtract
     * @return this
     */
    public OptionalAsyncUpdate addRecord_(long record_) {
        this.update.add("record", record_);
        return this;
    }

    /**
     * Sets {@code yield}.
     *
     * @param yield_ the new value
     * @return this
     */
    public OptionalAsyncUpdate yield_(boolean yield_) {
        this.update.set().bool("yield", yield_);
        return this;
    }

    /**
     * Sets {@code wait}.
     *
     * @param wait_ the new value
     * @return this
     */
    public OptionalAsyncUpdate wait_(String wait_) {
        Objects.requireNonNull(wait_, "Optional.wait is required");
        this.update.set().string("wait", wait_);
        return this;
    }

    /**
     * Sets {@code hashCode}.
     *
     * @param hashCode_ the new value
     * @return this
     */
    public OptionalAsyncUpdate hashCode_(int hashCode_) {
        this.update.set().number("hashCode", hashCode_);
        return this;
    }

    /**
     * Adds to {@code hashCode}; an absent one counts as 0.
     *
     * @param hashCode_ what to add, negative to subtract
     * @return this
     */
    public OptionalAsyncUpdate addHashCode_(long hashCode_) {
        this.update.add("hashCode", hashCode_);
        return this;
    }

    /**
     * Sets {@code toString}.
     *
     * @param toString_ the new value
     * @return this
     */
    public OptionalAsyncUpdate toString_(String toString_) {
        Objects.requireNonNull(toString_, "Optional.toString is required");
        this.update.set().string("toString", toString_);
        return this;
    }

    /**
     * Sets {@code clone}.
     *
     * @param clone_ the new value
     * @return this
     */
    public OptionalAsyncUpdate clone_(String clone_) {
        Objects.requireNonNull(clone_, "Optional.clone is required");
        this.update.set().string("clone", clone_);
        return this;
    }

    /**
     * Sets {@code notify}.
     *
     * @param notify_ the new value
     * @return this
     */
    public OptionalAsyncUpdate notify_(String notify_) {
        Objects.requireNonNull(notify_, "Optional.notify is required");
        this.update.set().string("notify", notify_);
        return this;
    }

    /**
     * Sets {@code finalize}.
     *
     * @param finalize_ the new value
     * @return this
     */
    public OptionalAsyncUpdate finalize_(String finalize_) {
        Objects.requireNonNull(finalize_, "Optional.finalize is required");
        this.update.set().string("finalize", finalize_);
        return this;
    }

    /**
     * Sets {@code getClass}.
     *
     * @param getClass_ the new value
     * @return this
     */
    public OptionalAsyncUpdate getClass_(String getClass_) {
        Objects.requireNonNull(getClass_, "Optional.getClass is required");
        this.update.set().string("getClass", getClass_);
        return this;
    }

    /**
     * Sets {@code build}.
     *
     * @param build the new value
     * @return this
     */
    public OptionalAsyncUpdate build(String build) {
        Objects.requireNonNull(build, "Optional.build is required");
        this.update.set().string("build", build);
        return this;
    }

    /**
     * Sets {@code builder}.
     *
     * @param builder_ the new value
     * @return this
     */
    public OptionalAsyncUpdate builder_(Builder builder_) {
        Objects.requireNonNull(builder_, "Optional.builder is required");
        this.update.set().value("builder", builder_, BuilderCodec.INSTANCE);
        return this;
    }

    /**
     * Sets {@code toBuilder}.
     *
     * @param toBuilder_ the new value
     * @return this
     */
    public OptionalAsyncUpdate toBuilder_(String toBuilder_) {
        Objects.requireNonNull(toBuilder_, "Optional.toBuilder is required");
        this.update.set().string("toBuilder", toBuilder_);
        return this;
    }

    /**
     * Sets {@code of}.
     *
     * @param of the new value
     * @return this
     */
    public OptionalAsyncUpdate of(String of) {
        Objects.requireNonNull(of, "Optional.of is required");
        this.update.set().string("of", of);
        return this;
    }

    /**
     * Sets {@code schema}.
     *
     * @param schema the new value
     * @return this
     */
    public OptionalAsyncUpdate schema(String schema) {
        Objects.requireNonNull(schema, "Optional.schema is required");
        this.update.set().string("schema", schema);
        return this;
    }

    /**
     * Sets {@code get}.
     *
     * @param get the new value
     * @return this
     */
    public OptionalAsyncUpdate get(String get) {
        Objects.requireNonNull(get, "Optional.get is required");
        this.update.set().string("get", get);
        return this;
    }

    /**
     * Sets {@code put}.
     *
     * @param put the new value
     * @return this
     */
    public OptionalAsyncUpdate put(List<String> put) {
        Objects.requireNonNull(put, "Optional.put is required");
        this.update.set().value("put", put, OptionalSchema.PUT);
        return this;
    }

    /**
     * Adds elements to the end of {@code put}.
     *
     * @param put the elements
     * @return this
     */
    public OptionalAsyncUpdate appendPut(List<String> put) {
        this.update.append("put", put, OptionalSchema.PUT);
        return this;
    }

    /**
     * Sets {@code delete}.
     *
     * @param delete the new value
     * @return this
     */
    public OptionalAsyncUpdate delete(Set<String> delete) {
        Objects.requireNonNull(delete, "Optional.delete is required");
        this.update.set().value("delete", delete, OptionalSchema.DELETE);
        return this;
    }

    /**
     * Adds elements to {@code delete}; none change nothing.
     *
     * @param delete the elements
     * @return this
     */
    public OptionalAsyncUpdate addDelete(String... delete) {
        this.update.addElements("delete", new LinkedHashSet<>(List.of(delete)), OptionalSchema.DELETE);
        return this;
    }

    /**
     * Takes elements out of {@code delete}; none change nothing.
     *
     * @param delete the elements
     * @return this
     */
    public OptionalAsyncUpdate removeDelete(String... delete) {
        this.update.removeElements("delete", new LinkedHashSet<>(List.of(delete)), OptionalSchema.DELETE);
        return this;
    }

    /**
     * Sets {@code isActive}.
     *
     * @param isActive the new value
     * @return this
     */
    public OptionalAsyncUpdate isActive(boolean isActive) {
        this.update.set().bool("isActive", isActive);
        return this;
    }

    /**
     * Sets {@code is}.
     *
     * @param is the new value
     * @return this
     */
    public OptionalAsyncUpdate is(boolean is) {
        this.update.set().bool("is", is);
        return this;
    }

    /**
     * Sets {@code getName}.
     *
     * @param getName the new value
     * @return this
     */
    public OptionalAsyncUpdate getName(String getName) {
        Objects.requireNonNull(getName, "Optional.getName is required");
        this.update.set().string("getName", getName);
        return this;
    }

    /**
     * Sets {@code setId}.
     *
     * @param setId the new value
     * @return this
     */
    public OptionalAsyncUpdate setId(String setId) {
        Objects.requireNonNull(setId, "Optional.setId is required");
        this.update.set().string("setId", setId);
        return this;
    }

    /**
     * Sets {@code item}.
     *
     * @param item the new value
     * @return this
     */
    public OptionalAsyncUpdate item(String item) {
        Objects.requireNonNull(item, "Optional.item is required");
        this.update.set().string("item", item);
        return this;
    }

    /**
     * Sets {@code out}.
     *
     * @param out the new value
     * @return this
     */
    public OptionalAsyncUpdate out(String out) {
        Objects.requireNonNull(out, "Optional.out is required");
        this.update.set().string("out", out);
        return this;
    }

    /**
     * Sets {@code in}.
     *
     * @param in the new value
     * @return this
     */
    public OptionalAsyncUpdate in(String in) {
        Objects.requireNonNull(in, "Optional.in is required");
        this.update.set().string("in", in);
        return this;
    }

    /**
     * Sets {@code table}.
     *
     * @param table the new value
     * @return this
     */
    public OptionalAsyncUpdate table(String table) {
        Objects.requireNonNull(table, "Optional.table is required");
        this.update.set().string("table", table);
        return this;
    }

    /**
     * Sets {@code store}.
     *
     * @param store the new value
     * @return this
     */
    public OptionalAsyncUpdate store(String store) {
        Objects.requireNonNull(store, "Optional.store is required");
        this.update.set().string("store", store);
        return this;
    }

    /**
     * Sets {@code update}.
     *
     * @param update the new value
     * @return this
     */
    public OptionalAsyncUpdate update_(String update) {
        Objects.requireNonNull(update, "Optional.update is required");
        this.update.set().string("update", update);
        return this;
    }

    /**
     * Sets {@code this}.
     *
     * @param this_ the new value
     * @return this
     */
    public OptionalAsyncUpdate this_(String this_) {
        Objects.requireNonNull(this_, "Optional.this is required");
        this.update.set().string("this", this_);
        return this;
    }

    /**
     * Sets {@code größe}.
     *
     * @param größe the new value
     * @return this
     */
    public OptionalAsyncUpdate größe(double größe) {
        this.update.set().number("größe", größe);
        return this;
    }

    /**
     * Sets {@code 名前}.
     *
     * @param 名前 the new value
     * @return this
     */
    public OptionalAsyncUpdate 名前(String 名前) {
        Objects.requireNonNull(名前, "Optional.名前 is required");
        this.update.set().string("名前", 名前);
        return this;
    }

    /**
     * Sets {@code kind}.
     *
     * @param kind the new value
     * @return this
     */
    public OptionalAsyncUpdate kind(Text kind) {
        Objects.requireNonNull(kind, "Optional.kind is required");
        this.update.set().value("kind", kind, OptionalSchema.KIND);
        return this;
    }

    /**
     * Sets {@code spaced}.
     *
     * @param spaced the new value; null removes it
     * @return this
     */
    public OptionalAsyncUpdate spaced(@Nullable String spaced) {
        this.update.set().string("with.space", spaced);
        return this;
    }

    /**
     * Removes {@code spaced}.
     *
     * @return this
     */
    public OptionalAsyncUpdate removeSpaced() {
        this.update.remove("with.space");
        return this;
    }

    /**
     * Sets {@code first}.
     *
     * @param first the new value
     * @return this
     */
    public OptionalAsyncUpdate first(String first) {
        Objects.requireNonNull(first, "Optional.first is required");
        this.update.set().string("x-1st", first);
        return this;
    }

    /**
     * Sets {@code execute}.
     *
     * @param execute the new value
     * @return this
     */
    public OptionalAsyncUpdate execute_(String execute) {
        Objects.requireNonNull(execute, "Optional.execute is required");
        this.update.set().string("execute", execute);
        return this;
    }

    /**
     * Sets {@code tags}.
     *
     * @param tags the new value
     * @return this
     */
    public OptionalAsyncUpdate tags(Set<String> tags) {
        Objects.requireNonNull(tags, "Optional.tags is required");
        this.update.set().value("tags", tags, OptionalSchema.TAGS);
        return this;
    }

    /**
     * Adds elements to {@code tags}; none change nothing.
     *
     * @param tags the elements
     * @return this
     */
    public OptionalAsyncUpdate addTags(String... tags) {
        this.update.addElements("tags", new LinkedHashSet<>(List.of(tags)), OptionalSchema.TAGS);
        return this;
    }

    /**
     * Takes elements out of {@code tags}; none change nothing.
     *
     * @param tags the elements
     * @return this
     */
    public OptionalAsyncUpdate removeTags(String... tags) {
        this.update.removeElements("tags", new LinkedHashSet<>(List.of(tags)), OptionalSchema.TAGS);
        return this;
    }

    /**
     * Sets {@code addTags}.
     *
     * @param addTags the new value
     * @return this
     */
    public OptionalAsyncUpdate addTags_(String addTags) {
        Objects.requireNonNull(addTags, "Optional.addTags is required");
        this.update.set().string("addTags", addTags);
        return this;
    }

    /**
     * Sets {@code removeTags}.
     *
     * @param removeTags the new value; null removes it
     * @return this
     */
    public OptionalAsyncUpdate removeTags_(@Nullable String removeTags) {
        this.update.set().string("removeTags", removeTags);
        return this;
    }

    /**
     * Removes {@code removeTags}.
     *
     * @return this
     */
    public OptionalAsyncUpdate removeRemoveTags() {
        this.update.remove("removeTags");
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Optional> execute() {
        return this.update.execute();
    }
}
