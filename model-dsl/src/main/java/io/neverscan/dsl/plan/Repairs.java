package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.source.Span;
import java.util.Optional;

/** The edit that mends a refused pattern, made from what the planner says of it. */
final class Repairs {
    private Repairs() {}

    static Optional<Help> of(Model model, AccessPattern pattern, Rejection telling) {
        return switch (telling.code()) {
            case PK_UNBOUND,
                    NO_TEMPLATE,
                    SPARSE_MISS,
                    PREFIX_ON_PARTITION,
                    FILTER_REQUIRED,
                    RANGE_NOT_NEXT,
                    SK_GAP,
                    ORDER_MISMATCH -> IndexRepair.of(model, pattern);
            case STRONG_ON_INDEX ->
                ModelText.key(pattern.span(), "consistency")
                        .flatMap(ModelText::word)
                        .map(w -> Help.edit(
                                "read it eventually consistent (it may lag behind writes, usually by less than a second)",
                                new Edit(w, "eventual"),
                                Help.Confidence.REVIEW));
            case NOT_UNIQUE ->
                ModelText.key(pattern.span(), "get")
                        .map(k -> Help.edit(
                                "ask for all of them with `query:`; `first:` gives one of them",
                                new Edit(k, "query"),
                                Help.Confidence.REVIEW));
            case NOT_ORDER_PRESERVING -> telling.span().flatMap(Repairs::inclusive);
            default -> Optional.empty();
        };
    }

    /** DynamoDB can say {@code <=} of the last component, but not {@code <}. */
    private static Optional<Help> inclusive(Span condition) {
        String text = condition.text();
        int at = text.indexOf('<');
        boolean open = at >= 0 && !text.startsWith("<=", at) && !text.startsWith("<>", at);
        int place = condition.startOffset() + at + 1;
        return open
                ? Optional.of(Help.edit(
                        "write `<=`, which a key can answer (it includes the bound itself)",
                        new Edit(new Span(condition.file(), place, place), "="),
                        Help.Confidence.REVIEW))
                : Optional.empty();
    }
}
