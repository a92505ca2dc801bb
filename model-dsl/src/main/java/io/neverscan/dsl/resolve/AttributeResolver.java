package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.AttributeSyntax;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Attributes of item types and documents. */
final class AttributeResolver {
    /** DynamoDB refuses attribute names from 64 KB on. */
    private static final int MAX_NAME_BYTES = 65_535;

    private final Context context;
    private final TypeResolver types;

    AttributeResolver(Context context, TypeResolver types) {
        this.context = context;
        this.types = types;
    }

    AttributeTable resolve(String owner, List<AttributeSyntax> attributes) {
        AttributeTable table = new AttributeTable(owner, context);
        add(table, attributes);
        return table;
    }

    void add(AttributeTable table, List<AttributeSyntax> attributes) {
        for (AttributeSyntax syntax : attributes) {
            Optional<Attribute> attribute = attribute(syntax);
            attribute.ifPresentOrElse(table::add, () -> table.fail(syntax.name().value()));
        }
    }

    Optional<Attribute> attribute(AttributeSyntax syntax) {
        boolean legal = isLegal(syntax.name());
        TypeReference reference = TypeReference.of(syntax.type());
        Optional<AttributeType> type = types.type(reference);
        if (!legal || type.isEmpty()) {
            return Optional.empty();
        }
        String name = syntax.name().value();
        String stored = syntax.storedName().map(SourceText::value).orElse(name);
        if (stored.getBytes(StandardCharsets.UTF_8).length > MAX_NAME_BYTES) {
            context.report(
                    Code.BAD_NAME, syntax.name().span(), "an attribute name may have " + MAX_NAME_BYTES + " bytes");
            return Optional.empty();
        }
        return Optional.of(new Attribute(
                name,
                stored,
                type.get(),
                syntax.optional() || reference.optional(),
                syntax.immutable(),
                syntax.description().map(SourceText::value),
                syntax.name().span()));
    }

    /** Checks the name of an attribute; Java names for dashes and keywords are found later. */
    boolean isLegal(SourceText name) {
        boolean legal = Identifiers.isDashedWord(name.value());
        if (!legal) {
            context.report(Diagnostic.at(
                            Code.ILLEGAL_NAME,
                            name.span(),
                            "`" + name.value() + "` cannot be the name of an attribute in Java")
                    .help(Help.advice("give it another name; `as:` keeps this one in the table")));
        }
        return legal;
    }
}
