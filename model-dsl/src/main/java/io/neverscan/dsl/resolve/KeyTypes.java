package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.KeyAttributeSyntax;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The key attributes of one table: one name has one type, in the table and all its indexes. */
final class KeyTypes {
    private final Context context;
    private final Map<String, Use> uses = new LinkedHashMap<>();

    /** A key attribute where it was first named; {@code typed} if its type was written there. */
    private record Use(KeyAttribute key, Span span, boolean typed) {}

    KeyTypes(Context context) {
        this.context = context;
    }

    KeyAttribute key(KeyAttributeSyntax syntax) {
        String name = syntax.name().value();
        KeyAttribute.Type type = switch (syntax.type().map(SourceText::value).orElse("string")) {
            case "number" -> KeyAttribute.Type.N;
            case "binary" -> KeyAttribute.Type.B;
            default -> KeyAttribute.Type.S;
        };
        boolean typed = syntax.type().isPresent();
        KeyAttribute key = new KeyAttribute(name, type);
        Use first = uses.putIfAbsent(name, new Use(key, syntax.name().span(), typed));
        if (first == null || first.key().equals(key)) {
            return key;
        }
        if (typed) {
            context.report(Diagnostic.at(
                            Code.TYPE_MISMATCH,
                            syntax.type().orElseThrow().span(),
                            "`" + name + "` has another type elsewhere in this table")
                    .also(first.span(), "type " + first.key().type() + " here"));
        }
        return first.key();
    }

    /** Where a key attribute of that name was first named. */
    Optional<Span> span(String name) {
        return Optional.ofNullable(uses.get(name)).map(Use::span);
    }
}
