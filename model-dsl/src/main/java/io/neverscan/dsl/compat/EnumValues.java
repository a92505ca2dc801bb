package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** 16 to 18: values of enums and their codes. */
final class EnumValues implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        for (Pair<Snapshot.Type> type :
                Pair.of(comparison.before().types(), comparison.after().types())) {
            boolean inKey = comparison.before().items().values().stream()
                    .flatMap(i -> i.keys().stream())
                    .flatMap(k -> k.templates().stream())
                    .flatMap(t -> t.segments().stream())
                    .anyMatch(s -> s.endsWith(": code of " + type.name() + "}")
                            || s.endsWith(": code of " + type.name() + " desc}"));
            Map<String, String> now = type.after().codes();
            type.before().codes().forEach((value, code) -> {
                String element = type.name() + "." + value;
                if (!now.containsKey(value) && now.containsValue(code)) {
                    changes.add(Change.safe(
                            Kind.RENAMED_IN_CODE, element, "has another name; its code `" + code + "` is kept"));
                } else if (!code.equals(now.get(value))) {
                    changes.add(gone(type.name(), element, now.containsKey(value), inKey));
                }
            });
            now.forEach((value, code) -> {
                if (!type.before().codes().containsKey(value)
                        && !type.before().codes().containsValue(code)) {
                    changes.add(Change.safe(
                            Kind.ENUM_VALUE_ADDED,
                            type.name() + "." + value,
                            "is new; deploy readers that know it before it is written"));
                }
            });
        }
        return changes;
    }

    private static Change gone(String type, String element, boolean recoded, boolean inKey) {
        return new Change(
                recoded && inKey ? Kind.ENUM_CODE_IN_KEY : Kind.ENUM_VALUE_REMOVED,
                inKey ? Effect.MIGRATION : Effect.BACKFILL,
                element,
                (recoded ? "has another code" : "is gone") + "; stored values remain"
                        + (inKey ? ", in keys as well" : ""),
                inKey
                        ? Steps.dualWrite("the keys with `" + type + "`")
                        : List.of(
                                "deploy writers that no longer write the old value",
                                "rewrite the existing items that hold it",
                                "deploy readers that do not know it"));
    }
}
