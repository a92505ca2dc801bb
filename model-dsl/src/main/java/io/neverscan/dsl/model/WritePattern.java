package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * One declared write of one item.
 *
 * @param name its name, also of the generated method
 * @param kind what it does
 * @param type the item type
 * @param key the parameters of its identity attributes, in their order; none if the item is passed as a whole
 * @param changes what changes, in the order of the model; none for an item that is stored or deleted as a whole
 * @param condition what must hold for the stored item
 * @param parameters what the caller passes: the identity first, then names in the order in which they appear; an item
 *     that is stored as a whole comes before them and is not among them
 * @param description the sentence that says what it is for
 * @param span where its name stands
 */
public record WritePattern(
        String name,
        Kind kind,
        ItemType type,
        List<Parameter> key,
        List<Change> changes,
        Optional<Guard> condition,
        List<Parameter> parameters,
        Optional<String> description,
        Span span) {
    /** What a write does. */
    public enum Kind {
        /** Stores a new item, never over another. */
        CREATE,
        /** Stores an item in place of whatever is there. */
        PUT,
        /** Changes attributes of an item that exists. */
        UPDATE,
        /** Changes attributes of an item, which is made if it does not exist. */
        UPSERT,
        /** Deletes an item. */
        DELETE,
        /** Requires an item to exist, as a step of a transaction. */
        CHECK;

        /**
         * Whether the whole item is passed.
         *
         * @return true for what stores an item
         */
        public boolean takesItem() {
            return this == CREATE || this == PUT;
        }

        /**
         * Whether attributes are changed one by one.
         *
         * @return true for updates
         */
        public boolean changes() {
            return this == UPDATE || this == UPSERT;
        }
    }

    /** What is done to an attribute. */
    public enum Action {
        /** It gets a value. */
        SET,
        /** A number grows, a set gets elements. */
        ADD,
        /** It goes. */
        REMOVE,
        /** A set loses elements. */
        TAKE,
        /** A list gets elements at its end. */
        APPEND
    }

    /**
     * A change of one attribute.
     *
     * @param action what is done
     * @param attribute the attribute
     * @param value with which value; empty if it is removed
     * @param span where it stands
     */
    public record Change(Action action, Attribute attribute, Optional<Operand> value, Span span) {}

    /**
     * The condition of a write.
     *
     * @param predicate the condition
     * @param text as the model writes it, for messages
     */
    public record Guard(Predicate predicate, String text) {}

    /** Copies the lists. */
    public WritePattern {
        key = List.copyOf(key);
        changes = List.copyOf(changes);
        parameters = List.copyOf(parameters);
    }

    /**
     * The change of an attribute.
     *
     * @param attribute the attribute
     * @return what is done to it, empty if nothing
     */
    public Optional<Change> change(Attribute attribute) {
        return changes.stream()
                .filter(c -> c.attribute().name().equals(attribute.name()))
                .findFirst();
    }
}
