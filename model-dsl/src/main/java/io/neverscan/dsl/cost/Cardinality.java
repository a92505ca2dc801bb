package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Workload;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** How many items and values there are. */
final class Cardinality {
    /** Items that a read is assumed to find if nothing tells. */
    static final long ROWS = 10;

    /** A range is assumed to hold one of so many items. */
    private static final long RANGE = 10;

    private final Workload workload;

    Cardinality(Workload workload) {
        this.workload = workload;
    }

    /**
     * The share of one partition in the calls and items of a key.
     *
     * @param mean of an average partition
     * @param hottest of the most used one, not smaller
     */
    record Shares(Share mean, Share hottest) {}

    /** How many items of a type there are. */
    Optional<Figure> count(ItemType type) {
        OptionalLong declared = workload.of(type).count();
        if (declared.isPresent()) {
            return Optional.of(new Figure(declared.getAsLong(), Basis.DECLARED));
        }
        if (type instanceof Edge edge) {
            return from(edge, edge.from(), workload.of(edge).perFrom())
                    .or(() -> from(edge, edge.to(), workload.of(edge).perTo()));
        }
        return type.identity().isEmpty() ? Optional.of(Figure.derived(1)) : Optional.empty();
    }

    private Optional<Figure> from(Edge edge, Edge.End end, Workload.Degree degree) {
        return degree.mean().isEmpty() || end.entity().name().equals(edge.name())
                ? Optional.empty()
                : count(end.entity()).map(c -> c.times(degree.mean().getAsLong()));
    }

    /** How many values an attribute has. */
    Optional<Figure> distinct(ItemType type, Attribute attribute) {
        Workload.Values values = workload.of(type).values().get(attribute.name());
        if (values != null && values.distinct().isPresent()) {
            return Optional.of(new Figure(Math.max(1, values.distinct().getAsLong()), Basis.DECLARED));
        }
        if (attribute.type() instanceof EnumType codes) {
            return Optional.of(Figure.derived(codes.codes().size()));
        }
        if (attribute.type() == Scalar.BOOLEAN) {
            return Optional.of(Figure.derived(2));
        }
        if (type.identity().equals(List.of(attribute))) {
            return count(type);
        }
        if (type instanceof Edge edge) {
            for (Edge.End end : List.of(edge.from(), edge.to())) {
                if (end.attributes().equals(List.of(attribute))) {
                    return count(end.entity());
                }
            }
        }
        return Optional.empty();
    }

    /** How many items of a type satisfy the conditions of a read, before its filter and limit. */
    Figure rows(AccessPattern.Target target) {
        ItemType type = target.type();
        List<Attribute> equal = target.where().stream()
                .filter(c -> c.comparison() == Comparison.EQ)
                .map(Condition::attribute)
                .toList();
        if (equal.containsAll(type.identity())) {
            return Figure.derived(1);
        }
        Figure rows = equalRows(type, equal);
        boolean ranged = target.where().stream().anyMatch(c -> c.comparison().isRange());
        return ranged ? Figure.assumed(Math.max(1, rows.value() / RANGE)) : rows;
    }

    private Figure equalRows(ItemType type, List<Attribute> equal) {
        Optional<Figure> degree = type instanceof Edge edge ? degree(edge, equal) : Optional.empty();
        if (degree.isPresent()) {
            return degree.get();
        }
        Optional<Figure> rows = count(type);
        for (Attribute attribute : equal) {
            Optional<Figure> values = distinct(type, attribute);
            rows = rows.flatMap(r -> values.map(v -> new Figure(
                    Math.max(1, r.value() / Math.max(1, v.value())), r.basis().with(v.basis()))));
        }
        return rows.orElse(Figure.assumed(ROWS));
    }

    private Optional<Figure> degree(Edge edge, List<Attribute> equal) {
        Workload.Items numbers = workload.of(edge);
        OptionalLong mean = equal.containsAll(edge.from().attributes())
                ? numbers.perFrom().mean()
                : equal.containsAll(edge.to().attributes()) ? numbers.perTo().mean() : OptionalLong.empty();
        return mean.isPresent()
                ? Optional.of(new Figure(Math.max(1, mean.getAsLong()), Basis.DECLARED))
                : Optional.empty();
    }

    /**
     * The shares of partitions, without what shards take off them; empty if the model does not tell.
     *
     * <p>A partition that stands for a period of time takes everything that happens now.
     *
     * @param fixed attributes that are the same in all calls
     */
    Optional<Shares> shares(ItemType type, Placement placement, Set<String> fixed) {
        return shares(
                type,
                placement.partitionComponents().stream()
                        .filter(c -> !(c.encoding() instanceof KeyEncoding.Bucket)
                                && shards(c.encoding()).isEmpty())
                        .map(Segment.Component::attribute)
                        .filter(a -> !fixed.contains(a.name()))
                        .distinct()
                        .toList());
    }

    /** The shares of the tuples of some attributes. */
    Optional<Shares> shares(ItemType type, List<Attribute> attributes) {
        Share mean = Share.ALL;
        Share hottest = Share.ALL;
        for (Attribute attribute : attributes) {
            Optional<Shares> one = shares(type, attribute);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            mean = mean.times(one.get().mean());
            hottest = hottest.smaller(one.get().hottest());
        }
        return Optional.of(new Shares(mean, mean.compareTo(hottest) > 0 ? mean : hottest));
    }

    private Optional<Shares> shares(ItemType type, Attribute attribute) {
        Workload.Values values = workload.of(type).values().get(attribute.name());
        Optional<Share> declared = values != null && values.hottest().isPresent()
                ? Optional.of(new Share(values.hottest().getAsInt(), Workload.WHOLE, Basis.DECLARED))
                : largest(type, attribute);
        Optional<Share> mean = distinct(type, attribute)
                .map(d -> new Share(1, Math.max(1, d.value()), d.basis().with(Basis.DERIVED)));
        return mean.or(() -> declared)
                .map(m -> new Shares(m, declared.filter(d -> d.compareTo(m) > 0).orElse(m)));
    }

    /** The share of the node with the most edges. */
    private Optional<Share> largest(ItemType type, Attribute attribute) {
        if (!(type instanceof Edge edge)) {
            return Optional.empty();
        }
        Workload.Items numbers = workload.of(edge);
        OptionalLong max = edge.from().attributes().equals(List.of(attribute))
                ? numbers.perFrom().max()
                : edge.to().attributes().equals(List.of(attribute))
                        ? numbers.perTo().max()
                        : OptionalLong.empty();
        return max.isEmpty()
                ? Optional.empty()
                : count(edge)
                        .filter(c -> c.value() > 0)
                        .map(c -> new Share(
                                Math.min(max.getAsLong(), c.value()),
                                c.value(),
                                c.basis().with(Basis.DERIVED)));
    }

    /** Into how many partitions a shard component divides what would lie in one. */
    static OptionalInt shards(KeyEncoding encoding) {
        if (encoding instanceof KeyEncoding.Shard shard) {
            return OptionalInt.of(shard.count());
        }
        return encoding instanceof KeyEncoding.ShardNumber number
                ? OptionalInt.of(number.count())
                : OptionalInt.empty();
    }

    /** Into how many partitions the shard components of a key divide what would lie in one. */
    static long shards(Placement placement) {
        return placement.partitionComponents().stream()
                .mapToLong(c -> shards(c.encoding()).orElse(1))
                .reduce(1, Math::multiplyExact);
    }
}
