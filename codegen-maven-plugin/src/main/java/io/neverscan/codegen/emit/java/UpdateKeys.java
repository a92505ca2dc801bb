package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Statements of an update builder that keep index keys in step with the attributes they are made of. */
final class UpdateKeys {
    private final Scope scope;
    private final ItemType item;
    private final AttributeNames names;
    private final KeyNames keys;

    UpdateKeys(Scope scope, ItemType item) {
        this.scope = scope;
        this.item = item;
        this.names = scope.names().attributes(item);
        this.keys = scope.names().keys(item);
    }

    /** The end of a setter's first sentence. */
    String sentence(List<Updates.Recomputed> recomputed) {
        return recomputed.isEmpty() ? "." : ", and with it the keys of " + indexes(recomputed) + ".";
    }

    /** The end of a remover's first sentence. */
    String leaving(List<Updates.Recomputed> recomputed) {
        return recomputed.isEmpty() ? "." : "; the item leaves " + indexes(recomputed) + ".";
    }

    private static String indexes(List<Updates.Recomputed> recomputed) {
        Set<String> indexes = new LinkedHashSet<>();
        for (Updates.Recomputed one : recomputed) {
            if (one.location() instanceof Location.Secondary secondary) {
                indexes.add(Docs.code(secondary.index().name()));
            }
        }
        return String.join(", ", indexes);
    }

    /** Writes the value itself; an attribute that is a key attribute is written as one. */
    CodeBlock value(Attribute attribute, CodecConstants codecs) {
        Optional<KeyTemplate> natural = Items.natural(item, attribute);
        CodeBlock value = CodeBlock.of("$N", names.component(attribute));
        if (natural.isEmpty() || natural.get().key().type() == KeyAttribute.Type.N) {
            CodeBlock writing = Values.writing(attribute, value, codecs.of(attribute), codecs.isTtl(attribute));
            CodeBlock.Builder out = CodeBlock.builder();
            UpdateEmitter.targets(item).forEach(t -> out.addStatement("this.$N.set().$L", t, writing));
            return out.build();
        }
        CodeBlock write = write(natural.get());
        if (!Types.isNullable(attribute)) {
            return CodeBlock.builder().addStatement(write).build();
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($L == null)", value)
                .addStatement("this.update.remove($S)", attribute.storedName())
                .nextControlFlow("else")
                .addStatement(write)
                .endControlFlow()
                .build();
    }

    /** Writes the keys, or removes them all where the item is not to be in the index. */
    CodeBlock recompute(Updates.Recomputed recomputed) {
        Alternatives writes = new Alternatives();
        for (Updates.Entry entry : recomputed.entries()) {
            CodeBlock.Builder keys = CodeBlock.builder();
            entry.templates().forEach(t -> keys.addStatement(write(t)));
            writes.add(condition(entry), keys.build());
        }
        CodeBlock.Builder nothing = CodeBlock.builder();
        recomputed.keys().forEach(k -> nothing.addStatement("this.update.remove($S)", k));
        return writes.orElse(nothing.build());
    }

    /** When an item has the keys; empty if always. */
    private Optional<CodeBlock> condition(Updates.Entry entry) {
        List<Attribute> needed = entry.present().stream()
                .filter(a -> !Items.is(item.traits().updated(), a))
                .toList();
        return new PredicateCode(scope, item, this::known).presence(entry.placement(), needed);
    }

    /** Keys made of the time of the last write and the identity change with every update. */
    CodeBlock stamped() {
        CodeBlock.Builder out = CodeBlock.builder();
        if (item.traits().updated().isEmpty()) {
            return out.build();
        }
        Set<String> done = new LinkedHashSet<>();
        for (KeyTemplate template : item.keyTemplates(Placement.Form.PRIMARY)) {
            boolean stamped = template.attributes().stream()
                    .anyMatch(a -> Items.is(item.traits().updated(), a));
            boolean known = template.attributes().stream()
                    .allMatch(a -> Items.is(item.traits().updated(), a) || Items.isIdentity(item, a));
            if (stamped && known && done.add(template.key().name())) {
                out.addStatement(write(template));
            }
        }
        return out.build();
    }

    private CodeBlock write(KeyTemplate template) {
        boolean sort = SchemaEmitter.placements(item, Placement.Form.PRIMARY).stream()
                .flatMap(p -> p.sort().stream())
                .anyMatch(s -> s.key().name().equals(template.key().name()));
        String method = template.key().type() == KeyAttribute.Type.N ? "number" : sort ? "sortKey" : "partitionKey";
        CodeBlock values =
                template.attributes().stream().distinct().map(this::known).collect(CodeBlock.joining(", "));
        CodeBlock value = template.key().type() == KeyAttribute.Type.S
                ? CodeBlock.of(
                        "$T.$N($L)",
                        scope.names().of(item, ModelNames.Role.KEYS),
                        keys.method(Placement.Form.PRIMARY, template),
                        values)
                : values;
        return CodeBlock.of(
                "this.update.set().$L($S, $L)", method, template.key().name(), value);
    }

    private CodeBlock known(Attribute attribute) {
        if (Items.isIdentity(item, attribute)) {
            return CodeBlock.of("this.key.$N()", names.component(attribute));
        }
        return Items.is(item.traits().updated(), attribute)
                ? CodeBlock.of("this.update.now()")
                : CodeBlock.of("$N", names.component(attribute));
    }
}
