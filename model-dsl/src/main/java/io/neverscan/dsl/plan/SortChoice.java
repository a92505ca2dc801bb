package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Rules R5 to R7: the one condition on the sort key that uses as much of the {@code where} as keys can. */
final class SortChoice {
    private final Candidate candidate;
    private final List<Known> known;
    private final int at;
    private final List<KeyTemplate> templates;

    /**
     * What was chosen.
     *
     * @param front sort key attributes with one exact value, before the one that the condition is about
     * @param condition the condition
     * @param used attributes whose equality the request asks for, partition key included
     * @param rangeUsed whether the range is part of the condition
     * @param refusal why no condition can be right
     */
    record Choice(
            List<BoundKey> front,
            SortCondition condition,
            List<Attribute> used,
            boolean rangeUsed,
            Optional<Refusal> refusal) {
        private Choice(SortCondition condition, List<Attribute> used, boolean rangeUsed, Optional<Refusal> refusal) {
            this(List.of(), condition, used, rangeUsed, refusal);
        }

        private Choice behind(List<BoundKey> equal) {
            return new Choice(equal, condition, used, rangeUsed, refusal);
        }
    }

    /** About one attribute of the sort key, the first one or the one behind those that are known. */
    private SortChoice(Candidate candidate, List<Known> known, int at) {
        this.candidate = candidate;
        this.known = known;
        this.at = at;
        this.templates = candidate.placed().stream()
                .flatMap(p -> p.placement().sort().stream().skip(at).limit(1))
                .toList();
    }

    static Choice choose(Candidate candidate, List<Known> known) {
        return choose(candidate, known, false);
    }

    /** The same with the longest text that several types share, such as {@code P} of POST# and PROFILE. */
    static Choice closest(Candidate candidate, List<Known> known) {
        return choose(candidate, known, true);
    }

    /**
     * The same as a range over all texts of the next component: what a person would write by hand to leave out keys that
     * go on with something else, such as {@code META} beside digits.
     *
     * @return the choice; empty if there is no such range, or it would not be closer
     */
    static Optional<Choice> within(Candidate candidate, List<Known> known) {
        List<Attribute> used = new ArrayList<>();
        List<BoundKey> front = new ArrayList<>();
        SortChoice last = last(candidate, known, used, front);
        return last.within(last.choose(used, /* wholeText= */ false)).map(c -> c.behind(List.copyOf(front)));
    }

    private static Choice choose(Candidate candidate, List<Known> known, boolean wholeText) {
        List<Attribute> used = new ArrayList<>();
        List<BoundKey> front = new ArrayList<>();
        return last(candidate, known, used, front).choose(used, wholeText).behind(List.copyOf(front));
    }

    /** The attribute that the condition is about; collects what those before it hold. */
    private static SortChoice last(Candidate candidate, List<Known> known, List<Attribute> used, List<BoundKey> front) {
        candidate.placed().forEach(p -> p.placement().partition().forEach(t -> used.addAll(t.held())));
        SortChoice choice = new SortChoice(candidate, known, 0);
        // One condition can be on the last attribute that is mentioned; those before it take one exact value each.
        while (choice.hasNext() && choice.complete() && choice.isAlike()) {
            BoundKey value = choice.fronts().get(0);
            choice.addHeld(used, value);
            front.add(value);
            choice = new SortChoice(candidate, known, choice.at + 1);
        }
        return choice;
    }

    private Optional<Choice> within(Choice wide) {
        if (wide.refusal().isPresent() || templates.isEmpty()) {
            return Optional.empty();
        }
        return WholeDomain.of(templates, known, wide.condition())
                .map(r -> new Choice(r, wide.used(), wide.rangeUsed(), Optional.empty()));
    }

    private boolean hasNext() {
        return at + 1 < candidate.location().sortKeys().size();
    }

    private List<BoundKey> fronts() {
        List<BoundKey> fronts = new ArrayList<>();
        for (int i = 0; i < templates.size(); i++) {
            fronts.add(BoundKeys.front(templates.get(i), known.get(i)));
        }
        return fronts;
    }

    private boolean isAlike() {
        List<BoundKey> fronts = fronts();
        return fronts.stream().allMatch(f -> BoundKeys.same(f, fronts.get(0)));
    }

    private Choice choose(List<Attribute> used, boolean wholeText) {
        if (templates.isEmpty()) {
            return new Choice(new SortCondition.None(), used, false, Optional.empty());
        }
        List<BoundKey> fronts = fronts();
        BoundKey shared = BoundKeys.common(fronts, wholeText);
        boolean alike = fronts.stream().allMatch(f -> BoundKeys.same(f, shared));
        if (alike && complete()) {
            addHeld(used, shared);
            return new Choice(new SortCondition.Equal(shared), used, false, Optional.empty());
        }
        if (alike && known.get(0).range().isPresent()) {
            Optional<Choice> range = range(shared, used);
            if (range.isPresent()) {
                return range.get();
            }
        }
        Optional<Choice> one = parentAndChildren(shared, used);
        if (one.isPresent()) {
            return one.get();
        }
        BoundKey prefix = endingInText(shared);
        addHeld(used, prefix);
        return new Choice(
                prefix.isEmpty() ? new SortCondition.None() : new SortCondition.Prefix(prefix),
                used,
                false,
                Optional.empty());
    }

    /**
     * A parent whose key is the front of its children's keys: a prefix would also match longer values, but the range
     * from a value to itself holds the key that ends there and all that go on with the text behind it. Not for texts
     * that may hold any character: one of them could lie between.
     */
    private Optional<Choice> parentAndChildren(BoundKey shared, List<Attribute> used) {
        int last = shared.parts().size() - 1;
        if (templates.size() < 2 || last < 0 || !(shared.parts().get(last) instanceof BoundKey.Value value)) {
            return Optional.empty();
        }
        KeyEncoding encoding = value.component().encoding();
        if (encoding.format().isEmpty()
                || encoding instanceof KeyEncoding.Raw
                || encoding instanceof KeyEncoding.Code) {
            return Optional.empty();
        }
        char next = KeyRange.END;
        for (int i = 0; i < templates.size(); i++) {
            KeyTemplate template = templates.get(i);
            List<Attribute> held = BoundKeys.heldBy(template, known.get(i), shared);
            if (held.isEmpty()) {
                return Optional.empty();
            }
            Attribute attribute = held.get(held.size() - 1);
            char own = template.components().stream()
                    .filter(c -> c.attribute().equals(attribute))
                    .map(c -> terminator(template, c))
                    .findFirst()
                    .orElse(KeyRange.END);
            if (own != KeyRange.END && next != KeyRange.END && own != next) {
                return Optional.empty();
            }
            next = own == KeyRange.END ? next : own;
        }
        if (next == KeyRange.END || Character.isSurrogate(next)) {
            return Optional.empty();
        }
        addHeld(used, shared);
        Optional<SortCondition.Bound> bound = Optional.of(new SortCondition.Bound(value.operand(), true));
        return Optional.of(new Choice(
                new SortCondition.Range(endingInText(shared), value.component(), bound, bound, next),
                used,
                false,
                Optional.empty()));
    }

    private void addHeld(List<Attribute> used, BoundKey front) {
        for (int i = 0; i < templates.size(); i++) {
            used.addAll(BoundKeys.heldBy(templates.get(i), known.get(i), front));
        }
    }

    private boolean complete() {
        for (int i = 0; i < templates.size(); i++) {
            Known here = known.get(i);
            if (templates.get(i).components().stream()
                    .anyMatch(c -> here.value(c).isEmpty())) {
                return false;
            }
        }
        return true;
    }

    /** A front that ends in a value would also match longer values, so it is cut back to its last text. */
    static BoundKey endingInText(BoundKey front) {
        List<BoundKey.Part> parts = new ArrayList<>(front.parts());
        while (!parts.isEmpty() && parts.get(parts.size() - 1) instanceof BoundKey.Value) {
            parts.remove(parts.size() - 1);
        }
        return new BoundKey(front.key(), parts);
    }

    /** R7, if the ranged attribute is the next component of every type. */
    private Optional<Choice> range(BoundKey front, List<Attribute> used) {
        Segment.Component first = null;
        for (int i = 0; i < templates.size(); i++) {
            Optional<Known.Range> range = known.get(i).range();
            Optional<Segment.Component> next = next(templates.get(i).components(), known.get(i));
            boolean fits = range.isPresent()
                    && next.isPresent()
                    && !next.get().encoding().isLossy()
                    && next.get().attribute().equals(range.get().attribute())
                    && sameRange(known.get(0).range().get(), range.get())
                    && (first == null || first.encoding().equals(next.get().encoding()))
                    && terminator(templates.get(i), next.get()) == terminator(templates.get(0), first(0));
            if (!fits) {
                return Optional.empty();
            }
            first = first == null ? next.get() : first;
        }
        addHeld(used, front);
        return Optional.of(condition(front, first(0), known.get(0).range().get(), used));
    }

    private Segment.Component first(int target) {
        return next(templates.get(target).components(), known.get(target)).orElseThrow();
    }

    private static boolean sameRange(Known.Range a, Known.Range b) {
        return a.lower().equals(b.lower())
                && a.upper().equals(b.upper())
                && a.start().equals(b.start());
    }

    private Choice condition(BoundKey front, Segment.Component component, Known.Range range, List<Attribute> used) {
        Condition source = range.conditions().get(0);
        // A number or binary key is compared as it is, also where its attribute is a copy under another name.
        boolean plain =
                templates.get(0).natural() || component.encoding().format().isEmpty();
        if (plain && range.conditions().size() == 1) {
            return new Choice(
                    new SortCondition.Native(component, source.comparison(), source.operands()),
                    used,
                    true,
                    Optional.empty());
        }
        if (plain && !hasNeighbours(component, range)) {
            return natural(component, range, used);
        }
        KeyFormat<?> format = component.encoding().format().orElseThrow();
        char terminator = terminator(templates.get(0), component);
        if (format.isDescending()) {
            // The greatest value has the least text.
            return condition(front, component, range.turned(), used, terminator);
        }
        return condition(front, component, range, used, terminator);
    }

    private Choice condition(
            BoundKey front, Segment.Component component, Known.Range range, List<Attribute> used, char terminator) {
        KeyFormat<?> format = component.encoding().format().orElseThrow();
        Optional<Refusal> refusal =
                unsafe(range, format, terminator, range.conditions().get(0));
        SortCondition condition = range.start().isPresent()
                ? new SortCondition.TextPrefix(front, component, range.start().get())
                : new SortCondition.Range(front, component, range.lower(), range.upper(), terminator);
        return new Choice(condition, used, true, refusal);
    }

    /** An open bound of natural text can be said as the value beside it, where the format has one for each value. */
    private static boolean hasNeighbours(Segment.Component component, Known.Range range) {
        boolean closed = Stream.of(range.lower(), range.upper())
                .flatMap(Optional::stream)
                .allMatch(SortCondition.Bound::inclusive);
        return !closed
                && component.encoding().format().filter(KeyFormat::isDiscrete).isPresent();
    }

    /** Two bounds on a native key: DynamoDB takes them only as one BETWEEN, which includes both. */
    private Choice natural(Segment.Component component, Known.Range range, List<Attribute> used) {
        SortCondition.Bound lower = range.lower().orElseThrow();
        SortCondition.Bound upper = range.upper().orElseThrow();
        Optional<Refusal> refusal = lower.inclusive() && upper.inclusive()
                ? Optional.empty()
                : Optional.of(Refusal.at(
                        Code.NOT_ORDER_PRESERVING,
                        range.conditions().get(0).span(),
                        "DynamoDB takes two bounds of `" + component.attribute().name()
                                + "` only as one BETWEEN, which includes both; write >= and <="));
        return new Choice(
                new SortCondition.Native(component, Comparison.BETWEEN, List.of(lower.operand(), upper.operand())),
                used,
                true,
                refusal);
    }

    private Optional<Refusal> unsafe(Known.Range range, KeyFormat<?> format, char terminator, Condition source) {
        String name = "`" + source.attribute().name() + "`";
        if (range.start().isPresent() && !format.keepsPrefixes()) {
            return Optional.of(Refusal.at(
                    Code.NOT_ORDER_PRESERVING, source.span(), name + " is no text, so it has no prefix in a key"));
        }
        if (range.start().isEmpty() && !format.isOrdered() && !format.isDescending()) {
            return Optional.of(Refusal.at(
                    Code.NOT_ORDER_PRESERVING,
                    source.span(),
                    name + " stands in the key as " + format + ", which does not sort as its values do"));
        }
        if (Character.isSurrogate(terminator)) {
            return Optional.of(Refusal.at(
                    Code.NOT_ORDER_PRESERVING,
                    source.span(),
                    "the literal after " + name + " begins with a character beyond U+FFFF; begin it with `#`"));
        }
        boolean openEnd = range.upper().filter(b -> !b.inclusive()).isPresent();
        if (openEnd && terminator == KeyRange.END && !format.isDiscrete()) {
            return Optional.of(Refusal.at(
                    Code.NOT_ORDER_PRESERVING,
                    source.span(),
                    "`" + (format.isDescending() ? ">" : "<") + "` on " + name
                            + ", the last component of the key, cannot be said to DynamoDB; write `"
                            + (format.isDescending() ? ">" : "<") + "=`"));
        }
        return Optional.empty();
    }

    /** The first component of the sort key without a value. */
    static Optional<Segment.Component> next(Placement placement, Known known) {
        return next(placement.sortComponents(), known);
    }

    static Optional<Segment.Component> next(List<Segment.Component> components, Known known) {
        return components.stream().filter(c -> known.value(c).isEmpty()).findFirst();
    }

    private static char terminator(KeyTemplate template, Segment.Component component) {
        int after = template.segments().indexOf(component) + 1;
        return after < template.segments().size() && template.segments().get(after) instanceof Segment.Literal literal
                ? literal.text().charAt(0)
                : KeyRange.END;
    }
}
