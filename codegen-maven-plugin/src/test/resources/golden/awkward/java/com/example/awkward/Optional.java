// Generated from src/main/neverscan/awkward.yaml:15, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.Copies;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param class_ attribute {@code class}
 * @param key_ attribute {@code key}
 * @param detailType attribute {@code detail-type}
 * @param default_ attribute {@code default}
 * @param new_ attribute {@code new}
 * @param __ attribute {@code _}
 * @param goto_ attribute {@code goto}; may be absent
 * @param enum_ attribute {@code enum}
 * @param record_ attribute {@code record}; may be absent
 * @param yield_ attribute {@code yield}
 * @param wait_ attribute {@code wait}
 * @param hashCode_ attribute {@code hashCode}
 * @param toString_ attribute {@code toString}
 * @param clone_ attribute {@code clone}
 * @param notify_ attribute {@code notify}
 * @param finalize_ attribute {@code finalize}
 * @param getClass_ attribute {@code getClass}
 * @param build attribute {@code build}
 * @param builder_ attribute {@code builder}
 * @param toBuilder_ attribute {@code toBuilder}
 * @param of attribute {@code of}
 * @param schema attribute {@code schema}
 * @param get attribute {@code get}
 * @param put attribute {@code put}
 * @param delete attribute {@code delete}
 * @param isActive attribute {@code isActive}
 * @param is attribute {@code is}
 * @param getName attribute {@code getName}
 * @param setId attribute {@code setId}
 * @param item attribute {@code item}
 * @param out attribute {@code out}
 * @param in attribute {@code in}
 * @param table attribute {@code table}
 * @param store attribute {@code store}
 * @param update attribute {@code update}
 * @param this_ attribute {@code this}
 * @param größe attribute {@code größe}
 * @param 名前 attribute {@code 名前}
 * @param kind attribute {@code kind}
 * @param spaced attribute {@code spaced}; may be absent
 * @param first attribute {@code first}
 * @param execute attribute {@code execute}
 * @param tags attribute {@code tags}
 * @param addTags attribute {@code addTags}
 * @param removeTags attribute {@code removeTags}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Optional(String class_, String key_, String detailType, String default_, String new_,
        String __, @Nullable String goto_, int enum_, @Nullable Long record_, boolean yield_,
        String wait_, int hashCode_, String toString_, String clone_, String notify_,
        String finalize_, String getClass_, String build, Builder builder_, String toBuilder_,
        String of, String schema, String get, List<String> put, Set<String> delete,
        boolean isActive, boolean is, String getName, String setId, String item, String out,
        String in, String table, String store, String update, String this_, double größe, String 名前,
        Text kind, @Nullable String spaced, String first, String execute, Set<String> tags,
        String addTags, @Nullable String removeTags) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Optional {
        Objects.requireNonNull(class_, "Optional.class is required");
        Objects.requireNonNull(key_, "Optional.key is required");
        Objects.requireNonNull(detailType, "Optional.detail-type is required");
        Objects.requireNonNull(default_, "Optional.default is required");
        Objects.requireNonNull(new_, "Optional.new is required");
        Objects.requireNonNull(__, "Optional._ is required");
        Objects.requireNonNull(wait_, "Optional.wait is required");
        Objects.requireNonNull(toString_, "Optional.toString is required");
        Objects.requireNonNull(clone_, "Optional.clone is required");
        Objects.requireNonNull(notify_, "Optional.notify is required");
        Objects.requireNonNull(finalize_, "Optional.finalize is required");
        Objects.requireNonNull(getClass_, "Optional.getClass is required");
        Objects.requireNonNull(build, "Optional.build is required");
        Objects.requireNonNull(builder_, "Optional.builder is required");
        Objects.requireNonNull(toBuilder_, "Optional.toBuilder is required");
        Objects.requireNonNull(of, "Optional.of is required");
        Objects.requireNonNull(schema, "Optional.schema is required");
        Objects.requireNonNull(get, "Optional.get is required");
        Objects.requireNonNull(put, "Optional.put is required");
        put = List.copyOf(put);
        Objects.requireNonNull(delete, "Optional.delete is required");
        delete = Copies.set(delete);
        Objects.requireNonNull(getName, "Optional.getName is required");
        Objects.requireNonNull(setId, "Optional.setId is required");
        Objects.requireNonNull(item, "Optional.item is required");
        Objects.requireNonNull(out, "Optional.out is required");
        Objects.requireNonNull(in, "Optional.in is required");
        Objects.requireNonNull(table, "Optional.table is required");
        Objects.requireNonNull(store, "Optional.store is required");
        Objects.requireNonNull(update, "Optional.update is required");
        Objects.requireNonNull(this_, "Optional.this is required");
        Objects.requireNonNull(名前, "Optional.名前 is required");
        Objects.requireNonNull(kind, "Optional.kind is required");
        Objects.requireNonNull(first, "Optional.first is required");
        Objects.requireNonNull(execute, "Optional.execute is required");
        Objects.requireNonNull(tags, "Optional.tags is required");
        tags = Copies.set(tags);
        Objects.requireNonNull(addTags, "Optional.addTags is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public OptionalKey key() {
        return new OptionalKey(class_, key_, detailType);
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder_ builder() {
        return new Builder_();
    }

    /**
     * Starts with the values of this one.
     *
     * @return a new builder
     */
    public Builder_ toBuilder() {
        return new Builder_()
                .class_(class_)
                .key_(key_)
                .detailType(detailType)
                .default_(default_)
                .new_(new_)
                .__(__)
                .goto_(goto_)
                .enum_(enum_)
                .record_(record_)
                .yield_(yield_)
                .wait_(wait_)
                .hashCode_(hashCode_)
                .toString_(toString_)
                .clone_(clone_)
                .notify_(notify_)
                .finalize_(finalize_)
                .getClass_(getClass_)
                .build(build)
                .builder_(builder_)
                .toBuilder_(toBuilder_)
                .of(of)
                .schema(schema)
                .get(get)
                .put(put)
                .delete(delete)
                .isActive(isActive)
                .is(is)
                .getName(getName)
                .setId(setId)
                .item(item)
                .out(out)
                .in(in)
                .table(table)
                .store(store)
                .update(update)
                .this_(this_)
                .größe(größe)
                .名前(名前)
                .kind(kind)
                .spaced(spaced)
                .first(first)
                .execute(execute)
                .tags(tags)
                .addTags(addTags)
                .removeTags(removeTags);
    }

    /**
     * Copies with another value.
     *
     * @param class_ attribute {@code class}
     * @return the copy
     */
    public Optional withClass_(String class_) {
        return toBuilder().class_(class_).build();
    }

    /**
     * Copies with another value.
     *
     * @param key_ attribute {@code key}
     * @return the copy
     */
    public Optional withKey_(String key_) {
        return toBuilder().key_(key_).build();
    }

    /**
     * Copies with another value.
     *
     * @param detailType attribute {@code detail-type}
     * @return the copy
     */
    public Optional withDetailType(String detailType) {
        return toBuilder().detailType(detailType).build();
    }

    /**
     * Copies with another value.
     *
     * @param default_ attribute {@code default}
     * @return the copy
     */
    public Optional withDefault_(String default_) {
        return toBuilder().default_(default_).build();
    }

    /**
     * Copies with another value.
     *
     * @param new_ attribute {@code new}
     * @return the copy
     */
    public Optional withNew_(String new_) {
        return toBuilder().new_(new_).build();
    }

    /**
     * Copies with another value.
     *
     * @param __ attribute {@code _}
     * @return the copy
     */
    public Optional with__(String __) {
        return toBuilder().__(__).build();
    }

    /**
     * Copies with another value.
     *
     * @param goto_ attribute {@code goto}; may be absent
     * @return the copy
     */
    public Optional withGoto_(@Nullable String goto_) {
        return toBuilder().goto_(goto_).build();
    }

    /**
     * Copies with another value.
     *
     * @param enum_ attribute {@code enum}
     * @return the copy
     */
    public Optional withEnum_(int enum_) {
        return toBuilder().enum_(enum_).build();
    }

    /**
     * Copies with another value.
     *
     * @param record_ attribute {@code record}; may be absent
     * @return the copy
     */
    public Optional withRecord_(@Nullable Long record_) {
        return toBuilder().record_(record_).build();
    }

    /**
     * Copies with another value.
     *
     * @param yield_ attribute {@code yield}
     * @return the copy
     */
    public Optional withYield_(boolean yield_) {
        return toBuilder().yield_(yield_).build();
    }

    /**
     * Copies with another value.
     *
     * @param wait_ attribute {@code wait}
     * @return the copy
     */
    public Optional withWait_(String wait_) {
        return toBuilder().wait_(wait_).build();
    }

    /**
     * Copies with another value.
     *
     * @param hashCode_ attribute {@code hashCode}
     * @return the copy
     */
    public Optional withHashCode_(int hashCode_) {
        return toBuilder().hashCode_(hashCode_).build();
    }

    /**
     * Copies with another value.
     *
     * @param toString_ attribute {@code toString}
     * @return the copy
     */
    public Optional withToString_(String toString_) {
        return toBuilder().toString_(toString_).build();
    }

    /**
     * Copies with another value.
     *
     * @param clone_ attribute {@code clone}
     * @return the copy
     */
    public Optional withClone_(String clone_) {
        return toBuilder().clone_(clone_).build();
    }

    /**
     * Copies with another value.
     *
     * @param notify_ attribute {@code notify}
     * @return the copy
     */
    public Optional withNotify_(String notify_) {
        return toBuilder().notify_(notify_).build();
    }

    /**
     * Copies with another value.
     *
     * @param finalize_ attribute {@code finalize}
     * @return the copy
     */
    public Optional withFinalize_(String finalize_) {
        return toBuilder().finalize_(finalize_).build();
    }

    /**
     * Copies with another value.
     *
     * @param getClass_ attribute {@code getClass}
     * @return the copy
     */
    public Optional withGetClass_(String getClass_) {
        return toBuilder().getClass_(getClass_).build();
    }

    /**
     * Copies with another value.
     *
     * @param build attribute {@code build}
     * @return the copy
     */
    public Optional withBuild(String build) {
        return toBuilder().build(build).build();
    }

    /**
     * Copies with another value.
     *
     * @param builder_ attribute {@code builder}
     * @return the copy
     */
    public Optional withBuilder_(Builder builder_) {
        return toBuilder().builder_(builder_).build();
    }

    /**
     * Copies with another value.
     *
     * @param toBuilder_ attribute {@code toBuilder}
     * @return the copy
     */
    public Optional withToBuilder_(String toBuilder_) {
        return toBuilder().toBuilder_(toBuilder_).build();
    }

    /**
     * Copies with another value.
     *
     * @param of attribute {@code of}
     * @return the copy
     */
    public Optional withOf(String of) {
        return toBuilder().of(of).build();
    }

    /**
     * Copies with another value.
     *
     * @param schema attribute {@code schema}
     * @return the copy
     */
    public Optional withSchema(String schema) {
        return toBuilder().schema(schema).build();
    }

    /**
     * Copies with another value.
     *
     * @param get attribute {@code get}
     * @return the copy
     */
    public Optional withGet(String get) {
        return toBuilder().get(get).build();
    }

    /**
     * Copies with another value.
     *
     * @param put attribute {@code put}
     * @return the copy
     */
    public Optional withPut(List<String> put) {
        return toBuilder().put(put).build();
    }

    /**
     * Copies with another value.
     *
     * @param delete attribute {@code delete}
     * @return the copy
     */
    public Optional withDelete(Set<String> delete) {
        return toBuilder().delete(delete).build();
    }

    /**
     * Copies with another value.
     *
     * @param isActive attribute {@code isActive}
     * @return the copy
     */
    public Optional withIsActive(boolean isActive) {
        return toBuilder().isActive(isActive).build();
    }

    /**
     * Copies with another value.
     *
     * @param is attribute {@code is}
     * @return the copy
     */
    public Optional withIs(boolean is) {
        return toBuilder().is(is).build();
    }

    /**
     * Copies with another value.
     *
     * @param getName attribute {@code getName}
     * @return the copy
     */
    public Optional withGetName(String getName) {
        return toBuilder().getName(getName).build();
    }

    /**
     * Copies with another value.
     *
     * @param setId attribute {@code setId}
     * @return the copy
     */
    public Optional withSetId(String setId) {
        return toBuilder().setId(setId).build();
    }

    /**
     * Copies with another value.
     *
     * @param item attribute {@code item}
     * @return the copy
     */
    public Optional withItem(String item) {
        return toBuilder().item(item).build();
    }

    /**
     * Copies with another value.
     *
     * @param out attribute {@code out}
     * @return the copy
     */
    public Optional withOut(String out) {
        return toBuilder().out(out).build();
    }

    /**
     * Copies with another value.
     *
     * @param in attribute {@code in}
     * @return the copy
     */
    public Optional withIn(String in) {
        return toBuilder().in(in).build();
    }

    /**
     * Copies with another value.
     *
     * @param table attribute {@code table}
     * @return the copy
     */
    public Optional withTable(String table) {
        return toBuilder().table(table).build();
    }

    /**
     * Copies with another value.
     *
     * @param store attribute {@code store}
     * @return the copy
     */
    public Optional withStore(String store) {
        return toBuilder().store(store).build();
    }

    /**
     * Copies with another value.
     *
     * @param update attribute {@code update}
     * @return the copy
     */
    public Optional withUpdate(String update) {
        return toBuilder().update(update).build();
    }

    /**
     * Copies with another value.
     *
     * @param this_ attribute {@code this}
     * @return the copy
     */
    public Optional withThis_(String this_) {
        return toBuilder().this_(this_).build();
    }

    /**
     * Copies with another value.
     *
     * @param größe attribute {@code größe}
     * @return the copy
     */
    public Optional withGröße(double größe) {
        return toBuilder().größe(größe).build();
    }

    /**
     * Copies with another value.
     *
     * @param 名前 attribute {@code 名前}
     * @return the copy
     */
    public Optional with名前(String 名前) {
        return toBuilder().名前(名前).build();
    }

    /**
     * Copies with another value.
     *
     * @param kind attribute {@code kind}
     * @return the copy
     */
    public Optional withKind(Text kind) {
        return toBuilder().kind(kind).build();
    }

    /**
     * Copies with another value.
     *
     * @param spaced attribute {@code spaced}; may be absent
     * @return the copy
     */
    public Optional withSpaced(@Nullable String spaced) {
        return toBuilder().spaced(spaced).build();
    }

    /**
     * Copies with another value.
     *
     * @param first attribute {@code first}
     * @return the copy
     */
    public Optional withFirst(String first) {
        return toBuilder().first(first).build();
    }

    /**
     * Copies with another value.
     *
     * @param execute attribute {@code execute}
     * @return the copy
     */
    public Optional withExecute(String execute) {
        return toBuilder().execute(execute).build();
    }

    /**
     * Copies with another value.
     *
     * @param tags attribute {@code tags}
     * @return the copy
     */
    public Optional withTags(Set<String> tags) {
        return toBuilder().tags(tags).build();
    }

    /**
     * Copies with another value.
     *
     * @param addTags attribute {@code addTags}
     * @return the copy
     */
    public Optional withAddTags(String addTags) {
        return toBuilder().addTags(addTags).build();
    }

    /**
     * Copies with another value.
     *
     * @param removeTags attribute {@code removeTags}; may be absent
     * @return the copy
     */
    public Optional withRemoveTags(@Nullable String removeTags) {
        return toBuilder().removeTags(removeTags).build();
    }

    /**
     * Builds a {@link Optional}. Not safe for use by several threads.
     */
    public static final class Builder_ {
        private @Nullable String class_;

        private @Nullable String key_;

        private @Nullable String detailType;

        private @Nullable String default_;

        private @Nullable String new_;

        private @Nullable String __;

        private @Nullable String goto_;

        private @Nullable Integer enum_;

        private @Nullable Long record_;

        private @Nullable Boolean yield_;

        private @Nullable String wait_;

        private @Nullable Integer hashCode_;

        private @Nullable String toString_;

        private @Nullable String clone_;

        private @Nullable String notify_;

        private @Nullable String finalize_;

        private @Nullable String getClass_;

        private @Nullable String build;

        private @Nullable Builder builder_;

        private @Nullable String toBuilder_;

        private @Nullable String of;

        private @Nullable String schema;

        private @Nullable String get;

        private @Nullable List<String> put;

        private Set<String> delete = Set.of();

        private @Nullable Boolean isActive;

        private @Nullable Boolean is;

        private @Nullable String getName;

        private @Nullable String setId;

        private @Nullable String item;

        private @Nullable String out;

        private @Nullable String in;

        private @Nullable String table;

        private @Nullable String store;

        private @Nullable String update;

        private @Nullable String this_;

        private @Nullable Double größe;

        private @Nullable String 名前;

        private @Nullable Text kind;

        private @Nullable String spaced;

        private @Nullable String first;

        private @Nullable String execute;

        private Set<String> tags = Set.of();

        private @Nullable String addTags;

        private @Nullable String removeTags;

        private Builder_() {
        }

        /**
         * Sets {@code class_}.
         *
         * @param class_ attribute {@code class}
         * @return this builder
         */
        public Builder_ class_(String class_) {
            this.class_ = class_;
            return this;
        }

        /**
         * Sets {@code key_}.
         *
         * @param key_ attribute {@code key}
         * @return this builder
         */
        public Builder_ key_(String key_) {
            this.key_ = key_;
            return this;
        }

        /**
         * Sets {@code detailType}.
         *
         * @param detailType attribute {@code detail-type}
         * @return this builder
         */
        public Builder_ detailType(String detailType) {
            this.detailType = detailType;
            return this;
        }

        /**
         * Sets {@code default_}.
         *
         * @param default_ attribute {@code default}
         * @return this builder
         */
        public Builder_ default_(String default_) {
            this.default_ = default_;
            return this;
        }

        /**
         * Sets {@code new_}.
         *
         * @param new_ attribute {@code new}
         * @return this builder
         */
        public Builder_ new_(String new_) {
            this.new_ = new_;
            return this;
        }

        /**
         * Sets {@code __}.
         *
         * @param __ attribute {@code _}
         * @return this builder
         */
        public Builder_ __(String __) {
            this.__ = __;
            return this;
        }

        /**
         * Sets {@code goto_}.
         *
         * @param goto_ attribute {@code goto}; may be absent
         * @return this builder
         */
        public Builder_ goto_(@Nullable String goto_) {
            this.goto_ = goto_;
            return this;
        }

        /**
         * Sets {@code enum_}.
         *
         * @param enum_ attribute {@code enum}
         * @return this builder
         */
        public Builder_ enum_(int enum_) {
            this.enum_ = enum_;
            return this;
        }

        /**
         * Sets {@code record_}.
         *
         * @param record_ attribute {@code record}; may be absent
         * @return this builder
         */
        public Builder_ record_(@Nullable Long record_) {
            this.record_ = record_;
            return this;
        }

        /**
         * Sets {@code yield_}.
         *
         * @param yield_ attribute {@code yield}
         * @return this builder
         */
        public Builder_ yield_(boolean yield_) {
            this.yield_ = yield_;
            return this;
        }

        /**
         * Sets {@code wait_}.
         *
         * @param wait_ attribute {@code wait}
         * @return this builder
         */
        public Builder_ wait_(String wait_) {
            this.wait_ = wait_;
            return this;
        }

        /**
         * Sets {@code hashCode_}.
         *
         * @param hashCode_ attribute {@code hashCode}
         * @return this builder
         */
        public Builder_ hashCode_(int hashCode_) {
            this.hashCode_ = hashCode_;
            return this;
        }

        /**
         * Sets {@code toString_}.
         *
         * @param toString_ attribute {@code toString}
         * @return this builder
         */
        public Builder_ toString_(String toString_) {
            this.toString_ = toString_;
            return this;
        }

        /**
         * Sets {@code clone_}.
         *
         * @param clone_ attribute {@code clone}
         * @return this builder
         */
        public Builder_ clone_(String clone_) {
            this.clone_ = clone_;
            return this;
        }

        /**
         * Sets {@code notify_}.
         *
         * @param notify_ attribute {@code notify}
         * @return this builder
         */
        public Builder_ notify_(String notify_) {
            this.notify_ = notify_;
            return this;
        }

        /**
         * Sets {@code finalize_}.
         *
         * @param finalize_ attribute {@code finalize}
         * @return this builder
         */
        public Builder_ finalize_(String finalize_) {
            this.finalize_ = finalize_;
            return this;
        }

        /**
         * Sets {@code getClass_}.
         *
         * @param getClass_ attribute {@code getClass}
         * @return this builder
         */
        public Builder_ getClass_(String getClass_) {
            this.getClass_ = getClass_;
            return this;
        }

        /**
         * Sets {@code build}.
         *
         * @param build attribute {@code build}
         * @return this builder
         */
        public Builder_ build(String build) {
            this.build = build;
            return this;
        }

        /**
         * Sets {@code builder_}.
         *
         * @param builder_ attribute {@code builder}
         * @return this builder
         */
        public Builder_ builder_(Builder builder_) {
            this.builder_ = builder_;
            return this;
        }

        /**
         * Sets {@code toBuilder_}.
         *
         * @param toBuilder_ attribute {@code toBuilder}
         * @return this builder
         */
        public Builder_ toBuilder_(String toBuilder_) {
            this.toBuilder_ = toBuilder_;
            return this;
        }

        /**
         * Sets {@code of}.
         *
         * @param of attribute {@code of}
         * @return this builder
         */
        public Builder_ of(String of) {
            this.of = of;
            return this;
        }

        /**
         * Sets {@code schema}.
         *
         * @param schema attribute {@code schema}
         * @return this builder
         */
        public Builder_ schema(String schema) {
            this.schema = schema;
            return this;
        }

        /**
         * Sets {@code get}.
         *
         * @param get attribute {@code get}
         * @return this builder
         */
        public Builder_ get(String get) {
            this.get = get;
            return this;
        }

        /**
         * Sets {@code put}.
         *
         * @param put attribute {@code put}
         * @return this builder
         */
        public Builder_ put(List<String> put) {
            this.put = put;
            return this;
        }

        /**
         * Sets {@code delete}.
         *
         * @param delete attribute {@code delete}
         * @return this builder
         */
        public Builder_ delete(Set<String> delete) {
            this.delete = delete;
            return this;
        }

        /**
         * Sets {@code isActive}.
         *
         * @param isActive attribute {@code isActive}
         * @return this builder
         */
        public Builder_ isActive(boolean isActive) {
            this.isActive = isActive;
            return this;
        }

        /**
         * Sets {@code is}.
         *
         * @param is attribute {@code is}
         * @return this builder
         */
        public Builder_ is(boolean is) {
            this.is = is;
            return this;
        }

        /**
         * Sets {@code getName}.
         *
         * @param getName attribute {@code getName}
         * @return this builder
         */
        public Builder_ getName(String getName) {
            this.getName = getName;
            return this;
        }

        /**
         * Sets {@code setId}.
         *
         * @param setId attribute {@code setId}
         * @return this builder
         */
        public Builder_ setId(String setId) {
            this.setId = setId;
            return this;
        }

        /**
         * Sets {@code item}.
         *
         * @param item attribute {@code item}
         * @return this builder
         */
        public Builder_ item(String item) {
            this.item = item;
            return this;
        }

        /**
         * Sets {@code out}.
         *
         * @param out attribute {@code out}
         * @return this builder
         */
        public Builder_ out(String out) {
            this.out = out;
            return this;
        }

        /**
         * Sets {@code in}.
         *
         * @param in attribute {@code in}
         * @return this builder
         */
        public Builder_ in(String in) {
            this.in = in;
            return this;
        }

        /**
         * Sets {@code table}.
         *
         * @param table attribute {@code table}
         * @return this builder
         */
        public Builder_ table(String table) {
            this.table = table;
            return this;
        }

        /**
         * Sets {@code store}.
         *
         * @param store attribute {@code store}
         * @return this builder
         */
        public Builder_ store(String store) {
            this.store = store;
            return this;
        }

        /**
         * Sets {@code update}.
         *
         * @param update attribute {@code update}
         * @return this builder
         */
        public Builder_ update(String update) {
            this.update = update;
            return this;
        }

        /**
         * Sets {@code this_}.
         *
         * @param this_ attribute {@code this}
         * @return this builder
         */
        public Builder_ this_(String this_) {
            this.this_ = this_;
            return this;
        }

        /**
         * Sets {@code größe}.
         *
         * @param größe attribute {@code größe}
         * @return this builder
         */
        public Builder_ größe(double größe) {
            this.größe = größe;
            return this;
        }

        /**
         * Sets {@code 名前}.
         *
         * @param 名前 attribute {@code 名前}
         * @return this builder
         */
        public Builder_ 名前(String 名前) {
            this.名前 = 名前;
            return this;
        }

        /**
         * Sets {@code kind}.
         *
         * @param kind attribute {@code kind}
         * @return this builder
         */
        public Builder_ kind(Text kind) {
            this.kind = kind;
            return this;
        }

        /**
         * Sets {@code spaced}.
         *
         * @param spaced attribute {@code spaced}; may be absent
         * @return this builder
         */
        public Builder_ spaced(@Nullable String spaced) {
            this.spaced = spaced;
            return this;
        }

        /**
         * Sets {@code first}.
         *
         * @param first attribute {@code first}
         * @return this builder
         */
        public Builder_ first(String first) {
            this.first = first;
            return this;
        }

        /**
         * Sets {@code execute}.
         *
         * @param execute attribute {@code execute}
         * @return this builder
         */
        public Builder_ execute(String execute) {
            this.execute = execute;
            return this;
        }

        /**
         * Sets {@code tags}.
         *
         * @param tags attribute {@code tags}
         * @return this builder
         */
        public Builder_ tags(Set<String> tags) {
            this.tags = tags;
            return this;
        }

        /**
         * Sets {@code addTags}.
         *
         * @param addTags attribute {@code addTags}
         * @return this builder
         */
        public Builder_ addTags(String addTags) {
            this.addTags = addTags;
            return this;
        }

        /**
         * Sets {@code removeTags}.
         *
         * @param removeTags attribute {@code removeTags}; may be absent
         * @return this builder
         */
        public Builder_ removeTags(@Nullable String removeTags) {
            this.removeTags = removeTags;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Optional}
         */
        public Optional build() {
            return new Optional(
                    Objects.requireNonNull(class_, "Optional.class is required"),
                    Objects.requireNonNull(key_, "Optional.key is required"),
                    Objects.requireNonNull(detailType, "Optional.detail-type is required"),
                    Objects.requireNonNull(default_, "Optional.default is required"),
                    Objects.requireNonNull(new_, "Optional.new is required"),
                    Objects.requireNonNull(__, "Optional._ is required"),
                    goto_,
                    Objects.requireNonNull(enum_, "Optional.enum is required"),
                    record_,
                    Objects.requireNonNull(yield_, "Optional.yield is required"),
                    Objects.requireNonNull(wait_, "Optional.wait is required"),
                    Objects.requireNonNull(hashCode_, "Optional.hashCode is required"),
                    Objects.requireNonNull(toString_, "Optional.toString is required"),
                    Objects.requireNonNull(clone_, "Optional.clone is required"),
                    Objects.requireNonNull(notify_, "Optional.notify is required"),
                    Objects.requireNonNull(finalize_, "Optional.finalize is required"),
                    Objects.requireNonNull(getClass_, "Optional.getClass is required"),
                    Objects.requireNonNull(build, "Optional.build is required"),
                    Objects.requireNonNull(builder_, "Optional.builder is required"),
                    Objects.requireNonNull(toBuilder_, "Optional.toBuilder is required"),
                    Objects.requireNonNull(of, "Optional.of is required"),
                    Objects.requireNonNull(schema, "Optional.schema is required"),
                    Objects.requireNonNull(get, "Optional.get is required"),
                    Objects.requireNonNull(put, "Optional.put is required"),
                    delete,
                    Objects.requireNonNull(isActive, "Optional.isActive is required"),
                    Objects.requireNonNull(is, "Optional.is is required"),
                    Objects.requireNonNull(getName, "Optional.getName is required"),
                    Objects.requireNonNull(setId, "Optional.setId is required"),
                    Objects.requireNonNull(item, "Optional.item is required"),
                    Objects.requireNonNull(out, "Optional.out is required"),
                    Objects.requireNonNull(in, "Optional.in is required"),
                    Objects.requireNonNull(table, "Optional.table is required"),
                    Objects.requireNonNull(store, "Optional.store is required"),
                    Objects.requireNonNull(update, "Optional.update is required"),
                    Objects.requireNonNull(this_, "Optional.this is required"),
                    Objects.requireNonNull(größe, "Optional.größe is required"),
                    Objects.requireNonNull(名前, "Optional.名前 is required"),
                    Objects.requireNonNull(kind, "Optional.kind is required"),
                    spaced,
                    Objects.requireNonNull(first, "Optional.first is required"),
                    Objects.requireNonNull(execute, "Optional.execute is required"),
                    tags,
                    Objects.requireNonNull(addTags, "Optional.addTags is required"),
                    removeTags);
        }
    }
}
