// Generated from src/main/neverscan/awkward.yaml:69, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.Copies;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param id attribute {@code id}
 * @param list attribute {@code list}
 * @param set attribute {@code set}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record List(String id, java.util.List<String> list, Set<Integer> set) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public List {
        Objects.requireNonNull(id, "List.id is required");
        Objects.requireNonNull(list, "List.list is required");
        list = java.util.List.copyOf(list);
        Objects.requireNonNull(set, "List.set is required");
        set = Copies.set(set);
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public ListKey key() {
        return new ListKey(id);
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
                .id(id)
                .list(list)
                .set(set);
    }

    /**
     * Copies with another value.
     *
     * @param id attribute {@code id}
     * @return the copy
     */
    public List withId(String id) {
        return toBuilder().id(id).build();
    }

    /**
     * Copies with another value.
     *
     * @param list attribute {@code list}
     * @return the copy
     */
    public List withList(java.util.List<String> list) {
        return toBuilder().list(list).build();
    }

    /**
     * Copies with another value.
     *
     * @param set attribute {@code set}
     * @return the copy
     */
    public List withSet(Set<Integer> set) {
        return toBuilder().set(set).build();
    }

    /**
     * Builds a {@link List}. Not safe for use by several threads.
     */
    public static final class Builder_ {
        private @Nullable String id;

        private java.util. @Nullable List<String> list;

        private Set<Integer> set = Set.of();

        private Builder_() {
        }

        /**
         * Sets {@code id}.
         *
         * @param id attribute {@code id}
         * @return this builder
         */
        public Builder_ id(String id) {
            this.id = id;
            return this;
        }

        /**
         * Sets {@code list}.
         *
         * @param list attribute {@code list}
         * @return this builder
         */
        public Builder_ list(java.util.List<String> list) {
            this.list = list;
            return this;
        }

        /**
         * Sets {@code set}.
         *
         * @param set attribute {@code set}
         * @return this builder
         */
        public Builder_ set(Set<Integer> set) {
            this.set = set;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link List}
         */
        public List build() {
            return new List(
                    Objects.requireNonNull(id, "List.id is required"),
                    Objects.requireNonNull(list, "List.list is required"),
                    set);
        }
    }
}
