package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A {@code filter}: a condition over items that have been read. */
public sealed interface Predicate {
    /**
     * Where it stands.
     *
     * @return the span
     */
    Span span();

    /**
     * The attributes that it is about.
     *
     * @return each once, in the order of the text
     */
    default List<Attribute> attributes() {
        Set<Attribute> attributes = new LinkedHashSet<>();
        if (this instanceof And and) {
            and.parts().forEach(p -> attributes.addAll(p.attributes()));
        } else if (this instanceof Or or) {
            or.parts().forEach(p -> attributes.addAll(p.attributes()));
        } else if (this instanceof Not not) {
            attributes.addAll(not.part().attributes());
        } else if (this instanceof Compare compare) {
            attributes.add(compare.attribute());
        } else if (this instanceof In in) {
            attributes.add(in.attribute());
        } else if (this instanceof Contains contains) {
            attributes.add(contains.attribute());
        } else if (this instanceof Exists exists) {
            attributes.add(exists.attribute());
        } else if (this instanceof Size size) {
            attributes.add(size.attribute());
        }
        return List.copyOf(attributes);
    }

    /**
     * All of them hold.
     *
     * @param parts two or more
     * @param span where it stands
     */
    record And(List<Predicate> parts, Span span) implements Predicate {
        /** Copies the list. */
        public And {
            parts = List.copyOf(parts);
        }
    }

    /**
     * One of them holds.
     *
     * @param parts two or more
     * @param span where it stands
     */
    record Or(List<Predicate> parts, Span span) implements Predicate {
        /** Copies the list. */
        public Or {
            parts = List.copyOf(parts);
        }
    }

    /**
     * It does not hold.
     *
     * @param part what must not hold
     * @param span where it stands
     */
    record Not(Predicate part, Span span) implements Predicate {}

    /**
     * An attribute compared with values.
     *
     * @param attribute the attribute
     * @param comparison how
     * @param operands two for between, else one
     * @param span where it stands
     */
    record Compare(Attribute attribute, Comparison comparison, List<Operand> operands, Span span) implements Predicate {
        /** Copies the list. */
        public Compare {
            operands = List.copyOf(operands);
        }
    }

    /**
     * An attribute equal to one of several values.
     *
     * @param attribute the attribute
     * @param operands 1..100 values
     * @param span where it stands
     */
    record In(Attribute attribute, List<Operand> operands, Span span) implements Predicate {
        /** Copies the list. */
        public In {
            operands = List.copyOf(operands);
        }
    }

    /**
     * A set, list or text that holds a value.
     *
     * @param attribute the attribute
     * @param operand the value
     * @param span where it stands
     */
    record Contains(Attribute attribute, Operand operand, Span span) implements Predicate {}

    /**
     * The item has the attribute.
     *
     * @param attribute the attribute
     * @param span where it stands
     */
    record Exists(Attribute attribute, Span span) implements Predicate {}

    /**
     * The length of an attribute compared with values: characters, bytes or elements.
     *
     * @param attribute the attribute
     * @param comparison how; never {@link Comparison#BEGINS_WITH}
     * @param operands two for between, else one; whole numbers
     * @param span where it stands
     */
    record Size(Attribute attribute, Comparison comparison, List<Operand> operands, Span span) implements Predicate {
        /** Copies the list. */
        public Size {
            operands = List.copyOf(operands);
        }
    }
}
