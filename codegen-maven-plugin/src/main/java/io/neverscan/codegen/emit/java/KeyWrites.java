package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Statements of a schema that write key attributes. An item is in an index with all its keys, or with none of them. */
final class KeyWrites {
    private final Scope scope;
    private final ItemType item;
    private final Placement.Form form;
    private final AttributeNames names;
    private final KeyNames keys;
    private final NameAllocator locals = new NameAllocator();
    private final Map<String, String> localOf = new LinkedHashMap<>();

    KeyWrites(Scope scope, ItemType item, Placement.Form form) {
        this.form = form;
        this.scope = scope;
        this.item = item;
        this.names = scope.names().attributes(item);
        this.keys = scope.names().keys(item);
        locals.newName("item");
        locals.newName("out");
    }

    /** The method that writes the table's key. */
    MethodSpec tableKey() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("writeKey")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(scope.names().type(item), "item")
                .addParameter(RuntimeTypes.ITEM_WRITER, "out");
        method.addStatement(write(base().partition().get(0), true, this::accessor));
        base().sort().forEach(s -> method.addStatement(write(s, false, this::accessor)));
        return method.build();
    }

    /** Statements that write all other key attributes. */
    CodeBlock indexKeys() {
        CodeBlock.Builder out = CodeBlock.builder();
        Set<String> done = new LinkedHashSet<>();
        base().templates().forEach(t -> done.add(t.key().name()));
        CodeBlock.Builder blocks = CodeBlock.builder();
        Map<Location, List<Placement>> byIndex = new LinkedHashMap<>();
        SchemaEmitter.placements(item, form).stream()
                .filter(p -> !p.isBase())
                .forEach(p -> byIndex.computeIfAbsent(p.location(), l -> new ArrayList<>())
                        .add(p));
        byIndex.values().forEach(alternatives -> blocks.add(index(alternatives, done)));
        localOf.forEach((attribute, local) -> {
            Attribute of = effective(item.attribute(attribute).orElseThrow());
            out.addStatement("$T $N = $L", scope.types().boxed(of.type()), local, accessor(of));
        });
        return out.add(blocks.build()).build();
    }

    private Placement base() {
        return SchemaEmitter.placements(item, form).stream()
                .filter(Placement::isBase)
                .findFirst()
                .orElseThrow();
    }

    /** Statements for the keys of one index; several placements are alternatives that exclude each other. */
    private CodeBlock index(List<Placement> alternatives, Set<String> done) {
        Placement first = alternatives.get(0);
        Set<String> open = new LinkedHashSet<>();
        first.templates().stream()
                .map(t -> t.key().name())
                .filter(k -> !done.contains(k))
                .forEach(open::add);
        done.addAll(open);
        CodeBlock.Builder out = CodeBlock.builder();
        templates(first, open).filter(KeyTemplate::natural).forEach(t -> out.add(natural(t, isPartition(first, t))));
        List<String> derived = templates(first, open)
                .filter(t -> !t.natural())
                .map(t -> t.key().name())
                .toList();
        if (derived.isEmpty()) {
            return out.build();
        }
        Alternatives writes = new Alternatives();
        for (Placement placement : alternatives) {
            CodeBlock.Builder keys = CodeBlock.builder();
            templates(placement, open)
                    .filter(t -> !t.natural())
                    .forEach(t -> keys.addStatement(write(t, isPartition(placement, t), this::value)));
            writes.add(condition(placement), keys.build());
        }
        CodeBlock.Builder nothing = CodeBlock.builder();
        derived.forEach(k -> nothing.addStatement("out.string($S, null)", k));
        return out.add(writes.orElse(nothing.build())).build();
    }

    private static Stream<KeyTemplate> templates(Placement placement, Set<String> open) {
        return placement.templates().stream().filter(t -> open.contains(t.key().name()));
    }

    /** When an item has the keys; empty if always. */
    private Optional<CodeBlock> condition(Placement placement) {
        return new PredicateCode(scope, item, this::value).presence(placement, needed(placement));
    }

    /** A key attribute may be the sort key of one index and the partition key of another: the lower limit holds. */
    private boolean isPartition(Placement placement, KeyTemplate template) {
        return SchemaEmitter.placements(item, form).stream()
                        .filter(p -> p.location() instanceof Location.Secondary)
                        .flatMap(p -> p.sort().stream())
                        .noneMatch(s -> s.key().name().equals(template.key().name()))
                && placement.partition().stream().anyMatch(p -> p.key().equals(template.key()));
    }

    /** Attributes of the keys that an item may lack. */
    private List<Attribute> needed(Placement placement) {
        return placement.templates().stream()
                .flatMap(t -> t.attributes().stream())
                .filter(a -> Types.isNullable(effective(a)))
                .distinct()
                .toList();
    }

    private String local(Attribute attribute) {
        return localOf.computeIfAbsent(attribute.name(), n -> locals.newName(names.component(attribute)));
    }

    private Attribute effective(Attribute attribute) {
        return scope.items().effective(item, attribute);
    }

    private CodeBlock accessor(Attribute attribute) {
        return CodeBlock.of("item.$N()", names.component(attribute));
    }

    private CodeBlock value(Attribute attribute) {
        return Types.isNullable(effective(attribute)) ? CodeBlock.of("$N", local(attribute)) : accessor(attribute);
    }

    /** The statement of an attribute of the model that is itself a key attribute of an index. */
    private CodeBlock natural(KeyTemplate template, boolean partition) {
        Attribute attribute = template.attributes().get(0);
        if (!Types.isNullable(effective(attribute))) {
            return CodeBlock.builder()
                    .addStatement(write(template, partition, this::accessor))
                    .build();
        }
        String local = local(attribute);
        return CodeBlock.builder()
                .beginControlFlow("if ($N == null)", local)
                .addStatement("out.string($S, null)", template.key().name())
                .nextControlFlow("else")
                .addStatement(write(template, partition, this::value))
                .endControlFlow()
                .build();
    }

    private CodeBlock write(KeyTemplate template, boolean partition, Function<Attribute, CodeBlock> value) {
        String name = template.key().name();
        String method = partition ? "partitionKey" : "sortKey";
        List<CodeBlock> values =
                template.attributes().stream().distinct().map(value).toList();
        if (template.key().type() == KeyAttribute.Type.S) {
            return CodeBlock.of(
                    "out.$L($S, $T.$N($L))",
                    method,
                    name,
                    scope.names().of(item, ModelNames.Role.KEYS),
                    keys.method(form, template),
                    CodeBlock.join(values, ", "));
        }
        boolean number = template.key().type() == KeyAttribute.Type.N;
        return CodeBlock.of("out.$L($S, $L)", number ? "number" : method, name, values.get(0));
    }
}
