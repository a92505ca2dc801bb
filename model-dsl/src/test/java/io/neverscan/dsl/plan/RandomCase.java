package io.neverscan.dsl.plan;

import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Capacity;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.TableSettings;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.Span;
import io.neverscan.runtime.key.TimeBucket;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A random model of three item types on one table with up to three indexes, one of them local, random patterns, and random rows and arguments out
 * of small domains full of prefixes, delimiters and escapes. One seed gives one case.
 */
final class RandomCase {
    private static final List<String> LITERALS = List.of("A#", "AB#", "B#", "A", "#", "C#A#", "1#", "OPEN#", "a#");
    private static final List<String> TEXTS = List.of(
            "a", "ab", "a#", "a#b", "b", "%", "%23", "A", "AB", "OPEN", "1", "!", "a!", "\uE000", "\uD83D\uDE00", "ba");
    private static final List<Instant> INSTANTS = List.of(
            Instant.parse("2024-05-01T10:00:00Z"),
            Instant.parse("2024-05-01T10:00:00.500Z"),
            Instant.parse("2024-05-01T10:00:01Z"),
            Instant.parse("2024-05-01T09:59:59.999Z"));
    private static final List<Long> NUMBERS = List.of(0L, 1L, 2L, 9L, 10L, 99L);

    /** The same case, changed in a way that must not make the planner refuse what it accepts. */
    enum Variant {
        PLAIN,
        /** One index more, which holds nothing. */
        MORE_INDEXES,
        /** No attribute may be absent. */
        ALL_REQUIRED,
        /** One type more, in a partition of its own. */
        MORE_TYPES,
        /** Types and indexes declared the other way round. */
        REVERSED
    }

    private static final String UNUSED = "UNUSED";
    /** Patterns of one model: most of the time goes into making models. */
    private static final int PATTERNS = 16;
    /** Requests enough for three values of each of three components. */
    private static final int MOST = 27;

    private final Random random;
    private final Variant variant;
    private final RandomConditions conditions;
    private final boolean wide;
    private final boolean signed;
    private static final List<BigDecimal> DECIMALS = List.of(
            new BigDecimal("0"), new BigDecimal("0.5"), new BigDecimal("9.5"), BigDecimal.TEN, new BigDecimal("10.1"));
    private final Span span = new SourceFile("random.yaml", "").span(0, 0);
    private final EnumType codes = new EnumType(
            "Code",
            List.of(new EnumType.Value("OPEN", "OPEN"), new EnumType.Value("A", "A"), new EnumType.Value("X", "#x")),
            span);
    private final Table table;
    private final List<ItemType> items = new ArrayList<>();
    final Model model;
    /** The first of the model's patterns. */
    final AccessPattern pattern;

    RandomCase(long seed) {
        this(seed, Variant.PLAIN, true);
    }

    /** A case without the newer forms of keys, whose domains are too many to be tried exhaustively. */
    RandomCase(long seed, Variant variant) {
        this(seed, variant, false);
    }

    private RandomCase(long seed, Variant variant, boolean wide) {
        this.variant = variant;
        this.wide = wide;
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
        this.conditions = new RandomConditions(random, span, this::value);
        this.signed = wide && chance(40);
        KeyAttribute.Type sortType = chance(15) ? KeyAttribute.Type.N : KeyAttribute.Type.S;
        KeyAttribute pk = new KeyAttribute("PK", KeyAttribute.Type.S);
        KeyAttribute sk = new KeyAttribute(sortType == KeyAttribute.Type.N ? "n" : "SK", sortType);
        Index gsi = new Index(
                "GSI1",
                List.of(new KeyAttribute("GSI1PK", KeyAttribute.Type.S)),
                chance(85) ? List.of(new KeyAttribute("GSI1SK", KeyAttribute.Type.S)) : List.of(),
                new Projection.All(),
                false,
                Capacity.NONE,
                span);
        Index inverted = new Index("INV", List.of(sk), List.of(pk), new Projection.All(), false, Capacity.NONE, span);
        List<Index> indexes = new ArrayList<>(List.of(gsi));
        if (sortType == KeyAttribute.Type.S && chance(40)) {
            indexes.add(inverted);
        }
        if (chance(30)) {
            KeyAttribute lsiSort = new KeyAttribute("LSISK", KeyAttribute.Type.S);
            indexes.add(
                    new Index("LSI", List.of(pk), List.of(lsiSort), new Projection.All(), true, Capacity.NONE, span));
        }
        if (wide && chance(20)) {
            indexes.add(ofAttributes());
        }
        if (variant == Variant.MORE_INDEXES) {
            KeyAttribute unused = new KeyAttribute("UNUSEDPK", KeyAttribute.Type.S);
            indexes.add(
                    0, new Index(UNUSED, List.of(unused), List.of(), new Projection.All(), false, Capacity.NONE, span));
        }
        List<Index> declared = new ArrayList<>(indexes);
        if (variant == Variant.REVERSED) {
            Collections.reverse(declared);
        }
        this.table =
                new Table("t", pk, Optional.of(sk), declared, Optional.of("_type"), false, TableSettings.DEFAULT, span);
        for (String name : List.of("T", "U", "V")) {
            items.add(entity(name, indexes));
        }
        List<AccessPattern> patterns = new ArrayList<>();
        for (int i = 0; i < (wide ? PATTERNS : 1); i++) {
            patterns.add(pattern("p" + i, items));
        }
        this.pattern = patterns.get(0);
        if (variant == Variant.MORE_TYPES) {
            items.add(apart());
        }
        if (variant == Variant.REVERSED) {
            Collections.reverse(items);
        }
        this.model = new Model(
                "m",
                "m",
                Optional.empty(),
                List.of(table),
                List.of(codes),
                items,
                patterns,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Workload.NONE,
                span);
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T one(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Entity entity(String name, List<Index> indexes) {
        List<Attribute> attributes = new ArrayList<>(List.of(
                attribute("a", Scalar.STRING, false),
                attribute("b", Scalar.STRING, false),
                attribute("n", Scalar.LONG, false),
                attribute("t", Scalar.INSTANT, false),
                attribute("e", codes, false),
                attribute("o", Scalar.STRING, variant != Variant.ALL_REQUIRED)));
        if (wide) {
            attributes.add(attribute("d", Scalar.DECIMAL, false));
        }
        List<Placement> placements = new ArrayList<>();
        Placement base = items.isEmpty() || sortTypeIsNumber() || !chance(15) ? base(attributes) : below(items.get(0));
        placements.add(base);
        for (Index index : indexes) {
            Location location = new Location.Secondary(table, index);
            if (index.name().equals(UNUSED)) {
                continue;
            }
            if (index.name().equals("INV")) {
                placements.add(new Placement(
                        location,
                        Placement.Form.PRIMARY,
                        base.sort().get(0),
                        Optional.of(base.partition().get(0))));
            } else if (index.isMultiAttribute()) {
                if (chance(45)) {
                    placements.add(new Placement(
                            location,
                            Placement.Form.PRIMARY,
                            natural(index.partitionKeys(), attributes),
                            natural(index.sortKeys(), attributes),
                            Optional.empty()));
                }
            } else if (chance(70)) {
                int alternatives = wide && chance(20) ? 2 : 1;
                for (int i = 0; i < alternatives; i++) {
                    KeyTemplate partition = index.local()
                            ? base.partition().get(0)
                            : template(index.partitionKeys().get(0), attributes, 2);
                    placements.add(new Placement(
                            location,
                            Placement.Form.PRIMARY,
                            List.of(partition),
                            index.sortKeys().stream()
                                    .map(s -> behind(partition, s, attributes))
                                    .toList(),
                            alternatives == 2 || (wide && chance(30))
                                    ? Optional.of(conditions.when(attributes, 2))
                                    : Optional.empty()));
                }
            }
        }
        Set<Attribute> identity = new LinkedHashSet<>();
        base.templates().forEach(t -> identity.addAll(t.attributes()));
        return new Entity(
                name,
                table,
                attributes,
                List.copyOf(identity),
                placements,
                Traits.NONE.withUnique(
                        chance(30)
                                ? List.of(
                                        List.of(one(List.of(attributes.get(0), attributes.get(2), attributes.get(5)))))
                                : List.of()),
                List.of(),
                Optional.empty(),
                span);
    }

    /** An index whose keys are two to five attributes of the items; the types that lie in it have all of them. */
    private Index ofAttributes() {
        List<String> shuffled = new ArrayList<>(names("a", "b", "n", "t", "e", "o"));
        Collections.shuffle(shuffled, random);
        List<KeyAttribute> keys = shuffled.stream()
                .map(n ->
                        new KeyAttribute(n, n.equals("n") || n.equals("d") ? KeyAttribute.Type.N : KeyAttribute.Type.S))
                .toList();
        int partition = 1 + random.nextInt(2);
        int sort = partition == 1 ? 2 + random.nextInt(2) : random.nextInt(4);
        return new Index(
                "NATURAL",
                keys.subList(0, partition),
                keys.subList(partition, partition + sort),
                new Projection.All(),
                false,
                Capacity.NONE,
                span);
    }

    private List<KeyTemplate> natural(List<KeyAttribute> keys, List<Attribute> attributes) {
        List<KeyTemplate> templates = new ArrayList<>();
        for (KeyAttribute key : keys) {
            Attribute attribute = attributes.stream()
                    .filter(a -> a.name().equals(key.name()))
                    .findFirst()
                    .orElseThrow();
            KeyEncoding encoding = switch (attribute.name()) {
                case "n", "d" -> new KeyEncoding.NativeNumber();
                case "t" -> new KeyEncoding.Moment(3);
                case "e" -> new KeyEncoding.Code(codes);
                default -> new KeyEncoding.Raw("");
            };
            templates.add(new KeyTemplate(key, List.of(new Segment.Component(attribute, encoding, span)), true, span));
        }
        return templates;
    }

    /** No template of the others begins so. */
    private Entity apart() {
        Attribute id = attribute("id", Scalar.STRING, false);
        Segment component = new Segment.Component(id, new KeyEncoding.Text(), span);
        KeyAttribute sk = table.sortKey().orElseThrow();
        Attribute number = attribute("n", Scalar.LONG, false);
        Segment sort = sk.type() == KeyAttribute.Type.N
                ? new Segment.Component(number, new KeyEncoding.NativeNumber(), span)
                : new Segment.Literal("APART", span);
        Placement base = new Placement(
                new Location.Base(table),
                Placement.Form.PRIMARY,
                new KeyTemplate(
                        table.partitionKey(), List.of(new Segment.Literal("$APART#", span), component), false, span),
                Optional.of(new KeyTemplate(sk, List.of(sort), sk.type() == KeyAttribute.Type.N, span)));
        return new Entity(
                "Z",
                table,
                List.of(id, number),
                List.of(id),
                List.of(base),
                Traits.NONE,
                List.of(),
                Optional.empty(),
                span);
    }

    private boolean sortTypeIsNumber() {
        return table.sortKey().orElseThrow().type() == KeyAttribute.Type.N;
    }

    /** A child of a type: in the same partition, with a sort key that begins with the parent's. */
    private Placement below(ItemType parent) {
        Placement base = parent.base();
        List<Segment> segments = new ArrayList<>(base.sort().get(0).segments());
        segments.add(new Segment.Literal("#" + one(LITERALS), span));
        List<Attribute> held =
                base.templates().stream().flatMap(t -> t.attributes().stream()).toList();
        parent.attributes().stream()
                .filter(a -> !a.name().equals("o") && !held.contains(a))
                .findFirst()
                .ifPresent(a -> segments.add(new Segment.Component(a, encoding(a), span)));
        return new Placement(
                base.location(),
                Placement.Form.PRIMARY,
                base.partition().get(0),
                Optional.of(new KeyTemplate(table.sortKey().orElseThrow(), segments, false, span)));
    }

    private Placement base(List<Attribute> attributes) {
        List<Attribute> required =
                attributes.stream().filter(a -> !a.name().equals("o")).toList();
        KeyAttribute sk = table.sortKey().orElseThrow();
        KeyTemplate sort = sk.type() == KeyAttribute.Type.N
                ? new KeyTemplate(
                        sk,
                        List.of(new Segment.Component(required.get(2), new KeyEncoding.NativeNumber(), span)),
                        true,
                        span)
                : wide && chance(8) ? naturalMoment(sk, required.get(3)) : template(sk, required, 3);
        return new Placement(
                new Location.Base(table),
                Placement.Form.PRIMARY,
                template(table.partitionKey(), required, 2),
                Optional.of(sort));
    }

    /** A sort key that is a moment of the item itself, as in tables with natural keys. */
    private KeyTemplate naturalMoment(KeyAttribute sk, Attribute moment) {
        Segment component = new Segment.Component(moment, new KeyEncoding.Moment(3), span);
        return new KeyTemplate(sk, List.of(component), true, span);
    }

    /** Behind a time bucket mostly stands the moment itself. */
    private KeyTemplate behind(KeyTemplate partition, KeyAttribute key, List<Attribute> attributes) {
        boolean timed = partition.components().stream().anyMatch(c -> c.encoding() instanceof KeyEncoding.Bucket);
        if (!timed || chance(20)) {
            return template(key, attributes, 3);
        }
        Segment moment = new Segment.Component(attributes.get(3), new KeyEncoding.Moment(3), span);
        Segment other = new Segment.Component(attributes.get(0), new KeyEncoding.Text(), span);
        return new KeyTemplate(key, List.of(moment, new Segment.Literal("#", span), other), false, span);
    }

    private Attribute attribute(String name, AttributeType type, boolean optional) {
        return new Attribute(name, name, type, optional, false, Optional.empty(), span);
    }

    private KeyTemplate template(KeyAttribute key, List<Attribute> from, int most) {
        List<Attribute> shuffled = new ArrayList<>(from);
        Collections.shuffle(shuffled, random);
        int count = random.nextInt(most + 1);
        List<Segment> segments = new ArrayList<>();
        if (count == 0 || chance(60)) {
            segments.add(new Segment.Literal(one(LITERALS), span));
        }
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                segments.add(new Segment.Literal(chance(80) ? "#" : "#" + one(LITERALS), span));
            }
            Attribute attribute = shuffled.get(i);
            boolean part =
                    key.equals(table.partitionKey()) ? chance(5) : key.name().equals("GSI1PK") && chance(40);
            segments.add(new Segment.Component(attribute, part ? part(attribute) : encoding(attribute), span));
        }
        if (count > 0 && chance(25)) {
            segments.add(new Segment.Literal("#", span));
        }
        return new KeyTemplate(key, segments, false, span);
    }

    /** A bucket or a shard, for the attributes that can have one. */
    private KeyEncoding part(Attribute attribute) {
        return switch (attribute.name()) {
            case "t" -> new KeyEncoding.Bucket(TimeBucket.HOUR, false);
            case "a", "b", "e" -> new KeyEncoding.Shard(2 + random.nextInt(2));
            default -> encoding(attribute);
        };
    }

    private KeyEncoding encoding(Attribute attribute) {
        return switch (attribute.name()) {
            case "n" -> turned(signed ? new KeyEncoding.Signed(2) : new KeyEncoding.Padded(3));
            case "t" -> turned(new KeyEncoding.Moment(3));
            case "d" -> turned(new KeyEncoding.Decimal(2, 1, signed));
            case "e" -> new KeyEncoding.Code(codes);
            default -> new KeyEncoding.Text();
        };
    }

    private List<String> names(String... always) {
        List<String> names = new ArrayList<>(List.of(always));
        if (wide) {
            names.add("d");
        }
        return names;
    }

    private KeyEncoding turned(KeyEncoding encoding) {
        return wide && chance(30) ? new KeyEncoding.Descending(encoding) : encoding;
    }

    private AccessPattern pattern(String called, List<ItemType> items) {
        List<ItemType> types = new ArrayList<>(items);
        Collections.shuffle(types, random);
        types = types.subList(0, chance(25) ? 2 : 1);
        List<String> equal = new ArrayList<>();
        // Half of the patterns give just what some place needs; the others give anything.
        List<Placement> places = types.get(0).placements();
        Placement last = places.get(places.size() - 1);
        // An index of attributes is the last place; a read of it seldom meets no other type there.
        Placement place = last.partition().get(0).natural() && chance(40) ? last : one(places);
        if (chance(75)) {
            place.partition().forEach(t -> t.held().forEach(a -> equal.add(a.name())));
            List<Attribute> sort = sorted(place);
            sort.subList(0, random.nextInt(sort.size() + 1)).forEach(a -> equal.add(a.name()));
        } else {
            names("a", "b", "n", "t", "e", "o").stream().filter(x -> chance(35)).forEach(equal::add);
        }
        // What has few values may be left open: the plan asks for each of them.
        if (chance(30)) {
            equal.remove("e");
        }
        Optional<String> listed = chance(30) && !equal.isEmpty() ? Optional.of(one(equal)) : Optional.empty();
        // A time bucket asks for a range of its attribute.
        boolean timed = place.partitionComponents().stream().anyMatch(c -> c.encoding() instanceof KeyEncoding.Bucket)
                && !equal.contains("t")
                && chance(80);
        Optional<String> ranged =
                timed ? Optional.of("t") : chance(50) ? Optional.empty() : Optional.of(nextOf(place, equal));
        Comparison comparison = timed && chance(60)
                ? Comparison.BETWEEN
                : one(List.of(
                        Comparison.LT,
                        Comparison.LE,
                        Comparison.GT,
                        Comparison.GE,
                        Comparison.BETWEEN,
                        Comparison.BEGINS_WITH));
        List<AccessPattern.Target> targets = new ArrayList<>();
        for (ItemType type : types) {
            List<Condition> where = new ArrayList<>();
            equal.stream()
                    .distinct()
                    .forEach(name -> where.add(condition(
                            type, name, listed.filter(name::equals).isPresent() ? Comparison.IN : Comparison.EQ, "")));
            ranged.filter(r -> !equal.contains(r))
                    .filter(r -> comparison != Comparison.BEGINS_WITH
                            || List.of("a", "b", "o").contains(r))
                    .ifPresent(r -> where.add(condition(type, r, comparison, "r")));
            List<Predicate> holding = new ArrayList<>();
            place.when().ifPresent(w -> {
                if (chance(30)) {
                    holding.add(w);
                } else {
                    conditions.repeat(type, w, where);
                }
            });
            if (wide && chance(15)) {
                holding.add(new Predicate.Exists(type.attribute("o").orElseThrow(), span));
            } else if (wide && chance(5)) {
                holding.add(conditions.when(type.attributes(), 1));
            }
            targets.add(new AccessPattern.Target(type, where, holding));
        }
        List<AccessPattern.Order> order = new ArrayList<>();
        if (chance(50)) {
            boolean descending = chance(50);
            order.add(new AccessPattern.Order(
                    types.get(0).attribute(nextOf(place, equal)).orElseThrow(),
                    descending,
                    chance(50) ? types : types.subList(0, 1),
                    span));
        }
        AccessPattern.Kind kind = kind(types.size() == 1);
        boolean count = kind == AccessPattern.Kind.COUNT;
        return new AccessPattern(
                called,
                kind,
                targets,
                chance(15) ? Optional.of(filter(types.get(0))) : Optional.empty(),
                count ? List.of() : order,
                new AccessPattern.Options(
                        OptionalInt.empty(),
                        chance(15),
                        List.of(),
                        new AccessPattern.Bounds(
                                listed.isPresent() || chance(50) ? OptionalInt.of(MOST) : OptionalInt.empty(),
                                ranged.filter("t"::equals).isPresent() && chance(25) && !count
                                        ? OptionalInt.of(1 + random.nextInt(2))
                                        : OptionalInt.empty()),
                        types.size() == 1 && !count && kind != AccessPattern.Kind.GET && chance(25)
                                ? fetch(types.get(0), one(items))
                                : Optional.empty()),
                List.of(),
                Optional.empty(),
                span);
    }

    /** Items of another type, or the same one, whose identity the type's own attributes hold; empty if they do not. */
    private Optional<AccessPattern.Fetch> fetch(ItemType type, ItemType node) {
        List<Attribute> by = node.identity().stream()
                .flatMap(a -> type.attributes().stream()
                        .filter(b -> b.name().equals(a.name()) && b.type().equals(a.type())))
                .toList();
        return by.size() == node.identity().size()
                ? Optional.of(new AccessPattern.Fetch("node", node, by, span))
                : Optional.empty();
    }

    private Predicate filter(ItemType type) {
        Attribute attribute = type.attribute(one(List.of("a", "n", "t", "o"))).orElseThrow();
        Comparison comparison = one(List.of(Comparison.LT, Comparison.GE, Comparison.EQ, Comparison.NE));
        Operand operand = new Operand.Argument(new Parameter(attribute.name() + "f", attribute.type(), span));
        return new Predicate.Compare(attribute, comparison, List.of(operand), span);
    }

    private AccessPattern.Kind kind(boolean single) {
        if (chance(15)) {
            return AccessPattern.Kind.FIRST;
        }
        if (single && chance(15)) {
            return AccessPattern.Kind.GET;
        }
        return single && chance(12) ? AccessPattern.Kind.COUNT : AccessPattern.Kind.QUERY;
    }

    private static List<Attribute> sorted(Placement place) {
        return place.sortComponents().stream().map(Segment.Component::attribute).toList();
    }

    private String nextOf(Placement place, List<String> equal) {
        List<String> rest = sorted(place).stream()
                .map(Attribute::name)
                .filter(a -> !equal.contains(a))
                .toList();
        if (rest.size() > 1 && rest.get(0).equals("e") && chance(50)) {
            return rest.get(1);
        }
        return rest.isEmpty() || chance(20) ? one(names("a", "b", "n", "t", "o")) : rest.get(0);
    }

    private Condition condition(ItemType type, String name, Comparison comparison, String suffix) {
        Attribute attribute = type.attribute(name).orElseThrow();
        List<Operand> operands = new ArrayList<>();
        boolean list = comparison == Comparison.IN && chance(80);
        operands.add(new Operand.Argument(new Parameter(
                name + suffix, list ? new AttributeType.ListOf(attribute.type()) : attribute.type(), span)));
        if (comparison == Comparison.IN && !list) {
            operands.add(new Operand.Argument(new Parameter(name + suffix + "2", attribute.type(), span)));
        }
        if (comparison == Comparison.BETWEEN) {
            operands.add(new Operand.Argument(new Parameter(name + suffix + "2", attribute.type(), span)));
        }
        return new Condition(attribute, comparison, operands, span);
    }

    /** Whether one attribute has several conditions, so that perhaps no item fulfils them all. */
    static boolean mayContradictItself(AccessPattern pattern) {
        return pattern.targets().stream()
                        .anyMatch(t -> t.where().stream()
                                        .map(Condition::attribute)
                                        .distinct()
                                        .count()
                                < t.where().size()
                                        + t.holding().stream()
                                                .filter(h -> !(h instanceof Predicate.Exists))
                                                .count())
                || pattern.targets().stream().flatMap(t -> t.where().stream()).anyMatch(RandomCase::isFixedRange);
    }

    /** A range that ends at a constant may hold nothing: no code is below the smallest one. */
    private static boolean isFixedRange(Condition condition) {
        return condition.comparison().isRange() && condition.operands().get(0) instanceof Operand.Constant;
    }

    /** Rows with distinct table keys. */
    List<Row> rows() {
        Map<List<Object>, Row> rows = new LinkedHashMap<>();
        KeyWriter writer = new KeyWriter();
        Set<List<Object>> unique = new LinkedHashSet<>();
        int count = 4 + random.nextInt(12);
        for (int i = 0; i < count; i++) {
            ItemType type = one(model.items());
            Map<String, Object> values = new LinkedHashMap<>();
            for (Attribute attribute : type.attributes()) {
                if (!attribute.optional() || chance(60)) {
                    values.put(attribute.name(), value(attribute.name()));
                }
            }
            Row row = new Row(type, values);
            if (!unique.addAll(uniques(row)) && !uniques(row).isEmpty()) {
                continue;
            }
            List<Object> key = new ArrayList<>();
            type.base().templates().forEach(t -> key.add(writer.write(t, row)));
            rows.putIfAbsent(key, row);
        }
        return List.copyOf(rows.values());
    }

    /** The values of a row that no other row of its type may have. */
    private static List<List<Object>> uniques(Row row) {
        List<List<Object>> taken = new ArrayList<>();
        for (List<Attribute> group : row.type().traits().unique()) {
            List<Object> values = new ArrayList<>(List.of(row.type().name()));
            group.forEach(a -> row.value(a).ifPresent(values::add));
            if (values.size() > group.size()) {
                taken.add(values);
            }
        }
        return taken;
    }

    /** Arguments, mostly taken from a row so that something is found. */
    Map<String, Object> arguments(AccessPattern asked, List<Row> rows) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        Row like = one(rows);
        for (AccessPattern.Target target : asked.targets()) {
            for (Condition condition : target.where()) {
                for (Operand operand : condition.operands()) {
                    if (!(operand instanceof Operand.Argument)) {
                        continue;
                    }
                    Object value = chance(75)
                                    && like.values()
                                            .containsKey(condition.attribute().name())
                            ? like.values().get(condition.attribute().name())
                            : value(condition.attribute().name());
                    Parameter parameter = ((Operand.Argument) operand).parameter();
                    arguments.putIfAbsent(
                            parameter.name(),
                            parameter.type() instanceof AttributeType.ListOf
                                    ? list(value, condition.attribute().name())
                                    : value);
                }
            }
        }
        if (asked.filter().orElse(null) instanceof Predicate.Compare compare) {
            arguments.put(
                    compare.attribute().name() + "f", value(compare.attribute().name()));
        }
        return arguments;
    }

    /** Every item over small domains: each value occurs with each, and texts are also what the templates say. */
    List<Row> everyItem() {
        List<Row> rows = new ArrayList<>();
        for (ItemType type : model.items()) {
            List<Map<String, Object>> partial = List.of(Map.of());
            for (Attribute attribute : type.attributes()) {
                List<Map<String, Object>> longer = new ArrayList<>();
                for (Map<String, Object> values : partial) {
                    if (attribute.optional()) {
                        longer.add(values);
                    }
                    for (Object value : few(attribute.name())) {
                        Map<String, Object> more = new LinkedHashMap<>(values);
                        more.put(attribute.name(), value);
                        longer.add(more);
                    }
                }
                partial = longer;
            }
            partial.forEach(values -> rows.add(new Row(type, values)));
        }
        return rows;
    }

    private List<?> few(String attribute) {
        return switch (attribute) {
            case "n" -> List.of(1L, 10L);
            case "t" -> INSTANTS.subList(0, 2);
            case "e" -> List.of("OPEN", "A", "#x");
            default ->
                Stream.concat(Stream.of("a", "a#b"), written())
                        .distinct()
                        .limit(5)
                        .toList();
        };
    }

    /** Pieces of the templates' literals, which a value may look like. */
    private Stream<String> written() {
        return model.items().stream()
                .flatMap(i -> i.placements().stream())
                .flatMap(p -> p.templates().stream())
                .flatMap(t -> t.segments().stream())
                .filter(Segment.Literal.class::isInstance)
                .flatMap(l -> Stream.of(((Segment.Literal) l).text().split("#")))
                .filter(x -> !x.isEmpty());
    }

    /** Arguments that are values of one item as far as they can be. */
    Map<String, Object> argumentsOf(List<Row> rows) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        Map<String, Object> like = one(rows).values();
        for (AccessPattern.Target target : pattern.targets()) {
            for (Condition condition : target.where()) {
                String name = condition.attribute().name();
                boolean first = true;
                for (Operand operand : condition.operands()) {
                    Object value = first && like.containsKey(name) ? like.get(name) : one(few(name));
                    Parameter parameter = ((Operand.Argument) operand).parameter();
                    arguments.putIfAbsent(
                            parameter.name(),
                            parameter.type() instanceof AttributeType.ListOf ? List.of(value, one(few(name))) : value);
                    first = false;
                }
            }
        }
        return arguments;
    }

    /** Up to four values, of which some may be equal: no more than three differ if the pattern allows three requests. */
    private List<Object> list(Object first, String attribute) {
        List<Object> values = new ArrayList<>();
        int count = random.nextInt(5);
        for (int i = 0; i < count; i++) {
            Object value = i == 0 ? first : value(attribute);
            if (values.contains(value) || values.stream().distinct().count() < 3) {
                values.add(value);
            }
        }
        return values;
    }

    private Object value(String attribute) {
        return switch (attribute) {
            case "n" -> signed && chance(50) ? -one(NUMBERS) : one(NUMBERS);
            case "d" -> signed && chance(50) ? one(DECIMALS).negate() : one(DECIMALS);
            case "t" -> one(INSTANTS);
            case "e" -> one(List.of("OPEN", "A", "#x"));
            default -> one(TEXTS);
        };
    }
}
