package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormatException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tries one candidate for one pattern: the decision procedure for a single request, rule by rule. */
final class Attempt {
    private final AccessPattern pattern;
    private final Candidate candidate;
    private final Separation separation;
    private final Set<Code> ignored;
    private final List<Known> known;

    Attempt(AccessPattern pattern, Candidate candidate, Separation separation, Set<Code> ignored) {
        this(pattern, candidate, separation, ignored, known(pattern, candidate));
    }

    private static List<Known> known(AccessPattern pattern, Candidate candidate) {
        List<Known> each = new ArrayList<>();
        for (int i = 0; i < pattern.targets().size(); i++) {
            each.add(
                    Known.of(pattern.targets().get(i), candidate.placed().get(i).placement()));
        }
        return List.copyOf(each);
    }

    private Attempt(
            AccessPattern pattern, Candidate candidate, Separation separation, Set<Code> ignored, List<Known> known) {
        this.pattern = pattern;
        this.candidate = candidate;
        this.separation = separation;
        this.ignored = ignored;
        this.known = known;
    }

    Outcome run() {
        try {
            return switch (pattern.kind()) {
                case GET -> get();
                case EXISTS -> hasWholeKey() && pattern.filter().isPresent() ? query() : wholeKey();
                case GET_MANY -> batch();
                case QUERY, FIRST, COUNT -> queries();
            };
        } catch (KeyFormatException constant) {
            return refuse(Refusal.of(
                    Code.TYPE_MISMATCH,
                    "a constant of the pattern cannot stand in the key of "
                            + candidate.location().describe() + ": " + constant.getMessage()));
        }
    }

    private Outcome batch() {
        if (!(candidate.location() instanceof Location.Base) || candidate.form() != Placement.Form.PRIMARY) {
            return refuse(Refusal.of(Code.GET_NEEDS_FULL_KEY, "BatchGetItem reads tables only"));
        }
        List<Attribute> given = placement(0).templates().stream()
                .flatMap(t -> t.attributes().stream())
                .toList();
        return residue(given, false)
                .<Outcome>map(Outcome.Refused::new)
                .orElseGet(() -> new Outcome.Accepted(new ReadPlan.BatchGet(
                        candidate.placed().get(0), pattern.options().strong())));
    }

    /** One GetItem by the whole key; by anything else a Query that must not find two. */
    private Outcome get() {
        boolean byKey = Uniqueness.byIdentity(pattern.targets().get(0));
        if (byKey && (pattern.filter().isEmpty() || !hasWholeKey())) {
            return wholeKey();
        }
        Outcome outcome = query();
        if (outcome instanceof Outcome.Refused) {
            return candidate.location() instanceof Location.Base && !hasWholeKey() ? wholeKey() : outcome;
        }
        return holds(Uniqueness.refusal(pattern.targets().get(0), candidate))
                .<Outcome>map(Outcome.Refused::new)
                .orElse(outcome);
    }

    private boolean hasWholeKey() {
        return candidate.location() instanceof Location.Base
                && placement(0).templates().stream()
                        .flatMap(t -> t.attributes().stream())
                        .allMatch(a -> known.get(0).equal().containsKey(a));
    }

    private Outcome wholeKey() {
        if (!(candidate.location() instanceof Location.Base)) {
            return refuse(Refusal.of(
                    Code.GET_NEEDS_FULL_KEY,
                    "GetItem reads tables only, never " + candidate.location().describe()));
        }
        Placement placement = candidate.placed().get(0).placement();
        Set<Attribute> needed = new LinkedHashSet<>();
        placement.templates().forEach(t -> needed.addAll(t.attributes()));
        List<String> missing = needed.stream()
                .filter(a -> !known.get(0).equal().containsKey(a))
                .map(a -> "`" + a.name() + "`")
                .toList();
        if (!missing.isEmpty()) {
            return refuse(Refusal.of(
                    Code.GET_NEEDS_FULL_KEY,
                    candidate.location().describe() + " needs " + String.join(" and ", missing) + " as well"));
        }
        return residue(List.copyOf(needed), false)
                .<Outcome>map(Outcome.Refused::new)
                .orElseGet(() -> new Outcome.Accepted(getItem(placement)));
    }

    private ReadPlan getItem(Placement placement) {
        return new ReadPlan.GetItem(
                candidate.placed().get(0),
                BoundKeys.front(placement.partition().get(0), known.get(0)),
                placement.sort().stream()
                        .map(s -> BoundKeys.front(s, known.get(0)))
                        .findFirst(),
                pattern.options().strong());
    }

    /** One request, or one for each value of what the pattern leaves open and the model has few of. */
    private Outcome queries() {
        Spreading spreading = new Spreading(pattern, candidate);
        List<Known> wider = spreading.overPartitions(known);
        Outcome first = with(wider).query();
        Outcome last = first;
        while (last instanceof Outcome.Refused refused && Spreading.mayHelp(refused.refusal())) {
            Optional<List<Known>> next = spreading.overNext(wider);
            if (next.isEmpty()) {
                return first;
            }
            wider = next.get();
            last = with(wider).query();
        }
        return last instanceof Outcome.Accepted ? last : first;
    }

    private Attempt with(List<Known> wider) {
        return new Attempt(pattern, candidate, separation, ignored, wider);
    }

    private Outcome query() {
        Optional<Refusal> refusal = holds(partitionBound()).or(() -> holds(sparseness()));
        if (refusal.isPresent()) {
            return new Outcome.Refused(refusal.get());
        }
        List<List<BoundKey>> partitions = new ArrayList<>();
        for (int i = 0; i < known.size(); i++) {
            Known here = known.get(i);
            partitions.add(placement(i).partition().stream()
                    .map(t -> BoundKeys.front(t, here))
                    .toList());
        }
        if (partitions.stream().anyMatch(p -> !BoundKeys.same(p, partitions.get(0)))) {
            return refuse(Refusal.of(
                    Code.PK_DISAGREE,
                    "in " + candidate.location().describe() + " the types lie in different partitions: "
                            + String.join(
                                    " and ",
                                    candidate.placed().stream()
                                            .map(p -> "`"
                                                    + p.placement().partitionText() + "` of `"
                                                    + p.type().name() + "`")
                                            .toList())));
        }
        Outcome outcome = query(partitions.get(0), SortChoice.choose(candidate, known));
        boolean mixed =
                outcome instanceof Outcome.Refused refused && refused.refusal().code() == Code.NOT_SEPARATED;
        return mixed ? closer(partitions.get(0)).orElse(outcome) : outcome;
    }

    /** A condition that says more than the pattern does, so that it leaves out other types. */
    private Optional<Outcome> closer(List<BoundKey> partition) {
        Optional<Outcome> shared = pattern.isCollection()
                ? Optional.of(query(partition, SortChoice.closest(candidate, known)))
                : Optional.empty();
        return shared.filter(Outcome.Accepted.class::isInstance)
                .or(() -> SortChoice.within(candidate, known)
                        .map(choice -> query(partition, choice))
                        .filter(Outcome.Accepted.class::isInstance));
    }

    private Outcome query(List<BoundKey> partition, SortChoice.Choice choice) {
        if (choice.refusal().isPresent()) {
            return refuse(choice.refusal().get());
        }
        ReadPlan.KeyCondition key = new ReadPlan.KeyCondition(partition, choice.front(), choice.condition());
        Optional<Refusal> refusal = holds(residue(choice.used(), choice.rangeUsed()))
                .or(() -> holds(Ordering.refusal(pattern, candidate, known, choice)))
                .or(() -> holds(separated(key)))
                .or(() -> holds(filter()))
                .or(() -> holds(consistency()))
                .or(() -> holds(Spreading.refusal(pattern, known, asked(choice))));
        return refusal.<Outcome>map(Outcome.Refused::new).orElseGet(() -> new Outcome.Accepted(accepted(key)));
    }

    /** What the request asks for: whatever stands in the partition key, and what the sort condition holds. */
    private List<Attribute> asked(SortChoice.Choice choice) {
        List<Attribute> asked = new ArrayList<>(choice.used());
        candidate.placed().forEach(p -> p.placement().partition().forEach(t -> asked.addAll(t.attributes())));
        return asked;
    }

    private ReadPlan accepted(ReadPlan.KeyCondition key) {
        boolean base = candidate.location() instanceof Location.Base;
        boolean whole = key.sort() instanceof SortCondition.Equal
                || candidate.location().sortKeys().isEmpty();
        if (base
                && whole
                && pattern.kind() == AccessPattern.Kind.FIRST
                && pattern.filter().isEmpty()
                && known.get(0).spreads().isEmpty()
                && pattern.options().fetch().isEmpty()
                && !pattern.isCollection()) {
            return getItem(placement(0));
        }
        ReadPlan.Query query = new ReadPlan.Query(
                candidate.location(),
                candidate.placed(),
                key,
                new ReadPlan.Reading(
                        Ordering.isBackward(pattern, candidate, known),
                        pattern.filter(),
                        pattern.options().page(),
                        wanted()),
                pattern.options().strong());
        return Spreading.plan(pattern, known.get(0), query);
    }

    private ReadPlan.Wanted wanted() {
        return switch (pattern.kind()) {
            case FIRST -> new ReadPlan.First();
            case COUNT -> new ReadPlan.Count(pattern.options().bounds().maxRequests());
            default -> new ReadPlan.All();
        };
    }

    private Placement placement(int target) {
        return candidate.placed().get(target).placement();
    }

    /** R2: an item that lacks a key attribute is not in the index. */
    private Optional<Refusal> sparseness() {
        if (candidate.location() instanceof Location.Base) {
            return Optional.empty();
        }
        for (int i = 0; i < known.size(); i++) {
            Optional<Refusal> refusal =
                    Sparseness.refusal(candidate, i, pattern.targets().get(i), known.get(i));
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    /** R3: a Query needs the whole partition key. */
    private Optional<Refusal> partitionBound() {
        for (int i = 0; i < known.size(); i++) {
            Known here = known.get(i);
            List<String> missing = new ArrayList<>();
            for (Segment.Component component : placement(i).partitionComponents()) {
                if (here.value(component).isPresent()) {
                    continue;
                }
                Attribute attribute = component.attribute();
                Optional<Refusal> open = Spreading.open(component, here);
                if (open.isPresent()) {
                    return open;
                }
                Optional<Known.Range> range =
                        here.range().filter(r -> r.attribute().equals(attribute));
                if (range.isPresent()) {
                    return Optional.of(Refusal.at(
                            Code.PREFIX_ON_PARTITION,
                            range.get().conditions().get(0).span(),
                            candidate.location().describe() + " needs one exact value of `" + attribute.name()
                                    + "`, which is a range here"));
                }
                missing.add("`" + component.name() + "`");
            }
            if (!missing.isEmpty()) {
                return Optional.of(Refusal.of(
                        Code.PK_UNBOUND,
                        candidate.location().describe() + " needs " + String.join(" and ", missing) + " for `"
                                + placement(i).partitionText() + "`"));
            }
        }
        return Optional.empty();
    }

    /** R9: every condition must have become part of the key condition. */
    private Optional<Refusal> residue(List<Attribute> used, boolean rangeUsed) {
        for (int i = 0; i < known.size(); i++) {
            Known here = known.get(i);
            for (Predicate holding : pattern.targets().get(i).holding()) {
                if (!Sparseness.answers(placement(i), holding)) {
                    return Optional.of(Refusals.unanswered(candidate, holding));
                }
            }
            for (Condition condition : pattern.targets().get(i).where()) {
                if (Sparseness.answers(placement(i), condition)) {
                    continue;
                }
                boolean held = condition.comparison().isRange()
                        ? rangeUsed && !here.surplus().contains(condition)
                        : used.contains(condition.attribute())
                                && !here.surplus().contains(condition);
                if (!held) {
                    return Optional.of(Refusals.unanswered(candidate, i, here, condition));
                }
            }
        }
        return Optional.empty();
    }

    /** R10, R11. */
    private Optional<Refusal> separated(ReadPlan.KeyCondition key) {
        return separation
                .foreign(candidate, key)
                .map(witnesses -> new Refusal(
                        Code.NOT_SEPARATED,
                        "the same request to " + candidate.location().describe() + " would also return "
                                + witnesses.get(witnesses.size() - 1),
                        Optional.empty(),
                        witnesses));
    }

    private Optional<Refusal> filter() {
        return pattern.filter().flatMap(f -> Filtering.refusal(f, candidate));
    }

    /** R14. */
    private Optional<Refusal> consistency() {
        boolean global = candidate.location() instanceof Location.Secondary secondary
                && !secondary.index().local();
        return pattern.options().strong() && global
                ? Optional.of(Refusal.of(
                        Code.STRONG_ON_INDEX,
                        candidate.location().describe() + " answers it, but only eventually consistent"))
                : Optional.empty();
    }

    private Optional<Refusal> holds(Optional<Refusal> refusal) {
        return refusal.filter(r -> !ignored.contains(r.code()));
    }

    private static Outcome refuse(Refusal refusal) {
        return new Outcome.Refused(refusal);
    }
}
