package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Bounded plans of several queries: what a read may leave open, and how many requests that makes. */
final class Spreading {
    private final AccessPattern pattern;
    private final Candidate candidate;

    Spreading(AccessPattern pattern, Candidate candidate) {
        this.pattern = pattern;
        this.candidate = candidate;
    }

    /** Whether a value for the next component of the sort key could undo a refusal. */
    static boolean mayHelp(Refusal refusal) {
        return switch (refusal.code()) {
            case SK_GAP, RANGE_NOT_NEXT, ORDER_MISMATCH -> true;
            default -> false;
        };
    }

    /** Every partition key component without a value takes all values of its type, if these are few. */
    List<Known> overPartitions(List<Known> known) {
        List<Known> wider = new ArrayList<>();
        for (int i = 0; i < known.size(); i++) {
            Known here = known.get(i);
            for (Segment.Component component : placement(i).partitionComponents()) {
                if (here.value(component).isEmpty()) {
                    Optional<Spread> spread = over(component, here);
                    here = spread.isPresent() ? here.with(spread.get()) : here;
                }
            }
            wider.add(here);
        }
        return wider;
    }

    private Optional<Spread> over(Segment.Component component, Known known) {
        Span span = pattern.span();
        if (component.encoding() instanceof KeyEncoding.Shard shard) {
            return Optional.of(Spread.shards(component, shard.count(), span));
        }
        Optional<Known.Range> range = known.range().filter(r -> r.attribute().equals(component.attribute()));
        if (!(component.encoding() instanceof KeyEncoding.Bucket)) {
            return range.isPresent() ? Optional.empty() : Spread.domain(component.attribute(), span);
        }
        if (range.isEmpty() || range.get().upper().isEmpty()) {
            return Optional.empty();
        }
        SortCondition.Bound upper = range.get().upper().get();
        OptionalInt back = pattern.options().bounds().walkBack();
        return range.get()
                .lower()
                .map(l -> Spread.buckets(component, l, upper, span))
                .or(() -> back.isPresent()
                        ? Optional.of(Spread.back(component, back.getAsInt(), upper, span))
                        : Optional.empty());
    }

    /** Why a time bucket has no values: the range of its attribute is open. */
    static Optional<Refusal> open(Segment.Component component, Known known) {
        Optional<Known.Range> range = known.range().filter(r -> r.attribute().equals(component.attribute()));
        if (!(component.encoding() instanceof KeyEncoding.Bucket bucket) || range.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Refusal.at(
                Code.UNBOUNDED,
                range.get().conditions().get(0).span(),
                "one Query for each " + bucket.unit() + " of `"
                        + component.attribute().name()
                        + "`, and the range has no "
                        + (range.get().upper().isEmpty() ? "upper" : "lower") + " bound"));
    }

    /** The first sort key component without a value takes all values of its type; empty if these have no end. */
    Optional<List<Known>> overNext(List<Known> known) {
        List<Known> wider = new ArrayList<>();
        for (int i = 0; i < known.size(); i++) {
            Known here = known.get(i);
            Optional<Spread> spread = SortChoice.next(placement(i), here)
                    .map(Segment.Component::attribute)
                    .filter(a -> !isRanged(here, a))
                    .flatMap(a -> Spread.domain(a, pattern.span()));
            if (spread.isEmpty()) {
                return Optional.empty();
            }
            wider.add(here.with(spread.get()));
        }
        return Optional.of(wider);
    }

    private static boolean isRanged(Known known, Attribute attribute) {
        return known.range().filter(r -> r.attribute().equals(attribute)).isPresent();
    }

    private Placement placement(int target) {
        return candidate.placed().get(target).placement();
    }

    /**
     * Each plan of several requests has a number that the model declares, and no two of them read the same.
     *
     * @param pattern the pattern
     * @param known what is known of each target
     * @param used attributes that the request asks for
     * @return the refusal, if any
     */
    static Optional<Refusal> refusal(AccessPattern pattern, List<Known> known, List<Attribute> used) {
        List<Spread> spreads = known.get(0).spreads();
        Optional<Spread> idle =
                spreads.stream().filter(s -> !used.contains(s.attribute())).findFirst();
        if (idle.isPresent()) {
            return Optional.of(Refusal.of(
                    Code.PK_DISAGREE,
                    "one request for each value of `" + idle.get().attribute().name()
                            + "` would read the same items each time, as no common beginning of the keys holds it"));
        }
        for (Known other : known) {
            boolean alike = other.spreads().size() == spreads.size();
            for (int i = 0; alike && i < spreads.size(); i++) {
                alike = spreads.get(i).isAlike(other.spreads().get(i));
            }
            if (!alike) {
                return Optional.of(
                        Refusal.of(Code.PK_DISAGREE, "the types of the collection are not read with the same values"));
            }
        }
        boolean back = spreads.stream().anyMatch(s -> s.source() instanceof Spread.Back);
        if (pattern.options().bounds().walkBack().isPresent() && !back) {
            return Optional.of(Refusal.of(
                    Code.UNBOUNDED,
                    "`walkBack` walks over the time buckets of a partition key, from an upper bound of their attribute,"
                            + " and there is none to walk over"));
        }
        if (back && (pattern.order().isEmpty() || !pattern.order().get(0).descending())) {
            return Optional.of(Refusal.of(
                    Code.ORDER_MISMATCH, "`walkBack` reads the newest bucket first, so it needs an order with `desc`"));
        }
        OptionalInt allowed = pattern.options().bounds().maxRequests();
        long declared = declared(spreads);
        Optional<Spread> open =
                spreads.stream().filter(s -> s.source().size().isEmpty()).findFirst();
        if (open.isPresent() && allowed.isEmpty()) {
            return Optional.of(Refusal.at(
                    Code.UNBOUNDED,
                    open.get().each().span(),
                    "one Query for each value of `" + open.get().each().name().replace("*", "")
                            + "`, and nothing says how many there may be"));
        }
        if (allowed.isPresent() && declared > allowed.getAsInt()) {
            return Optional.of(Refusal.of(
                    Code.UNBOUNDED,
                    "it takes " + declared + " Queries" + (isCount(pattern) ? "" : " for one page")
                            + ", more than `maxRequests: " + allowed.getAsInt()
                            + "`"));
        }
        return Optional.empty();
    }

    private static boolean isCount(AccessPattern pattern) {
        return pattern.kind() == AccessPattern.Kind.COUNT;
    }

    /** The number of requests that the model alone makes: what the caller lists counts as one. */
    private static long declared(List<Spread> spreads) {
        long product = 1;
        for (Spread spread : spreads) {
            product =
                    Math.min(Integer.MAX_VALUE, product * spread.source().size().orElse(1));
        }
        return product;
    }

    /** One query, or one for each value. */
    static ReadPlan plan(AccessPattern pattern, Known known, ReadPlan.Query query) {
        List<Spread> spreads = known.spreads();
        if (spreads.isEmpty()) {
            return query;
        }
        boolean open = spreads.stream().anyMatch(s -> s.source().size().isEmpty());
        int most = open ? pattern.options().bounds().maxRequests().orElse(1) : (int) declared(spreads);
        return new ReadPlan.FanOut(query, spreads, combination(pattern, known, query), most);
    }

    /** What has an order is merged, unless the buckets themselves are in order. */
    private static ReadPlan.Combination combination(AccessPattern pattern, Known known, ReadPlan.Query query) {
        Optional<AccessPattern.Order> first = pattern.order().stream()
                .filter(o -> known.equal().keySet().stream()
                        .noneMatch(a -> a.name().equals(o.attribute().name())))
                .findFirst();
        List<Spread> spreads = known.spreads();
        boolean inOrder = first.isPresent()
                && spreads.size() == 1
                && spreads.get(0).isTime()
                && spreads.get(0)
                        .attribute()
                        .name()
                        .equals(first.get().attribute().name())
                // A component that is turned around is read forward for an order that goes down.
                && first.get().descending() == query.reading().backward();
        return first.isEmpty() || inOrder ? ReadPlan.Combination.IN_TURN : ReadPlan.Combination.MERGED;
    }
}
