package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.runtime.key.Utf8Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** In which order the types of a collection come, as far as their keys say so for all values. */
public final class TypeOrder {
    private TypeOrder() {}

    private record Front(ItemType type, BoundKey key, boolean whole) {}

    /**
     * The types in the order in which they come.
     *
     * @param pattern a pattern
     * @param query its plan
     * @return all types of the pattern; empty if items of two types can come in turns
     */
    public static Optional<List<ItemType>> of(AccessPattern pattern, ReadPlan.Query query) {
        List<Front> sorted = new ArrayList<>();
        for (int i = 0; i < query.targets().size(); i++) {
            ReadPlan.Placed placed = query.targets().get(i);
            if (placed.placement().sort().isEmpty()) {
                return Optional.empty();
            }
            // The attributes before it have one value in all items.
            KeyTemplate next = placed.placement().sort().get(query.key().front().size());
            Known known = Known.of(pattern.targets().get(i), placed.placement());
            BoundKey key = BoundKeys.front(next, known);
            boolean whole =
                    next.components().stream().allMatch(c -> known.value(c).isPresent());
            Front front = new Front(placed.type(), key, whole);
            int at = 0;
            for (Front other : sorted) {
                int difference = compare(other, front);
                if (difference == 0) {
                    return Optional.empty();
                }
                at += difference < 0 ? 1 : 0;
            }
            sorted.add(at, front);
        }
        List<ItemType> types = new ArrayList<>();
        for (Front front : sorted) {
            types.add(query.reading().backward() ? 0 : types.size(), front.type());
        }
        return Optional.of(List.copyOf(types));
    }

    /** Below 0 if every key of the left comes before every key of the right; 0 if that cannot be said. */
    private static int compare(Front left, Front right) {
        List<BoundKey.Part> a = left.key().parts();
        List<BoundKey.Part> b = right.key().parts();
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (a.get(i) instanceof BoundKey.Text x && b.get(i) instanceof BoundKey.Text y) {
                if (x.equals(y)) {
                    continue;
                }
                boolean open = x.text().startsWith(y.text()) || y.text().startsWith(x.text());
                return open
                        ? ended(left, i, x.text().length(), right, y.text().length())
                        : Utf8Order.INSTANCE.compare(x.text(), y.text());
            }
            if (!BoundKeys.same(
                    new BoundKey(left.key().key(), List.of(a.get(i))),
                    new BoundKey(right.key().key(), List.of(b.get(i))))) {
                return 0;
            }
        }
        boolean leftEnds = left.whole() && a.size() < b.size();
        boolean rightEnds = right.whole() && b.size() < a.size();
        return leftEnds ? -1 : rightEnds ? 1 : 0;
    }

    /** A key that ends comes before the keys that go on from there; one that goes on with a value may go anywhere. */
    private static int ended(Front left, int at, int leftLength, Front right, int rightLength) {
        boolean leftEnds = left.whole() && at == left.key().parts().size() - 1 && leftLength < rightLength;
        boolean rightEnds = right.whole() && at == right.key().parts().size() - 1 && rightLength < leftLength;
        return leftEnds ? -1 : rightEnds ? 1 : 0;
    }
}
