package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.Label;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is to be said about plans: patterns that no key serves, and indexes that no pattern reads. */
public final class PlanFindings {
    /** From the first rule that is tried to the last: the further an attempt came, the more its reason says. */
    private static final List<Code> PROGRESS = List.of(
            Code.NO_TEMPLATE,
            Code.PK_UNBOUND,
            Code.GET_NEEDS_FULL_KEY,
            Code.PREFIX_ON_PARTITION,
            Code.SPARSE_MISS,
            Code.PK_DISAGREE,
            Code.FILTER_REQUIRED,
            Code.RANGE_NOT_NEXT,
            Code.SK_GAP,
            Code.NOT_ORDER_PRESERVING,
            Code.ORDER_MISMATCH,
            Code.NOT_SEPARATED,
            Code.PROJECTION_MISS,
            Code.FILTER_ON_KEY,
            Code.STRONG_ON_INDEX,
            Code.NOT_UNIQUE,
            Code.UNBOUNDED);

    /** The rules of which a condition or an order of the pattern is left over. */
    private static final Set<Code> UNANSWERED = EnumSet.of(
            Code.SPARSE_MISS,
            Code.FILTER_REQUIRED,
            Code.RANGE_NOT_NEXT,
            Code.SK_GAP,
            Code.NOT_ORDER_PRESERVING,
            Code.ORDER_MISMATCH);

    private PlanFindings() {}

    /**
     * Findings about the plans of a model.
     *
     * @param model the model
     * @param plans its plans
     * @return findings in the order of the model
     */
    public static List<Diagnostic> of(Model model, List<AccessPlan> plans) {
        List<Diagnostic> findings = new ArrayList<>();
        Repairs repairs = new Repairs(model);
        for (AccessPlan plan : plans) {
            if (plan instanceof AccessPlan.Unservable unservable) {
                findings.add(unservable(repairs, unservable));
            }
        }
        // An index whose pattern is refused is not unused: the refusal says it all.
        if (findings.isEmpty()) {
            findings.addAll(new Unread(model, plans).findings());
        }
        return List.copyOf(findings);
    }

    private static Diagnostic unservable(Repairs repairs, AccessPlan.Unservable plan) {
        AccessPattern pattern = plan.pattern();
        Rejection telling = plan.rejections().stream()
                .max(Comparator.comparingInt(PlanFindings::progress))
                .orElseThrow();
        String table = pattern.owner().table().name();
        Diagnostic finding = new Diagnostic(
                telling.code(),
                message(pattern, telling),
                new Label(pattern.span(), label(telling.code(), table)),
                telling.span().stream().map(s -> new Label(s, telling.reason())).toList(),
                notes(plan, telling),
                List.of());
        List<Help> mending = repairs.of(pattern, telling);
        for (Help help : mending) {
            finding = finding.help(help);
        }
        for (Help help : helps(pattern, telling, !mending.isEmpty())) {
            finding = finding.help(help);
        }
        return finding;
    }

    /** An attempt that was given nothing of the partition and left conditions over came no further than to ask for it. */
    private static int progress(Rejection rejection) {
        boolean guessed = rejection.blind() && UNANSWERED.contains(rejection.code());
        return PROGRESS.indexOf(guessed ? Code.NO_TEMPLATE : rejection.code());
    }

    private static String message(AccessPattern pattern, Rejection telling) {
        String name = "`" + pattern.name() + "`";
        return switch (telling.code()) {
            case NOT_SEPARATED -> name + " would return items that it does not ask for";
            case STRONG_ON_INDEX -> name + " cannot be read strongly consistent";
            case PROJECTION_MISS -> name + " needs an attribute that no serving index holds";
            case FILTER_ON_KEY -> name + " filters on a key attribute of what it reads";
            case ORDER_MISMATCH -> name + " cannot be read in the declared order";
            case UNBOUNDED ->
                telling.span().isPresent()
                        ? name + " needs a number of requests that nothing bounds"
                        : name + " needs more requests than it may take";
            case GET_NEEDS_FULL_KEY -> name + " does not give the whole key";
            case NOT_UNIQUE -> name + " may find more than one item";
            default -> name + " cannot be served by GetItem or Query";
        };
    }

    private static String label(Code code, String table) {
        return switch (code) {
            case NOT_SEPARATED -> "the keys of two types are not kept apart";
            case NOT_UNIQUE -> "`get` gives one item or none";
            case GET_NEEDS_FULL_KEY -> "`get` reads by the whole key, or by a unique attribute that an index holds";
            case STRONG_ON_INDEX, PROJECTION_MISS -> "an index answers it, but not so";
            case FILTER_ON_KEY -> "DynamoDB refuses this filter";
            case UNBOUNDED -> "each value is a request of its own";
            case ORDER_MISMATCH -> "no key sorts the items that way";
            default -> "only a Scan of table `" + table + "` could answer this";
        };
    }

    private static List<String> notes(AccessPlan.Unservable plan, Rejection telling) {
        List<String> notes = new ArrayList<>();
        List<Rejection> rejections = plan.rejections();
        notes.add((rejections.size() == 1 ? "1 place of `" : rejections.size() + " places of `")
                + plan.pattern().owner().name() + "` " + (rejections.size() == 1 ? "was" : "were") + " tried: "
                + String.join("; ", rejections.stream().map(Rejection::reason).toList()));
        for (Rejection.Witness witness : telling.witnesses()) {
            notes.add("for example " + witness);
        }
        return notes;
    }

    private static boolean isMultiAttribute(Rejection rejection) {
        return rejection.location() instanceof Location.Secondary secondary
                && secondary.index().isMultiAttribute();
    }

    private static List<Help> helps(AccessPattern pattern, Rejection telling, boolean repaired) {
        List<Help> helps = new ArrayList<>();
        switch (telling.code()) {
            case PK_UNBOUND, NO_TEMPLATE -> helps.addAll(partition(pattern, telling, repaired));
            case FILTER_REQUIRED, RANGE_NOT_NEXT, SK_GAP -> {
                if (!repaired) {
                    helps.add(
                            Help.advice("put the attribute into the sort key of an index, right behind what is given"));
                }
                helps.add(Help.advice(
                        "or move the condition to `filter:` (the items are read, paid for and thrown away)"));
            }
            case SPARSE_MISS ->
                helps.add(Help.advice("ask only for items that are in the index: the condition itself, or"
                        + " `attribute_exists` with the attribute, in `where`"));
            case NOT_SEPARATED -> separation(pattern, telling, repaired).ifPresent(helps::add);
            case ORDER_MISMATCH ->
                helps.add(Help.advice("let the sort key of an index continue with the attributes of the order"));
            case STRONG_ON_INDEX ->
                helps.add(Help.advice(
                        "drop `consistency: strong`, or serve the pattern from the table or a local index"));
            case PROJECTION_MISS -> {
                if (!repaired) {
                    helps.add(Help.advice(
                            "add the attribute to the projection of the index (larger entries to write and store)"));
                }
            }
            case NOT_UNIQUE -> {
                if (!repaired) {
                    helps.add(Help.advice("ask with `query:` for all of them, or with `first:` for one"));
                }
                helps.add(Help.advice("or declare what no two items share: `unique: "
                        + equalAttributes(pattern).stream()
                                .map(a -> a.replace("`", ""))
                                .toList()
                        + "` of `" + pattern.owner().name() + "`"));
            }
            case UNBOUNDED -> unbounded(pattern).ifPresent(helps::add);
            case GET_NEEDS_FULL_KEY ->
                helps.add(Help.advice(
                        repaired
                                ? "or ask with `query:` or `first:` by what you have"
                                : "give the whole key, or ask with `query:` or `first:`"));
            case NOT_ORDER_PRESERVING ->
                helps.add(Help.advice("use a key format that sorts as its values do, or another comparison"));
            default -> {
                // The note says it all.
            }
        }
        return helps;
    }

    private static List<Help> partition(AccessPattern pattern, Rejection telling, boolean repaired) {
        List<Help> helps = new ArrayList<>();
        List<String> given = equalAttributes(pattern);
        if (!given.isEmpty() && !repaired) {
            helps.add(Help.advice("add an index whose partition key is built from " + String.join(", ", given)
                    + " (one more index entry to write and store per `"
                    + pattern.owner().name() + "`)"));
        }
        if (telling.code() == Code.PK_UNBOUND || !repaired) {
            helps.add(Help.advice("or give the pattern what the key needs: " + telling.reason()));
        }
        return helps;
    }

    private static Optional<Help> separation(AccessPattern pattern, Rejection telling, boolean repaired) {
        if (isMultiAttribute(telling)) {
            return Optional.of(Help.advice("let the two types differ in a key attribute, such as an enum with one value"
                    + " for each of them, or name one of the attributes differently (`as:`)"));
        }
        return repaired
                ? Optional.empty()
                : Optional.of(Help.advice("begin the sort keys of the types with different texts, such as `"
                        + IndexRepair.constant(pattern.owner().name()) + "#`"));
    }

    private static Optional<Help> unbounded(AccessPattern pattern) {
        AccessPattern.Bounds bounds = pattern.options().bounds();
        if (bounds.walkBack().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(Help.advice(
                bounds.maxRequests().isEmpty()
                        ? "say with `maxRequests:` how many requests one page may take"
                        : "raise `maxRequests`, or ask for less: a range of time needs two bounds, or an upper one,"
                                + " `walkBack:` and an order with `desc`"));
    }

    private static List<String> equalAttributes(AccessPattern pattern) {
        return pattern.targets().get(0).where().stream()
                .filter(c -> !c.comparison().isRange())
                .map(Condition::attribute)
                .map(a -> "`" + a.name() + "`")
                .distinct()
                .toList();
    }
}
