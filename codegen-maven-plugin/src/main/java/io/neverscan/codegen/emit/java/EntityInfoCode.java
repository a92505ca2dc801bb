package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** What a schema says about its item type: keys, indexes, maintained attributes, and how its items are told apart. */
final class EntityInfoCode {
    private final Scope scope;
    private final ItemType item;
    private final CodecConstants codecs;
    private final Placement.Form form;

    EntityInfoCode(Scope scope, ItemType item, Placement.Form form, CodecConstants codecs) {
        this.form = form;
        this.scope = scope;
        this.item = item;
        this.codecs = codecs;
    }

    MethodSpec method() {
        ClassName record = scope.names().type(item);
        CodeBlock.Builder chain = CodeBlock.builder()
                .add(
                        "return $T.of($T.class, $T.$L)",
                        RuntimeTypes.ENTITY_INFO,
                        record,
                        scope.names().of(item, ModelNames.Role.KEYS),
                        TypeTests.name(form));
        key(chain, "partitionKey", Optional.empty(), item.table().partitionKey());
        item.table().sortKey().ifPresent(k -> key(chain, "sortKey", Optional.empty(), k));
        Set<String> told = new LinkedHashSet<>();
        for (Placement placement : SchemaEmitter.placements(item, form)) {
            if (placement.location() instanceof Location.Secondary secondary
                    && told.add(secondary.index().name())) {
                Optional<String> index = Optional.of(secondary.index().name());
                secondary.partitionKeys().forEach(k -> key(chain, "indexPartitionKey", index, k));
                secondary.sortKeys().forEach(k -> key(chain, "indexSortKey", index, k));
            }
        }
        scope.items().attributes(item).forEach(a -> chain.add("\n.$L", attribute(a)));
        keptKeys().forEach(k -> chain.add("\n.kept($S)", k));
        GuardKeys guards = new GuardKeys(scope, item);
        Items.guards(item).forEach(g -> chain.add("\n.$L", guards.declaration(g)));
        item.traits()
                .ttl()
                .filter(t -> !Items.guards(item).isEmpty())
                .ifPresent(t -> chain.add("\n.expires($S)", t.storedName()));
        return MethodSpec.methodBuilder("entity")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(RuntimeTypes.ENTITY_INFO, record))
                .addStatement(chain.add("\n.build()").build())
                .build();
    }

    private static void key(CodeBlock.Builder chain, String method, Optional<String> index, KeyAttribute key) {
        CodeBlock where = index.map(i -> CodeBlock.of("$S, ", i)).orElse(CodeBlock.of(""));
        chain.add("\n.$L($L$S, $T.$L)", method, where, key.name(), Sdk.VALUE_TYPE, key.type());
    }

    private CodeBlock attribute(Attribute attribute) {
        String name = attribute.storedName();
        if (Items.is(item.traits().version(), attribute)) {
            return CodeBlock.of("version($S)", name);
        }
        if (Items.is(item.traits().created(), attribute)) {
            return CodeBlock.of("created($S)", name);
        }
        if (Items.is(item.traits().updated(), attribute)) {
            return CodeBlock.of("updated($S)", name);
        }
        return scope.items().maintained(item).contains(attribute.name())
                ? CodeBlock.of("counter($S)", name)
                : CodeBlock.of("attribute($S, $L)", name, codecs.inside(attribute));
    }

    /** Index keys made of nothing but what replacing an item keeps. */
    private List<String> keptKeys() {
        Set<String> kept = scope.items().kept(item);
        return item.keyTemplates(form).stream()
                .filter(t -> t.attributes().stream().anyMatch(a -> kept.contains(a.name())))
                .filter(t ->
                        t.attributes().stream().allMatch(a -> kept.contains(a.name()) || Items.isIdentity(item, a)))
                .filter(t -> !t.natural())
                .map(t -> t.key().name())
                .toList();
    }
}
