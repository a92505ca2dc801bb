package io.neverscan.dsl.resolve;

import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A type as written, taken apart: {@code list<set<Tag>>?} is optional, with wrappers list and set around {@code Tag}.
 *
 * @param wrappers {@code list}, {@code set} or {@code map}, the outermost first
 * @param name the innermost name
 * @param span where that name stands
 * @param optional whether {@code ?} follows
 */
record TypeReference(List<String> wrappers, String name, Span span, boolean optional) {
    private static final Set<String> WRAPPERS = Set.of("list", "set", "map");

    static TypeReference of(SourceText text) {
        String value = text.value();
        int from = 0;
        int to = value.length();
        boolean optional = value.endsWith("?");
        if (optional) {
            to--;
        }
        List<String> wrappers = new ArrayList<>();
        int open = value.indexOf('<');
        while (open > from && to > open && value.charAt(to - 1) == '>') {
            String wrapper = value.substring(from, open).trim();
            if (!WRAPPERS.contains(wrapper)) {
                break;
            }
            wrappers.add(wrapper);
            from = open + 1;
            to--;
            open = value.indexOf('<', from);
        }
        while (from < to && value.charAt(from) == ' ') {
            from++;
        }
        while (to > from && value.charAt(to - 1) == ' ') {
            to--;
        }
        return new TypeReference(List.copyOf(wrappers), value.substring(from, to), text.part(from, to), optional);
    }
}
