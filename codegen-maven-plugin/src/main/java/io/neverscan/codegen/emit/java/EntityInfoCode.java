package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import java.util.ArrayList;
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

    EntityInfoCode(Scope scope, ItemType item, CodecConstants codecs) {
        this.scope = scope;
        this.item = item;
        this.codecs = codecs;
    }

    FieldSpec typeTest() {
        List<CodeBlock> shapes = new ArrayList<>();
        shapeTemplates().forEach(t -> shapes.add(shape(t)));
        CodeBlock list = CodeBlock.of("$T.of($L)", Jdk.LIST, CodeBlock.join(shapes, ",\n"));
        Optional<String> attribute = item.table().typeAttribute();
        CodeBlock test = attribute.isPresent()
                ? CodeBlock.of(
                        "$T.of($S, $S, $S, $L)", Runtime.TYPE_TEST, item.name(), attribute.get(), item.name(), list)
                : CodeBlock.of("$T.of($S, $L)", Runtime.TYPE_TEST, item.name(), list);
        return FieldSpec.builder(Runtime.TYPE_TEST, "TYPE", Modifier.STATIC, Modifier.FINAL)
                .initializer(test)
                .build();
    }

    /** Key texts with a shape of their own; a key that the mirror item fills differently says nothing. */
    private List<KeyTemplate> shapeTemplates() {
        Set<String> mirrored = new LinkedHashSet<>();
        item.keyTemplates(Placement.Form.MIRROR).forEach(t -> mirrored.add(t.key().name()));
        return item.keyTemplates(Placement.Form.PRIMARY).stream()
                .filter(t -> t.key().type() == KeyAttribute.Type.S && !t.natural())
                .filter(t -> !mirrored.contains(t.key().name()))
                .toList();
    }

    private CodeBlock shape(KeyTemplate template) {
        KeyText text = new KeyText(scope.names().of(item, ModelNames.Role.KEYS), KeyNames.of(item));
        CodeBlock.Builder shape = CodeBlock.builder()
                .add("$T.on($S)", Runtime.KEY_SHAPE, template.key().name());
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                shape.add(".literal($S)", literal.text());
            } else {
                shape.add(".part($L)", text.part((Segment.Component) segment));
            }
        }
        return shape.build();
    }

    MethodSpec method() {
        ClassName record = scope.names().type(item);
        CodeBlock.Builder chain = CodeBlock.builder().add("return $T.of($T.class, TYPE)", Runtime.ENTITY_INFO, record);
        key(chain, "partitionKey", Optional.empty(), item.table().partitionKey());
        item.table().sortKey().ifPresent(k -> key(chain, "sortKey", Optional.empty(), k));
        for (Placement placement : SchemaEmitter.primary(item)) {
            if (placement.location() instanceof Location.Secondary secondary) {
                Optional<String> index = Optional.of(secondary.index().name());
                key(chain, "indexPartitionKey", index, secondary.partitionKey());
                secondary.sortKey().ifPresent(k -> key(chain, "indexSortKey", index, k));
            }
        }
        scope.items().attributes(item).forEach(a -> chain.add("\n.$L", attribute(a)));
        keptKeys().forEach(k -> chain.add("\n.kept($S)", k));
        return MethodSpec.methodBuilder("info")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(Runtime.ENTITY_INFO, record))
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
        return item.keyTemplates(Placement.Form.PRIMARY).stream()
                .filter(t -> t.attributes().stream().anyMatch(a -> kept.contains(a.name())))
                .filter(t -> t.attributes().stream()
                        .allMatch(a -> kept.contains(a.name()) || Items.isIdentity(item, a)))
                .filter(t -> !t.natural())
                .map(t -> t.key().name())
                .toList();
    }
}
