package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Operand;
import java.util.stream.Collectors;

/** Where the values of a {@link Spread} come from, in words. */
public final class SpreadText {
    private SpreadText() {}

    /**
     * Says it.
     *
     * @param spread the spread
     * @return such as {@code in :statuses}, to stand behind the name of the attribute
     */
    public static String of(Spread spread) {
        if (spread.source() instanceof Spread.Domain domain) {
            return "of all " + domain.values().size() + " values";
        }
        if (spread.source() instanceof Spread.Shards shards) {
            return "of " + shards.count() + " shards";
        }
        if (spread.source() instanceof Spread.Buckets buckets) {
            return "from " + operand(buckets.lower().operand()) + " to "
                    + operand(buckets.upper().operand());
        }
        if (spread.source() instanceof Spread.Back back) {
            return "of the last " + back.most() + " up to "
                    + operand(back.upper().operand());
        }
        return "in "
                + ((Spread.Listed) spread.source())
                        .operands().stream().map(SpreadText::operand).collect(Collectors.joining(", "));
    }

    private static String operand(Operand operand) {
        return operand instanceof Operand.Argument argument
                ? ":" + argument.parameter().name()
                : String.valueOf(((Operand.Constant) operand).value());
    }
}
