package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.TypeSyntax;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Enums and documents, and the types that attributes name. */
final class TypeResolver {
    /** DynamoDB nests lists and maps 32 levels deep. */
    private static final int MAX_NESTING = 32;

    private final Context context;
    private final AttributeResolver attributes;
    private final Map<String, TypeSyntax> declared = new LinkedHashMap<>();
    private final Map<String, Optional<AttributeType>> resolved = new HashMap<>();
    private final Set<String> open = new LinkedHashSet<>();

    TypeResolver(Context context) {
        this.context = context;
        this.attributes = new AttributeResolver(context, this);
    }

    /** Resolves all declared types. */
    List<AttributeType> all(List<TypeSyntax> types) {
        for (TypeSyntax type : types) {
            TypeSyntax first = declared.putIfAbsent(type.name().value(), type);
            if (first != null) {
                String message = "`" + type.name().value() + "` is declared twice";
                context.duplicate(message, type.name().span(), first.name().span());
            }
        }
        return declared.values().stream()
                .flatMap(t -> named(t.name().value()).stream())
                .toList();
    }

    AttributeResolver attributes() {
        return attributes;
    }

    /** The type that an attribute names; empty, and reported, if there is none. */
    Optional<AttributeType> type(TypeReference reference) {
        if (reference.wrappers().size() + open.size() > MAX_NESTING) {
            context.report(
                    Code.ALIAS_LIMIT, reference.span(), "types are nested deeper than " + MAX_NESTING + " levels");
            return Optional.empty();
        }
        Optional<AttributeType> type = Scalar.find(reference.name())
                .<AttributeType>map(s -> s)
                .or(() -> Optional.ofNullable(declared.get(reference.name())).flatMap(t -> enter(t, reference)));
        boolean known = Scalar.find(reference.name()).isPresent() || declared.containsKey(reference.name());
        if (!known) {
            List<String> names = new ArrayList<>(declared.keySet());
            Arrays.stream(Scalar.values()).forEach(s -> names.add(s.yamlName()));
            String message = "`" + reference.name() + "` is not a type";
            context.unknown(Code.UNKNOWN_TYPE, reference.name(), reference.span(), message, names);
        }
        for (int i = reference.wrappers().size() - 1; i >= 0 && type.isPresent(); i--) {
            type = wrap(reference.wrappers().get(i), type.get(), reference);
        }
        return type;
    }

    private Optional<AttributeType> enter(TypeSyntax type, TypeReference reference) {
        if (open.contains(type.name().value())) {
            context.report(Diagnostic.at(
                            Code.TYPE_MISMATCH,
                            reference.span(),
                            "`" + type.name().value() + "` contains itself, so it would never end")
                    .also(type.name().span(), "declared here"));
            return Optional.empty();
        }
        return named(type.name().value());
    }

    private Optional<AttributeType> named(String name) {
        Optional<AttributeType> known = resolved.get(name);
        if (known == null) {
            TypeSyntax syntax = declared.get(name);
            open.add(name);
            known = syntax == null ? Optional.empty() : resolve(syntax);
            open.remove(name);
            resolved.put(name, known);
            if (known.isEmpty()) {
                context.fail(name);
            }
        }
        return known;
    }

    private Optional<AttributeType> resolve(TypeSyntax syntax) {
        return syntax.values().isEmpty() ? document(syntax) : enumType(syntax);
    }

    private Optional<AttributeType> document(TypeSyntax syntax) {
        AttributeTable table = attributes.resolve(syntax.name().value(), syntax.attributes());
        table.all().stream()
                .filter(a -> a.type() == Scalar.COUNTER)
                .forEach(a -> context.report(
                        Code.TYPE_MISMATCH, a.span(), "a counter must be an attribute of an item, not of a document"));
        return table.isSound()
                ? Optional.of(new DocumentType(
                        syntax.name().value(), table.all(), syntax.name().span()))
                : Optional.empty();
    }

    private Optional<AttributeType> enumType(TypeSyntax syntax) {
        List<EnumType.Value> values = new ArrayList<>();
        Map<String, SourceText> names = new HashMap<>();
        Map<String, SourceText> codes = new HashMap<>();
        for (TypeSyntax.Value value : syntax.values()) {
            SourceText name = value.name();
            SourceText code = value.code().orElse(name);
            SourceText sameCode = codes.putIfAbsent(code.value(), code);
            SourceText sameName = names.putIfAbsent(Identifiers.fold(name.value()), name);
            if (!Identifiers.isDashedWord(name.value())) {
                context.report(
                        Code.ILLEGAL_NAME, name.span(), "`" + name.value() + "` cannot be the name of an enum value");
            } else if (sameName != null && !sameName.value().equals(name.value())) {
                context.report(Diagnostic.at(
                                Code.CASE_CLASH,
                                name.span(),
                                "`" + name.value() + "` and `" + sameName.value() + "` differ only in case")
                        .also(sameName.span(), "the other one"));
            } else if (sameCode != null) {
                context.duplicate("`" + code.value() + "` is stored for two values", code.span(), sameCode.span());
            }
            values.add(new EnumType.Value(name.value(), code.value()));
        }
        return Optional.of(
                new EnumType(syntax.name().value(), values, syntax.name().span()));
    }

    private Optional<AttributeType> wrap(String wrapper, AttributeType element, TypeReference reference) {
        boolean storable = element instanceof EnumType
                || (element instanceof Scalar s && s != Scalar.BOOLEAN && s != Scalar.COUNTER);
        if (element == Scalar.COUNTER || (wrapper.equals("set") && !storable)) {
            context.report(
                    Code.TYPE_MISMATCH, reference.span(), "a " + wrapper + " cannot hold `" + element.describe() + "`");
            return Optional.empty();
        }
        return Optional.of(
                switch (wrapper) {
                    case "list" -> new AttributeType.ListOf(element);
                    case "set" -> new AttributeType.SetOf(element);
                    default -> new AttributeType.MapOf(element);
                });
    }
}
