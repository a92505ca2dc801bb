package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.UniqueGuard;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** Prices writes: the declared ones, transactions, and those that every item type has. */
final class WriteCosts {
    private final Model model;
    private final Workload workload;
    private final Sizes sizes;
    private final Prices prices;

    WriteCosts(Model model, Prices prices) {
        this.model = model;
        this.workload = model.workload();
        this.sizes = new Sizes(workload);
        this.prices = prices;
    }

    /**
     * One write of one item.
     *
     * @param kind what it does
     * @param type of which type
     * @param changed attributes that may get another value
     * @param plan its plan, if it is declared
     * @param by why a counter follows
     */
    private record Operation(
            WritePattern.Kind kind,
            ItemType type,
            Set<Attribute> changed,
            Optional<WritePlan> plan,
            Optional<WriteCost.Counted> by) {
        Operation(WritePattern.Kind kind, ItemType type, Set<Attribute> changed, Optional<WritePlan> plan) {
            this(kind, type, changed, plan, Optional.empty());
        }
    }

    List<WriteCost> all() {
        List<WriteCost> costs = new ArrayList<>();
        for (WritePattern write : model.writes()) {
            Operation operation = declared(write);
            boolean transaction = isTransaction(operation);
            costs.add(priced(new WriteCost(
                    write.name(),
                    true,
                    transaction,
                    touches(operation, transaction),
                    workload.of(write.name()),
                    Optional.empty(),
                    write.span())));
        }
        for (TransactPattern transact : model.transactions()) {
            List<WriteCost.Touch> touches = new ArrayList<>();
            transact.steps().forEach(s -> touches.addAll(step(s)));
            costs.add(priced(new WriteCost(
                    transact.name(),
                    true,
                    true,
                    touches,
                    workload.of(transact.name()),
                    Optional.empty(),
                    transact.span())));
        }
        for (ItemType type : model.items()) {
            for (WritePattern.Kind kind : List.of(
                    WritePattern.Kind.CREATE,
                    WritePattern.Kind.PUT,
                    WritePattern.Kind.UPDATE,
                    WritePattern.Kind.DELETE)) {
                usual(type, kind).ifPresent(costs::add);
            }
        }
        return costs;
    }

    private WriteCost priced(WriteCost cost) {
        return new WriteCost(
                cost.name(),
                cost.declared(),
                cost.transactional(),
                cost.touches(),
                cost.calls(),
                cost.calls().rate().map(r -> prices.writes(cost.units(), r)),
                cost.span());
    }

    /** What the repository of a type offers without a declaration. */
    private Optional<WriteCost> usual(ItemType type, WritePattern.Kind kind) {
        Set<Attribute> changed = new LinkedHashSet<>();
        type.attributes().stream()
                .filter(a -> !a.immutable() && !type.identity().contains(a))
                .forEach(changed::add);
        if (kind == WritePattern.Kind.UPDATE && changed.isEmpty()) {
            return Optional.empty();
        }
        String method = kind.name().toLowerCase(Locale.ROOT);
        Operation operation = new Operation(kind, type, changed, Optional.empty());
        boolean transaction = isTransaction(operation);
        Optional<Workload.Rate> rate =
                Optional.ofNullable(workload.of(type).writes().get(method));
        Workload.Calls calls = new Workload.Calls(rate, Optional.empty(), OptionalLong.empty(), OptionalInt.empty());
        return Optional.of(priced(new WriteCost(
                type.name() + "." + method,
                false,
                transaction,
                touches(operation, transaction),
                calls,
                Optional.empty(),
                type.span())));
    }

    private List<WriteCost.Touch> step(TransactPattern.Step step) {
        List<WriteCost.Touch> one = touches(declared(step.write()), true);
        int times = step.many().orElse(1);
        return one.stream()
                .map(t -> new WriteCost.Touch(
                        t.type(),
                        t.role(),
                        t.placement(),
                        t.change(),
                        step.many().isEmpty()
                                ? t.units()
                                : Figure.assumed(t.units().times(times).value()),
                        t.by()))
                .toList();
    }

    private static Operation declared(WritePattern write) {
        Set<Attribute> changed = new LinkedHashSet<>();
        write.changes().forEach(c -> changed.add(c.attribute()));
        Stream.of(write.type().traits().version(), write.type().traits().updated())
                .flatMap(Optional::stream)
                .forEach(changed::add);
        return new Operation(write.kind(), write.type(), changed, Optional.of(WritePlan.of(write)));
    }

    private static boolean counts(Operation operation) {
        return operation.kind() == WritePattern.Kind.CREATE
                || operation.kind() == WritePattern.Kind.PUT
                || operation.kind() == WritePattern.Kind.DELETE;
    }

    private static boolean isTransaction(Operation operation) {
        if (operation.type() instanceof Entity entity) {
            return counts(operation) && !entity.guards().isEmpty();
        }
        return operation.type() instanceof Edge edge
                && (edge.inverse() == Edge.Inverse.MIRROR
                        || (counts(operation) && !counters(edge).isEmpty()));
    }

    private static List<Edge.End> counters(Edge edge) {
        return Stream.of(edge.from(), edge.to())
                .filter(e -> e.counter().isPresent())
                .toList();
    }

    private List<WriteCost.Touch> touches(Operation operation, boolean transaction) {
        List<WriteCost.Touch> touches = new ArrayList<>();
        boolean check = operation.kind() == WritePattern.Kind.CHECK;
        WriteCost.Role role = check ? WriteCost.Role.CHECK : WriteCost.Role.ITEM;
        form(operation, Placement.Form.PRIMARY, role, transaction, touches);
        if (operation.type() instanceof Entity entity) {
            guards(operation, entity, touches);
        }
        if (operation.type() instanceof Edge edge && !check) {
            if (edge.inverse() == Edge.Inverse.MIRROR) {
                form(operation, Placement.Form.MIRROR, WriteCost.Role.MIRROR, transaction, touches);
            }
            if (counts(operation)) {
                for (Edge.End end : counters(edge)) {
                    Operation count = new Operation(
                            WritePattern.Kind.UPDATE,
                            end.entity(),
                            Set.of(end.counter().orElseThrow()),
                            Optional.empty(),
                            Optional.of(new WriteCost.Counted(edge, end)));
                    form(count, Placement.Form.PRIMARY, WriteCost.Role.COUNTER, true, touches);
                }
            }
        }
        return touches;
    }

    /** What holds unique values: a value that may change is given back, and another one is taken. */
    private void guards(Operation operation, Entity entity, List<WriteCost.Touch> touches) {
        for (UniqueGuard guard : entity.guards()) {
            boolean put = operation.kind() == WritePattern.Kind.PUT
                    && guard.attributes().stream().anyMatch(operation.changed()::contains);
            for (WritePattern.Kind kind : List.of(WritePattern.Kind.DELETE, WritePattern.Kind.CREATE)) {
                if (put || operation.kind() == kind) {
                    Operation one = new Operation(kind, guard, Set.of(), Optional.empty());
                    form(one, Placement.Form.PRIMARY, WriteCost.Role.GUARD, true, touches);
                }
            }
        }
    }

    /** The item of one form, and its entries. */
    private void form(
            Operation operation,
            Placement.Form form,
            WriteCost.Role role,
            boolean transaction,
            List<WriteCost.Touch> touches) {
        Map<Location, List<Placement>> places = new LinkedHashMap<>();
        operation.type().placements().stream()
                .filter(p -> p.form() == form)
                .forEach(p -> places.computeIfAbsent(p.location(), l -> new ArrayList<>())
                        .add(p));
        for (List<Placement> alternatives : places.values()) {
            Placement placement = alternatives.get(0);
            if (placement.isBase()) {
                Figure item = sizes.item(operation.type());
                long units = Units.write(item.value(), item.value()) * (transaction ? 2 : 1);
                touches.add(new WriteCost.Touch(
                        operation.type(), role, placement, ofItem(operation.kind()), item.into(units), operation.by()));
            } else if (role != WriteCost.Role.CHECK) {
                touches.add(entry(operation, role, alternatives));
            }
        }
    }

    private static Units.Change ofItem(WritePattern.Kind kind) {
        return switch (kind) {
            case CREATE -> Units.Change.ENTERED;
            case DELETE -> Units.Change.LEFT;
            case CHECK -> Units.Change.UNTOUCHED;
            case PUT, UPDATE, UPSERT -> Units.Change.REWRITTEN;
        };
    }

    /** Of alternatives, of which an item has one at most, the largest counts. */
    private WriteCost.Touch entry(Operation operation, WriteCost.Role role, List<Placement> alternatives) {
        Placement placement = alternatives.get(0);
        Figure size = Figure.ZERO;
        for (Placement one : alternatives) {
            Figure entry = sizes.entry(operation.type(), one);
            size = entry.value() > size.value() ? entry : size;
        }
        Units.Change change = EntryChange.of(operation.kind(), operation.changed(), operation.plan(), alternatives);
        Figure units = size.into(Units.entry(size.value(), size.value(), change));
        return new WriteCost.Touch(operation.type(), role, placement, change, units, operation.by());
    }
}
