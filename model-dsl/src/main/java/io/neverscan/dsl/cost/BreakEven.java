package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.List;
import java.util.Optional;

/**
 * At how many times the writes an index would better hold keys only, and its readers fetch the items. The bill is linear
 * in the rates, so it is one division.
 */
final class BreakEven {
    private final Sizes sizes;
    private final Prices prices;

    BreakEven(Sizes sizes, Prices prices) {
        this.sizes = sizes;
        this.prices = prices;
    }

    /** In hundredths of the declared write rates; empty if nothing tells, or the other index is never cheaper. */
    Optional<Figure> of(Location.Secondary location, List<ReadCost> readers, List<WriteCost> writes) {
        boolean comparable = !location.index().local()
                && !(location.index().projection() instanceof Projection.KeysOnly)
                && !readers.isEmpty()
                && readers.stream()
                        .allMatch(r -> r.month().isPresent()
                                && r.plan().read() instanceof ReadPlan.Query
                                && r.plan().pattern().kind().givesItems());
        if (!comparable) {
            return Optional.empty();
        }
        Location.Secondary lean = keysOnly(location);
        Figure more = Figure.ZERO;
        for (ReadCost reader : readers) {
            Figure fetched =
                    prices.reads(fetching(reader, lean), reader.calls().rate().orElseThrow());
            more = more.plus(fetched.into(
                    Math.max(0, fetched.value() - reader.month().orElseThrow().value())));
        }
        Figure saved = Figure.ZERO;
        for (WriteCost write : writes) {
            saved = saved.plus(saved(write, location, lean));
        }
        return more.value() == 0 || saved.value() == 0
                ? Optional.empty()
                : Optional.of(new Figure(
                        more.times(100).value() / saved.value(), more.basis().with(saved.basis())));
    }

    private static Location.Secondary keysOnly(Location.Secondary location) {
        Index index = location.index();
        return new Location.Secondary(
                location.table(),
                new Index(
                        index.name(),
                        index.partitionKeys(),
                        index.sortKeys(),
                        new Projection.KeysOnly(),
                        index.local(),
                        index.capacity(),
                        index.span()));
    }

    private Figure fetching(ReadCost reader, Location.Secondary lean) {
        ReadPlan.Placed target = reader.plan().read().targets().get(0);
        Figure bytes = entry(target.type(), target.placement(), lean).times(reader.rows());
        Figure item = sizes.item(target.type());
        return bytes.into(Units.read(bytes.value(), false))
                .plus(item.into(Units.read(item.value(), false)).times(reader.rows()));
    }

    private Figure entry(ItemType type, Placement placement, Location.Secondary lean) {
        return sizes.entry(
                type, new Placement(lean, placement.form(), placement.partition(), placement.sort(), placement.when()));
    }

    /** What a write of one month would save. */
    private Figure saved(WriteCost write, Location.Secondary location, Location.Secondary lean) {
        if (write.calls().rate().isEmpty()) {
            return Figure.ZERO;
        }
        Figure saved = Figure.ZERO;
        for (WriteCost.Touch touch : write.touches()) {
            if (!touch.location().equals(location)) {
                continue;
            }
            Figure size = entry(touch.type(), touch.placement(), lean);
            boolean content = touch.change() == Units.Change.REWRITTEN;
            long left = content ? 0 : Units.entry(size.value(), size.value(), touch.change());
            saved = saved.plus(touch.units().into(Math.max(0, touch.units().value() - left)));
        }
        return prices.writes(saved, write.calls().rate().get());
    }
}
