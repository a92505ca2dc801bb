package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Prices reads.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations", "Local secondary indexes".
 */
final class ReadCosts {
    /** Keys of one BatchGetItem. Source: Amazon DynamoDB API Reference, "BatchGetItem". */
    private static final long BATCH = 100;

    /** Share of the items read that a filter is assumed to keep, in hundredths of a percent. */
    private static final int KEPT = 5_000;

    private final Workload workload;
    private final Sizes sizes;
    private final Cardinality cardinality;
    private final Prices prices;

    ReadCosts(Workload workload, Prices prices) {
        this.workload = workload;
        this.sizes = new Sizes(workload);
        this.cardinality = new Cardinality(workload);
        this.prices = prices;
    }

    ReadCost of(AccessPlan.Served plan) {
        Workload.Calls calls = workload.of(plan.pattern().name());
        ReadPlan read = plan.read();
        ReadCost cost = read.query().isPresent() ? query(plan, calls) : byKey(plan, calls);
        return cost.calls().rate().isEmpty() ? cost : priced(cost);
    }

    private ReadCost priced(ReadCost cost) {
        return new ReadCost(
                cost.plan(),
                cost.requests(),
                cost.rows(),
                cost.bytes(),
                cost.pages(),
                cost.halfUnits(),
                cost.halfUnitsOfPartition(),
                cost.calls(),
                cost.calls().rate().map(r -> prices.reads(cost.halfUnits(), r)));
    }

    /** Each item rounds alone. */
    private ReadCost byKey(AccessPlan.Served plan, Workload.Calls calls) {
        ReadPlan read = plan.read();
        ReadPlan.Placed target = read.targets().get(0);
        Figure item = sizes.entry(target.type(), target.placement());
        boolean batch = read instanceof ReadPlan.BatchGet;
        Figure rows = !batch
                ? Figure.derived(1)
                : calls.items().isPresent()
                        ? new Figure(calls.items().getAsLong(), Basis.DECLARED)
                        : Figure.assumed(Cardinality.ROWS);
        Figure each = item.into(Units.read(item.value(), read.strong()));
        Figure units = each.times(rows);
        Figure requests = rows.into((rows.value() + BATCH - 1) / BATCH);
        Figure bytes = item.times(rows);
        return new ReadCost(plan, requests, rows, bytes, Figure.derived(1), units, each, calls, Optional.empty());
    }

    /** What one Query reads is summed before it is rounded. */
    private ReadCost query(AccessPlan.Served plan, Workload.Calls calls) {
        ReadPlan.Query query = plan.read().query().orElseThrow();
        List<Figure> read = rows(plan, query, calls);
        Figure rows = Figure.sum(read);
        Figure bytes = Figure.ZERO;
        Figure beyond = Figure.ZERO;
        for (int i = 0; i < read.size(); i++) {
            ReadPlan.Placed target = query.targets().get(i);
            Figure entry = sizes.entry(target.type(), target.placement());
            Figure count = read.get(i);
            bytes = bytes.plus(entry.times(count));
            if (isFetchedFromTable(target.placement(), plan.results().get(i))) {
                Figure item = sizes.item(target.type());
                beyond = beyond.plus(
                        item.into(Units.read(item.value(), query.strong())).times(count));
            }
        }
        Figure branches = branches(plan.read());
        Figure part = new Figure(
                (bytes.value() + branches.value() - 1) / branches.value(),
                bytes.basis().with(branches.basis()));
        Figure pages = part.into(Units.pages(part.value()));
        Figure ofPartition = part.into(Units.read(part.value(), query.strong())).plus(beyond);
        Figure units = part.into(Units.read(part.value(), query.strong()))
                .times(branches)
                .plus(beyond)
                .plus(fetched(plan, rows));
        Figure requests = pages.times(branches);
        if (plan.fetched().isPresent()) {
            requests = requests.plus(rows.into((rows.value() + BATCH - 1) / BATCH));
        }
        return new ReadCost(plan, requests, rows, bytes, pages, units, ofPartition, calls, Optional.empty());
    }

    /** Items of each type that one call reads. */
    private List<Figure> rows(AccessPlan.Served plan, ReadPlan.Query query, Workload.Calls calls) {
        AccessPattern pattern = plan.pattern();
        List<Figure> found = new ArrayList<>();
        pattern.targets().forEach(t -> found.add(cardinality.rows(t)));
        int largest = 0;
        for (int i = 1; i < found.size(); i++) {
            largest = found.get(i).value() > found.get(largest).value() ? i : largest;
        }
        long others = Figure.sum(found).value() - found.get(largest).value();
        Figure all = found.get(largest);
        if (calls.items().isPresent()) {
            long declared = Math.max(0, calls.items().getAsLong() - others);
            all = new Figure(declared, Basis.DECLARED);
            if (pattern.filter().isPresent()) {
                all = beforeFilter(all, calls);
            }
        } else {
            long limit = limit(query);
            Figure wanted = pattern.filter().isPresent() && limit < Long.MAX_VALUE
                    ? beforeFilter(Figure.derived(limit), calls)
                    : Figure.derived(limit);
            all = wanted.value() < all.value() ? wanted : all;
        }
        found.set(largest, all);
        return found;
    }

    private static long limit(ReadPlan.Query query) {
        if (query.reading().wanted() instanceof ReadPlan.First) {
            return 1;
        }
        return query.reading().isCount() || query.reading().page().isEmpty()
                ? Long.MAX_VALUE
                : query.reading().page().getAsInt();
    }

    private static Figure beforeFilter(Figure kept, Workload.Calls calls) {
        int share = Math.max(1, calls.kept().orElse(KEPT));
        Basis basis = calls.kept().isPresent() ? kept.basis().with(Basis.DERIVED) : Basis.ASSUMED;
        return new Figure((kept.times(Workload.WHOLE).value() + share - 1) / share, basis);
    }

    private static Figure branches(ReadPlan read) {
        if (!(read instanceof ReadPlan.FanOut fan)) {
            return Figure.derived(1);
        }
        if (fan.combination() == ReadPlan.Combination.IN_TURN
                && !fan.each().reading().isCount()) {
            return Figure.assumed(1);
        }
        return fan.isFixed() ? Figure.derived(fan.most()) : Figure.assumed(fan.most());
    }

    /** A local index gives what it does not hold from the table, a read of the whole item for each. */
    private static boolean isFetchedFromTable(Placement placement, AccessPlan.Result result) {
        return placement.location() instanceof Location.Secondary secondary
                && secondary.index().local()
                && result.attributes().stream()
                        .filter(a -> !result.fromKeys().contains(a))
                        .map(Attribute::storedName)
                        .anyMatch(n -> !ItemBytes.isHeld(placement.location(), n));
    }

    private Figure fetched(AccessPlan.Served plan, Figure rows) {
        return plan.fetched()
                .map(batch -> {
                    Figure item = sizes.item(batch.target().type());
                    return item.into(Units.read(item.value(), batch.strong())).times(rows);
                })
                .orElse(Figure.ZERO);
    }
}
