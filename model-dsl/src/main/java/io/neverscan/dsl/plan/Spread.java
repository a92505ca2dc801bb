package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.source.Span;
import io.neverscan.runtime.key.TimeBucket;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A part of a key that takes several values in one read, each in a request of its own.
 *
 * @param attribute whose value it is
 * @param part the bucket or shard of the attribute that takes several values; empty if the attribute itself does
 * @param each stands for the value in the keys of one request; its name ends in {@code *}, which no declared one does
 * @param source where the values come from
 */
public record Spread(Attribute attribute, Optional<KeyEncoding> part, Parameter each, Source source) {
    /** Where the values come from. */
    public sealed interface Source {
        /**
         * How many values there are, if the model alone says so.
         *
         * @return the number, empty if the caller decides
         */
        OptionalInt size();
    }

    /**
     * The values of a condition {@code in}.
     *
     * @param operands constants and parameters, or one parameter that is a list
     */
    public record Listed(List<Operand> operands) implements Source {
        /** Copies the list. */
        public Listed {
            operands = List.copyOf(operands);
        }

        @Override
        public OptionalInt size() {
            boolean list = operands.get(0) instanceof Operand.Argument argument
                    && argument.parameter().type() instanceof AttributeType.ListOf;
            return list ? OptionalInt.empty() : OptionalInt.of(operands.size());
        }
    }

    /**
     * Every value that the attribute's type has.
     *
     * @param values the values
     */
    public record Domain(List<Object> values) implements Source {
        /** Copies the list. */
        public Domain {
            values = List.copyOf(values);
        }

        @Override
        public OptionalInt size() {
            return OptionalInt.of(values.size());
        }
    }

    /**
     * Every shard.
     *
     * @param count how many there are; the values are their numbers
     */
    public record Shards(int count) implements Source {
        @Override
        public OptionalInt size() {
            return OptionalInt.of(count);
        }
    }

    /**
     * The time buckets between two bounds; a value is the beginning of a bucket.
     *
     * @param bucket their length
     * @param lower a value in the first one
     * @param upper a value in the last one, or just behind it if it is not included
     */
    public record Buckets(TimeBucket bucket, SortCondition.Bound lower, SortCondition.Bound upper) implements Source {
        @Override
        public OptionalInt size() {
            return OptionalInt.empty();
        }
    }

    /**
     * The last time buckets up to a bound; a value is the beginning of a bucket.
     *
     * @param bucket their length
     * @param most how many
     * @param upper a value in the last one, or just behind it if it is not included
     */
    public record Back(TimeBucket bucket, int most, SortCondition.Bound upper) implements Source {
        @Override
        public OptionalInt size() {
            return OptionalInt.of(most);
        }
    }

    /** The values of a condition {@code in}. */
    static Spread of(Condition in) {
        return new Spread(in.attribute(), Optional.empty(), each(in.attribute(), in.span()), new Listed(in.operands()));
    }

    /** Every value of an attribute, asked for by a pattern at a span; empty if its type has no end. */
    static Optional<Spread> domain(Attribute attribute, Span span) {
        if (attribute.type() instanceof EnumType codes) {
            List<Object> values = List.copyOf(codes.codes());
            return Optional.of(new Spread(attribute, Optional.empty(), each(attribute, span), new Domain(values)));
        }
        return attribute.type() == Scalar.BOOLEAN
                ? Optional.of(new Spread(
                        attribute, Optional.empty(), each(attribute, span), new Domain(List.of(false, true))))
                : Optional.empty();
    }

    private static Parameter each(Attribute attribute, Span span) {
        AttributeType type = attribute.type() == Scalar.COUNTER ? Scalar.LONG : attribute.type();
        return new Parameter(attribute.name() + "*", type, span);
    }

    /** All shards of a component. */
    static Spread shards(Segment.Component component, int count, Span span) {
        Parameter each = new Parameter(component.name() + "*", Scalar.LONG, span);
        return new Spread(component.attribute(), Optional.of(component.encoding()), each, new Shards(count));
    }

    /** The buckets of a component that a range of its attribute touches. */
    static Spread buckets(
            Segment.Component component, SortCondition.Bound lower, SortCondition.Bound upper, Span span) {
        return ofTime(component, new Buckets(bucket(component), lower, upper), span);
    }

    /** The last buckets of a component up to a bound of its attribute. */
    static Spread back(Segment.Component component, int most, SortCondition.Bound upper, Span span) {
        return ofTime(component, new Back(bucket(component), most, upper), span);
    }

    private static Spread ofTime(Segment.Component component, Source source, Span span) {
        Attribute attribute = component.attribute();
        return new Spread(
                attribute,
                Optional.of(component.encoding()),
                new Parameter(component.name() + "*", attribute.type(), span),
                source);
    }

    private static TimeBucket bucket(Segment.Component component) {
        return ((KeyEncoding.Bucket) component.encoding()).bucket();
    }

    /** Whether the values stand in a component. */
    boolean fills(Segment.Component component) {
        boolean same = component.attribute().equals(attribute);
        return same && part.map(p -> p.equals(component.encoding())).orElse(true);
    }

    /** Whether the values are spans of time, one after the other. */
    boolean isTime() {
        return source instanceof Buckets || source instanceof Back;
    }

    /** Whether two types of a collection are read with the same values. */
    boolean isAlike(Spread other) {
        return each.name().equals(other.each.name())
                && each.type().equals(other.each.type())
                && source.equals(other.source);
    }
}
