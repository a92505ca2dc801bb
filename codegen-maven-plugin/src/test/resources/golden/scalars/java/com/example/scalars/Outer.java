// Generated from src/main/neverscan/scalars.yaml:7, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.Copies;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A document inside an item, stored as a map.
 *
 * @param inner attribute {@code inner}; may be absent
 * @param inners attribute {@code inners}
 * @param byName attribute {@code byName}; may be absent
 * @param colours attribute {@code colours}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentEmitter")
public record Outer(@Nullable Inner inner, List<Inner> inners, @Nullable Map<String, Inner> byName,
        Set<Colour> colours) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Outer {
        Objects.requireNonNull(inners, "Outer.inners is required");
        inners = List.copyOf(inners);
        byName = byName == null ? null : Copies.map(byName);
        Objects.requireNonNull(colours, "Outer.colours is required");
        colours = Copies.set(colours);
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts with the values of this one.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder()
                .inner(inner)
                .inners(inners)
                .byName(byName)
                .colours(colours);
    }

    /**
     * Copies with another value.
     *
     * @param inner attribute {@code inner}; may be absent
     * @return the copy
     */
    public Outer withInner(@Nullable Inner inner) {
        return toBuilder().inner(inner).build();
    }

    /**
     * Copies with another value.
     *
     * @param inners attribute {@code inners}
     * @return the copy
     */
    public Outer withInners(List<Inner> inners) {
        return toBuilder().inners(inners).build();
    }

    /**
     * Copies with another value.
     *
     * @param byName attribute {@code byName}; may be absent
     * @return the copy
     */
    public Outer withByName(@Nullable Map<String, Inner> byName) {
        return toBuilder().byName(byName).build();
    }

    /**
     * Copies with another value.
     *
     * @param colours attribute {@code colours}
     * @return the copy
     */
    public Outer withColours(Set<Colour> colours) {
        return toBuilder().colours(colours).build();
    }

    /**
     * Builds a {@link Outer}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable Inner inner;

        private @Nullable List<Inner> inners;

        private @Nullable Map<String, Inner> byName;

        private Set<Colour> colours = Set.of();

        private Builder() {
        }

        /**
         * Sets {@code inner}.
         *
         * @param inner attribute {@code inner}; may be absent
         * @return this builder
         */
        public Builder inner(@Nullable Inner inner) {
            this.inner = inner;
            return this;
        }

        /**
         * Sets {@code inners}.
         *
         * @param inners attribute {@code inners}
         * @return this builder
         */
        public Builder inners(List<Inner> inners) {
            this.inners = inners;
            return this;
        }

        /**
         * Sets {@code byName}.
         *
         * @param byName attribute {@code byName}; may be absent
         * @return this builder
         */
        public Builder byName(@Nullable Map<String, Inner> byName) {
            this.byName = byName;
            return this;
        }

        /**
         * Sets {@code colours}.
         *
         * @param colours attribute {@code colours}
         * @return this builder
         */
        public Builder colours(Set<Colour> colours) {
            this.colours = colours;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Outer}
         */
        public Outer build() {
            return new Outer(
                    inner,
                    Objects.requireNonNull(inners, "Outer.inners is required"),
                    byName,
                    colours);
        }
    }
}
