package io.neverscan.dsl.cost;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What the declared numbers say against a design. Without numbers nothing is said. */
public final class CostFindings {
    /** Units in all for one of the table, in hundredths, from which it is told. */
    private static final long AMPLIFIED = 400;

    /** Share that a filter keeps, in hundredths of a percent, down from which it is told. */
    private static final int FEW = 1_000;

    /** Contributors that a note names. */
    private static final int NAMED = 4;

    /** Attributes that one index may include. Source: Amazon DynamoDB API Reference, "Projection". */
    private static final int MOST_INCLUDED = 20;

    private CostFindings() {}

    /**
     * Judges a model.
     *
     * @param model the model
     * @param plans its plans
     * @return warnings
     */
    public static List<Diagnostic> of(Model model, List<AccessPlan> plans) {
        if (model.workload().equals(Workload.NONE)) {
            return List.of();
        }
        Costs costs = Costs.of(model, plans, Prices.standard());
        List<Diagnostic> findings = new ArrayList<>();
        for (KeySpace space : costs.spaces()) {
            hot(space, true).ifPresent(findings::add);
            hot(space, false).ifPresent(findings::add);
        }
        costs.writes().forEach(w -> amplified(w).ifPresent(findings::add));
        costs.reads().forEach(r -> filtered(r).ifPresent(findings::add));
        costs.indexes().forEach(i -> everything(model, i, costs).ifPresent(findings::add));
        return findings;
    }

    private static Optional<Diagnostic> hot(KeySpace space, boolean write) {
        Figure hottest = space.hottest(write);
        long limit = KeySpace.limit(write);
        if (hottest.value() <= limit) {
            return Optional.empty();
        }
        boolean all = space.mean(write).value() > limit;
        boolean global = space.location() instanceof Location.Secondary secondary
                && !secondary.index().local();
        Code code = write && global ? Code.GSI_BACK_PRESSURE : all ? Code.HOT_PARTITION : Code.CELEBRITY_PARTITION;
        String units = write ? " write units" : " read units";
        Placement placement = space.places().get(0).placement();
        Diagnostic finding = Diagnostic.at(
                        code,
                        placement.partition().get(0).span(),
                        (all ? "a partition" : "the most used partition") + " of "
                                + space.location().describe() + " with key `" + space.partition() + "` gets "
                                + whole(hottest.value()) + units + " a second; it takes " + whole(limit))
                .note(contributors(space, write));
        if (hottest.basis() == Basis.ASSUMED) {
            finding = finding.note("sizes or numbers of items are assumed; `expect` can tell them");
        }
        if (code == Code.GSI_BACK_PRESSURE) {
            finding = finding.note("where an index cannot follow, writes of the table are refused as well");
        }
        long parts = (hottest.value() + limit - 1) / limit;
        return Optional.of(finding.help(write ? shards(space, parts) : copies(parts)));
    }

    private static String contributors(KeySpace space, boolean write) {
        Map<String, Long> byName = new LinkedHashMap<>();
        space.loads().stream()
                .filter(l -> l.write() == write)
                .forEach(l -> byName.merge(l.name(), l.hottest().value(), Long::sum));
        String named = byName.entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<String, Long> e) -> -e.getValue())
                        .thenComparing(Map.Entry::getKey))
                .limit(NAMED)
                .map(e -> "`" + e.getKey() + "` " + whole(e.getValue()))
                .collect(Collectors.joining(", "));
        return "at the highest declared rates: " + named + (byName.size() > NAMED ? ", and others" : "");
    }

    private static Help shards(KeySpace space, long parts) {
        KeySpace.Place place = space.places().get(0);
        Set<Attribute> bound = new LinkedHashSet<>();
        place.placement().partition().forEach(t -> bound.addAll(t.attributes()));
        return place.type().identity().stream()
                .filter(a -> !bound.contains(a))
                .findFirst()
                .map(a -> Help.advice("divide it into at least " + parts + " shards, as in `" + space.partition() + "#{"
                        + a.name() + ":shard(" + parts + ")}`; a read of all then takes " + parts + " Queries"))
                .orElseGet(() -> Help.advice(
                        "divide its writes over at least " + parts + " items, and add them up when they are read"));
    }

    private static Help copies(long parts) {
        return Help.advice("keep what is read in a cache, or in " + parts + " copies under different partition keys");
    }

    private static Optional<Diagnostic> amplified(WriteCost write) {
        if (write.calls().rate().isEmpty() || write.amplification() < AMPLIFIED) {
            return Optional.empty();
        }
        Map<Location, Long> byIndex = new LinkedHashMap<>();
        write.touches().stream()
                .filter(t -> !t.placement().isBase())
                .forEach(t -> byIndex.merge(t.location(), t.units().value(), Long::sum));
        String indexes = byIndex.entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<Location, Long> e) -> -e.getValue()))
                .limit(NAMED)
                .map(e -> e.getKey().describe() + " " + number(e.getValue()))
                .collect(Collectors.joining(", "));
        return Optional.of(Diagnostic.at(
                        Code.WRITE_AMPLIFICATION,
                        write.span(),
                        "`" + write.name() + "` takes "
                                + number(write.indexUnits().value())
                                + " write units in indexes for "
                                + number(write.tableUnits().value())
                                + " in the table")
                .note(indexes)
                .help(Help.advice(
                        "let fewer indexes hold what it changes: a narrower projection, or keys without it")));
    }

    private static Optional<Diagnostic> filtered(ReadCost read) {
        AccessPattern pattern = read.plan().pattern();
        int kept = read.calls().kept().orElse(Workload.WHOLE);
        if (pattern.filter().isEmpty() || kept > FEW) {
            return Optional.empty();
        }
        long given = Math.max(1, read.rows().value() * kept / Workload.WHOLE);
        return Optional.of(Diagnostic.at(
                        Code.READ_AMPLIFICATION,
                        pattern.filter().get().span(),
                        "`" + pattern.name() + "` reads " + number(read.rows().value()) + " items to give "
                                + number(given))
                .note("what a filter throws away is charged: "
                        + halves(read.halfUnits().value()) + " read units a call")
                .help(Help.advice("build a key from what the filter asks, or an index that holds only what it keeps")));
    }

    private static Optional<Diagnostic> everything(Model model, IndexCost cost, Costs costs) {
        Location.Secondary location = cost.location();
        List<AccessPlan.Served> readers = costs.reads().stream()
                .map(ReadCost::plan)
                .filter(p -> p.read().location().equals(location))
                .toList();
        Set<String> read = new LinkedHashSet<>();
        Set<String> unread = new LinkedHashSet<>();
        long bytes = 0;
        for (ItemType type : model.items()) {
            Optional<Placement> placement = type.placements().stream()
                    .filter(p -> p.location().equals(location))
                    .findFirst();
            if (placement.isEmpty()) {
                continue;
            }
            for (Attribute attribute : type.attributes()) {
                boolean needed = readers.stream().anyMatch(r -> r.needs(attribute.storedName()));
                boolean held = placement.get().templates().stream()
                        .anyMatch(t -> t.held().contains(attribute));
                (needed && !held ? read : unread).add(attribute.storedName());
            }
            bytes = Math.max(
                    bytes,
                    new Sizes(model.workload()).entry(type, placement.get()).value());
        }
        unread.removeAll(read);
        boolean needless = !(location.index().projection() instanceof Projection.All)
                || location.index().local()
                || readers.isEmpty()
                || readers.stream().anyMatch(CostFindings::wantsAll)
                || unread.stream().allMatch(u -> isKey(model, location, u))
                || read.size() > MOST_INCLUDED;
        String lean = read.isEmpty() ? "keysOnly" : "[" + String.join(", ", read) + "]";
        return needless
                ? Optional.empty()
                : Optional.of(Diagnostic.at(
                                Code.PROJECTION_ALL_UNNEEDED,
                                location.index().span(),
                                "index `" + location.index().name() + "` holds all attributes, and "
                                        + (read.isEmpty() ? "none" : "only " + read.size()) + " beside its keys "
                                        + (read.size() == 1 ? "is" : "are") + " read there")
                        .note("an entry has up to " + number(bytes)
                                + " bytes, and every change of an item writes it anew")
                        .help(Help.advice("write `projection: " + lean + "`")));
    }

    private static boolean wantsAll(AccessPlan.Served reader) {
        return reader.pattern().kind().givesItems() && reader.results().stream().anyMatch(AccessPlan.Result::full);
    }

    /** Whether an attribute stands in a key of the index as it is, so that any projection holds it. */
    private static boolean isKey(Model model, Location.Secondary location, String storedName) {
        return model.itemsOf(location.table()).stream()
                .flatMap(i -> i.placements().stream())
                .filter(p -> p.location().equals(location) || p.isBase())
                .flatMap(p -> p.templates().stream())
                .flatMap(t -> t.held().stream())
                .anyMatch(a -> a.storedName().equals(storedName));
    }

    /** Thousandths as a whole number, rounded up. */
    private static String whole(long thousandths) {
        return number((thousandths + 999) / 1000);
    }

    private static String halves(long halfUnits) {
        return number(halfUnits / 2) + (halfUnits % 2 == 0 ? "" : ".5");
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
