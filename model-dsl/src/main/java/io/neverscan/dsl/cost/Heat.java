package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.plan.ReadPlan;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How hot the partitions of each key become.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Burst and adaptive capacity", "Using write sharding".
 */
final class Heat {
    private static final long HALF_SECONDS_OF_DAY = 2 * 86_400L;

    private final Cardinality cardinality;
    private final Map<Key, Space> spaces = new LinkedHashMap<>();

    private record Key(Location location, String partition) {}

    private record Space(List<KeySpace.Place> places, List<KeySpace.Load> loads, Set<String> unknown) {}

    /** What a read or write takes: half units times thousandths of calls a day, if all went to one partition. */
    private record Demand(String name, boolean write, BigInteger halvesPerDay, Basis basis) {
        Figure perSecond(Share share) {
            BigInteger day = BigInteger.valueOf(HALF_SECONDS_OF_DAY);
            BigInteger all = halvesPerDay.add(day).subtract(BigInteger.ONE).divide(day);
            return new Figure(share.of(all), basis.with(share.basis()));
        }
    }

    private Heat(Model model) {
        this.cardinality = new Cardinality(model.workload());
        for (ItemType type : model.stored()) {
            for (Placement placement : type.placements()) {
                space(placement).places().add(new KeySpace.Place(type, placement));
            }
        }
    }

    static List<KeySpace> of(Model model, List<ReadCost> reads, List<WriteCost> writes) {
        Heat heat = new Heat(model);
        reads.forEach(heat::read);
        writes.forEach(heat::write);
        List<KeySpace> all = new ArrayList<>();
        heat.spaces.forEach((key, space) -> all.add(new KeySpace(
                key.location(),
                key.partition(),
                space.places(),
                space.loads().stream()
                        .sorted(Comparator.comparingLong(
                                (KeySpace.Load l) -> -l.hottest().value()))
                        .toList(),
                List.copyOf(space.unknown()))));
        return List.copyOf(all);
    }

    private Space space(Placement placement) {
        return spaces.computeIfAbsent(
                new Key(placement.location(), placement.partitionText()),
                k -> new Space(new ArrayList<>(), new ArrayList<>(), new LinkedHashSet<>()));
    }

    private void read(ReadCost cost) {
        Optional<Workload.Rate> rate = cost.calls().highest();
        if (rate.isEmpty()) {
            return;
        }
        ReadPlan read = cost.plan().read();
        ReadPlan.Placed target = read.targets().get(0);
        String name = cost.plan().pattern().name();
        Optional<Cardinality.Shares> shares = cardinality.shares(target.type(), target.placement(), fixed(cost));
        Figure keys = read instanceof ReadPlan.BatchGet ? cost.rows() : Figure.derived(1);
        BigInteger load = perDay(cost.halfUnitsOfPartition().times(keys).value(), rate.get());
        Basis basis = cost.halfUnitsOfPartition().basis();
        add(target.placement(), shares, new Demand(name, false, load, basis));
    }

    /** Attributes of the partition key that are the same in all calls, or that each call reads all values of. */
    private static Set<String> fixed(ReadCost cost) {
        Set<String> fixed = new LinkedHashSet<>();
        AccessPattern.Target target = cost.plan().pattern().targets().get(0);
        target.where().stream()
                .filter(c -> c.comparison() == Comparison.EQ && c.operands().get(0) instanceof Operand.Constant)
                .forEach(c -> fixed.add(c.attribute().name()));
        if (cost.plan().read() instanceof ReadPlan.FanOut fan) {
            fan.spreads().forEach(s -> fixed.add(s.attribute().name()));
        }
        return fixed;
    }

    private void write(WriteCost cost) {
        Optional<Workload.Rate> rate = cost.calls().highest();
        if (rate.isEmpty()) {
            return;
        }
        for (WriteCost.Touch touch : cost.touches()) {
            if (touch.units().value() == 0) {
                continue;
            }
            Placement placement = touch.placement();
            Optional<Cardinality.Shares> shares = touch.by()
                    .map(b -> cardinality.shares(b.edge(), b.end().attributes()))
                    .orElseGet(() -> cardinality.shares(touch.type(), placement, Set.of()));
            Share shard = new Share(1, Cardinality.shards(placement), Basis.DERIVED);
            Optional<Cardinality.Shares> each = shares.map(s ->
                    new Cardinality.Shares(s.mean().times(shard), s.hottest().times(shard)));
            BigInteger load = perDay(2 * touch.units().value(), rate.get());
            add(
                    placement,
                    each,
                    new Demand(cost.name(), true, load, touch.units().basis()));
        }
    }

    private void add(Placement placement, Optional<Cardinality.Shares> shares, Demand demand) {
        Space space = space(placement);
        if (shares.isEmpty()) {
            space.unknown().add(demand.name());
            return;
        }
        Share mean = shares.get().mean();
        Share hottest = shares.get().hottest();
        space.loads()
                .add(new KeySpace.Load(
                        demand.name(), demand.write(), demand.perSecond(mean), demand.perSecond(hottest)));
    }

    /** Half units times thousandths of calls a day. */
    private static BigInteger perDay(long halfUnits, Workload.Rate rate) {
        return BigInteger.valueOf(halfUnits).multiply(BigInteger.valueOf(rate.thousandthsPerDay()));
    }
}
