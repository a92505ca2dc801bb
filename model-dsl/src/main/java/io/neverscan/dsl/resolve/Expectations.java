package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.ExpectSyntax;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The numbers under {@code expect}. */
final class Expectations {
    /**
     * An item with its attribute names has 400 KB at most.
     *
     * <p>Source: Amazon DynamoDB Developer Guide, "Service, account, and table quotas": item size.
     */
    private static final long LARGEST_ITEM = 400 * 1024;

    private static final Map<String, String> WRITES =
            Map.of("creates", "create", "updates", "update", "deletes", "delete");

    private final Context context;

    Expectations(Context context) {
        this.context = context;
    }

    /** All numbers of a model. */
    Workload workload(List<ExpectSyntax> all, List<ItemType> items) {
        Map<String, Workload.Items> ofItems = new LinkedHashMap<>();
        Map<String, Workload.Calls> ofCalls = new LinkedHashMap<>();
        for (ExpectSyntax syntax : all) {
            String owner = syntax.owner().value();
            if (!syntax.isItem()) {
                ofCalls.putIfAbsent(owner, calls(syntax));
                continue;
            }
            syntax.number("size")
                    .filter(s -> Quantities.bytes(s.value()) > LARGEST_ITEM)
                    .ifPresent(s -> context.report(tooLarge(owner, s)));
            items.stream()
                    .filter(i -> i.name().equals(owner))
                    .findFirst()
                    .ifPresent(i -> ofItems.putIfAbsent(owner, items(syntax, i)));
        }
        return new Workload(ofItems, ofCalls);
    }

    private static Workload.Calls calls(ExpectSyntax syntax) {
        return new Workload.Calls(
                syntax.number("rate").map(r -> Quantities.rate(r.value())),
                syntax.number("peak").map(r -> Quantities.rate(r.value())),
                number(syntax.number("items")),
                share(syntax.number("kept")));
    }

    private Workload.Items items(ExpectSyntax syntax, ItemType type) {
        Map<String, Workload.Values> values = new LinkedHashMap<>();
        for (ExpectSyntax.Values one : syntax.values()) {
            String name = one.attribute().value();
            context.attribute(type, one.attribute());
            values.put(name, new Workload.Values(number(one.distinct()), share(one.hottest())));
        }
        Map<String, Workload.Rate> writes = new LinkedHashMap<>();
        WRITES.forEach((key, write) ->
                syntax.number(key).ifPresent(r -> writes.put(write, Quantities.rate(r.value()))));
        Optional<SourceText> size = syntax.number("size");
        return new Workload.Items(
                number(syntax.number("items")),
                size.map(s -> OptionalLong.of(Quantities.bytes(s.value()))).orElse(OptionalLong.empty()),
                degree(syntax, "perFrom"),
                degree(syntax, "perTo"),
                values,
                writes);
    }

    private static Workload.Degree degree(ExpectSyntax syntax, String end) {
        return new Workload.Degree(number(syntax.number(end + ".mean")), number(syntax.number(end + ".max")));
    }

    private static OptionalLong number(Optional<SourceText> text) {
        return text.map(t -> OptionalLong.of(Quantities.number(t.value()))).orElse(OptionalLong.empty());
    }

    private static OptionalInt share(Optional<SourceText> text) {
        return text.map(t -> OptionalInt.of(Quantities.share(t.value()))).orElse(OptionalInt.empty());
    }

    private static Diagnostic tooLarge(String item, SourceText size) {
        return Diagnostic.at(
                        Code.ITEM_TOO_LARGE,
                        size.span(),
                        "an item of `" + item + "` cannot have " + size.value() + "; DynamoDB takes 400 KB")
                .note("names of attributes count as well, and what an index projects is stored once more")
                .help(Help.advice(
                        "store the large part elsewhere, such as in S3, and its place in the item; or cut it into"
                                + " several items under one partition key"));
    }
}
