package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.model.WritePattern.Action;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values as additions leave them. */
final class Combined {
    private Combined() {}

    /** What comes out of a stored value, or none, and another one. */
    static Object of(Action action, @Nullable Object before, Object value) {
        if (value instanceof Collection<?> elements) {
            Collection<?> stored = before instanceof Collection<?> some ? some : List.of();
            if (action == Action.APPEND) {
                List<Object> list = new ArrayList<>(stored);
                list.addAll(elements);
                return list;
            }
            Set<Object> set = new LinkedHashSet<>(stored);
            if (action == Action.TAKE) {
                set.removeAll(elements);
            } else {
                set.addAll(elements);
            }
            return new ArrayList<>(set);
        }
        if (value instanceof BigDecimal decimal) {
            BigDecimal sum = before instanceof BigDecimal stored ? stored.add(decimal) : decimal;
            return new BigDecimal(sum.stripTrailingZeros().toPlainString());
        }
        return (before instanceof Long stored ? stored : 0L) + (Long) value;
    }
}
