package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyRange;
import java.util.List;
import java.util.Optional;

/**
 * A sort condition, narrowed to the texts that its next component can have: what a person would write by hand to leave
 * out items whose keys go on with something else, such as {@code META} beside digits.
 */
final class WholeDomain {
    private WholeDomain() {}

    /**
     * Narrows a condition.
     *
     * @param templates the sort key of each type
     * @param known what is known of each type
     * @param condition a condition that holds for all items that are asked for
     * @return a range that holds for them too; empty if it would not be closer
     */
    static Optional<SortCondition.Range> of(List<KeyTemplate> templates, List<Known> known, SortCondition condition) {
        return open(templates, known, condition)
                .flatMap(r -> r.component()
                        .encoding()
                        .format()
                        .map(f -> r.within(FirstCharacters.of(f).limits())))
                .filter(r -> !r.limits().equals(SortCondition.Limits.NONE));
    }

    /** A range with a side that is open: the one that is asked for already, or the one over all values. */
    private static Optional<SortCondition.Range> open(
            List<KeyTemplate> templates, List<Known> known, SortCondition condition) {
        if (condition instanceof SortCondition.Range range) {
            return Optional.of(range)
                    .filter(r -> r.lower().isEmpty() || r.upper().isEmpty());
        }
        if (condition instanceof SortCondition.Native plain) {
            return plain.component().encoding().format().flatMap(f -> halfOpen(templates.get(0), plain, f));
        }
        return condition instanceof SortCondition.None || condition instanceof SortCondition.Prefix
                ? all(templates, known)
                : Optional.empty();
    }

    /** Every value of the first component that is not known, if that is the same one for all types. */
    private static Optional<SortCondition.Range> all(List<KeyTemplate> templates, List<Known> known) {
        BoundKey front = BoundKeys.front(templates.get(0), known.get(0));
        Optional<Segment.Component> component = next(templates.get(0), known.get(0));
        boolean alike = component.isPresent() && SortChoice.endingInText(front).equals(front);
        for (int i = 1; alike && i < templates.size(); i++) {
            Optional<Segment.Component> other = next(templates.get(i), known.get(i));
            alike = BoundKeys.same(front, BoundKeys.front(templates.get(i), known.get(i)))
                    && other.filter(c -> c.encoding().equals(component.get().encoding()))
                            .isPresent();
        }
        return alike
                ? Optional.of(new SortCondition.Range(
                        front, component.get(), Optional.empty(), Optional.empty(), KeyRange.END))
                : Optional.empty();
    }

    private static Optional<Segment.Component> next(KeyTemplate template, Known known) {
        return SortChoice.next(template.components(), known);
    }

    private static Optional<SortCondition.Range> halfOpen(
            KeyTemplate template, SortCondition.Native plain, KeyFormat<?> format) {
        SortCondition.Bound closed = new SortCondition.Bound(plain.operands().get(0), true);
        SortCondition.Bound open = new SortCondition.Bound(plain.operands().get(0), false);
        return switch (plain.comparison()) {
            case GE -> Optional.of(range(template, plain, Optional.of(closed), Optional.empty()));
            case GT -> Optional.of(range(template, plain, Optional.of(open), Optional.empty()));
            case LE -> Optional.of(range(template, plain, Optional.empty(), Optional.of(closed)));
            // An open end that has no text before it cannot be said in a BETWEEN.
            case LT ->
                format.isDiscrete()
                        ? Optional.of(range(template, plain, Optional.empty(), Optional.of(open)))
                        : Optional.empty();
            case EQ, NE, BETWEEN, BEGINS_WITH, IN -> Optional.empty();
        };
    }

    private static SortCondition.Range range(
            KeyTemplate template,
            SortCondition.Native plain,
            Optional<SortCondition.Bound> lower,
            Optional<SortCondition.Bound> upper) {
        return new SortCondition.Range(
                new BoundKey(template.key(), List.of()), plain.component(), lower, upper, KeyRange.END);
    }
}
