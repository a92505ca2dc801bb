package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/** What one kind of item is: an entity, an edge, or what holds unique values of an entity. */
public sealed interface ItemType permits Entity, Edge, UniqueGuard {
    /**
     * Its name, also the name of the Java type and the value of the type attribute.
     *
     * @return the name
     */
    String name();

    /**
     * The table that holds it.
     *
     * @return the table
     */
    Table table();

    /**
     * All attributes; for an edge those of both ends first.
     *
     * @return attributes in the order of the model
     */
    List<Attribute> attributes();

    /**
     * The attributes that tell one item from another.
     *
     * @return in the order of the table's key template: partition, then sort
     */
    List<Attribute> identity();

    /**
     * Every place where its items lie: the table first, then the mirror form, then indexes as declared.
     *
     * @return placements, not empty
     */
    List<Placement> placements();

    /**
     * The attributes that generated code looks after.
     *
     * @return the traits
     */
    Traits traits();

    /**
     * What it means.
     *
     * @return the description, if any
     */
    Optional<String> description();

    /**
     * Where its name stands.
     *
     * @return the span
     */
    Span span();

    /**
     * Where the primary form lies in the table.
     *
     * @return the first placement
     */
    default Placement base() {
        return placements().get(0);
    }

    /**
     * Finds an attribute.
     *
     * @param attributeName its name in the model
     * @return the attribute, empty if there is none
     */
    default Optional<Attribute> attribute(String attributeName) {
        return attributes().stream().filter(a -> a.name().equals(attributeName)).findFirst();
    }

    /**
     * Every key attribute that items of a form carry, each once.
     *
     * @param form the form
     * @return templates, the table's first
     */
    default List<KeyTemplate> keyTemplates(Placement.Form form) {
        return placements().stream()
                .filter(p -> p.form() == form)
                .flatMap(p -> p.templates().stream())
                .distinct()
                .toList();
    }
}
