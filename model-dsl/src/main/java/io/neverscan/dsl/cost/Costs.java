package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a model takes: units of each read and write, money, storage and heat.
 *
 * @param prices the prices
 * @param reads of each pattern that is served
 * @param writes declared ones, transactions, then {@code create}, {@code put}, {@code update}, {@code delete} of each
 *     type; an update of those changes all that may change
 * @param storage of each type in each table and index
 * @param spaces the heat of each key
 * @param indexes what each index takes
 */
public record Costs(
        Prices prices,
        List<ReadCost> reads,
        List<WriteCost> writes,
        List<Storage> storage,
        List<KeySpace> spaces,
        List<IndexCost> indexes) {
    /** Billed bytes beside those of an item or entry. Source: Developer Guide, "DynamoDB item sizes and formats". */
    private static final long OVERHEAD = 100;

    /** Copies the lists. */
    public Costs {
        reads = List.copyOf(reads);
        writes = List.copyOf(writes);
        storage = List.copyOf(storage);
        spaces = List.copyOf(spaces);
        indexes = List.copyOf(indexes);
    }

    /**
     * Prices a model.
     *
     * @param model the model
     * @param plans its plans
     * @param prices the prices
     * @return all figures
     */
    public static Costs of(Model model, List<AccessPlan> plans, Prices prices) {
        ReadCosts reading = new ReadCosts(model.workload(), prices);
        List<ReadCost> reads = plans.stream()
                .filter(AccessPlan.Served.class::isInstance)
                .map(p -> reading.of((AccessPlan.Served) p))
                .toList();
        List<WriteCost> writes = new WriteCosts(model, prices).all();
        List<Storage> storage = storage(model, prices);
        Sizes sizes = new Sizes(model.workload());
        Parts parts = new Parts(reads, writes, storage);
        List<IndexCost> indexes = new ArrayList<>();
        for (Table table : model.tables()) {
            for (Index index : table.indexes()) {
                Location.Secondary location = new Location.Secondary(table, index);
                indexes.add(index(location, parts, sizes, prices));
            }
        }
        return new Costs(prices, reads, writes, storage, Heat.of(model, reads, writes), indexes);
    }

    /**
     * A month of all that has a declared rate, and of storage.
     *
     * @return micro-dollars
     */
    public Figure month() {
        List<Figure> all = new ArrayList<>();
        reads.forEach(r -> r.month().ifPresent(all::add));
        writes.forEach(w -> w.month().ifPresent(all::add));
        storage.forEach(s -> s.month().ifPresent(all::add));
        return Figure.sum(all);
    }

    private static List<Storage> storage(Model model, Prices prices) {
        Sizes sizes = new Sizes(model.workload());
        Cardinality cardinality = new Cardinality(model.workload());
        List<Storage> all = new ArrayList<>();
        Map<ItemType, Optional<Figure>> counts = new LinkedHashMap<>();
        for (ItemType type : model.items()) {
            counts.put(type, cardinality.count(type));
            if (type instanceof Entity entity) {
                entity.guards().forEach(g -> counts.put(g, cardinality.count(entity)));
            }
        }
        counts.forEach((type, count) -> {
            Map<Location, Placement> places = new LinkedHashMap<>();
            type.placements().forEach(p -> places.putIfAbsent(p.location(), p));
            boolean twice = type instanceof Edge edge && edge.inverse() == Edge.Inverse.MIRROR;
            for (Placement placement : places.values()) {
                boolean both = twice
                        && type.placements().stream()
                                        .filter(p -> p.location().equals(placement.location()))
                                        .map(Placement::form)
                                        .distinct()
                                        .count()
                                > 1;
                Figure one = sizes.entry(type, placement);
                Optional<Figure> items = count.map(c -> both ? c.times(2) : c);
                Optional<Figure> bytes = items.map(one.plus(Figure.derived(OVERHEAD))::times);
                all.add(new Storage(type, placement.location(), items, one, bytes, bytes.map(prices::storage)));
            }
        });
        return all;
    }

    private record Parts(List<ReadCost> reads, List<WriteCost> writes, List<Storage> storage) {}

    private static IndexCost index(Location.Secondary location, Parts parts, Sizes sizes, Prices prices) {
        List<ReadCost> readers = parts.reads().stream()
                .filter(r -> r.plan().read().location().equals(location))
                .toList();
        List<String> writers = new ArrayList<>();
        Figure month = Figure.ZERO;
        for (WriteCost write : parts.writes()) {
            Figure units = Figure.sum(write.touches().stream()
                    .filter(t -> t.location().equals(location))
                    .map(WriteCost.Touch::units)
                    .toList());
            if (units.value() > 0) {
                writers.add(write.name());
                month = write.calls()
                        .rate()
                        .map(r -> prices.writes(units, r))
                        .map(month::plus)
                        .orElse(month);
            }
        }
        List<Storage> stored = parts.storage().stream()
                .filter(s -> s.location().equals(location))
                .toList();
        boolean known = stored.stream().allMatch(s -> s.month().isPresent());
        return new IndexCost(
                location,
                readers.stream().map(r -> r.plan().pattern().name()).toList(),
                writers,
                month,
                Figure.sum(readers.stream().flatMap(r -> r.month().stream()).toList()),
                known
                        ? Optional.of(Figure.sum(
                                stored.stream().flatMap(s -> s.month().stream()).toList()))
                        : Optional.empty(),
                new BreakEven(sizes, prices).of(location, readers, parts.writes()));
    }
}
