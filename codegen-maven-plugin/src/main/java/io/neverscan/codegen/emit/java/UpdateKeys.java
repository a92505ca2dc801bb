package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.plan.IndexKeys;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Statements of an update builder that keep index keys in step with the attributes they are made of. */
final class UpdateKeys {
    private final Scope scope;
    private final ItemType item;
    private final AttributeNames names;
    private final KeyNames keys;
    private final List<CodeBlock> targets;
    private final Function<Attribute, CodeBlock> values;

    /** In an update builder: values are parameters of its methods, the identity is in its key. */
    UpdateKeys(Scope scope, ItemType item) {
        this.scope = scope;
        this.item = item;
        this.names = scope.names().attributes(item);
        this.keys = scope.names().keys(item);
        this.targets = UpdateEmitter.targets(item).stream()
                .map(t -> CodeBlock.of("this.$N", t))
                .toList();
        this.values = a -> Items.isIdentity(item, a)
                ? CodeBlock.of("this.key.$N()", names.component(a))
                : CodeBlock.of("$N", names.component(a));
    }

    /**
     * Anywhere else.
     *
     * @param targets the update of the item, then that of its mirror item
     * @param values the values of attributes after the update
     */
    UpdateKeys(Scope scope, ItemType item, List<CodeBlock> targets, Function<Attribute, CodeBlock> values) {
        this.scope = scope;
        this.item = item;
        this.names = scope.names().attributes(item);
        this.keys = scope.names().keys(item);
        this.targets = List.copyOf(targets);
        this.values = values;
    }

    /** The end of a setter's first sentence. */
    String sentence(List<IndexKeys.Recomputed> recomputed) {
        return recomputed.isEmpty() ? "." : ", and with it the keys of " + indexes(recomputed) + ".";
    }

    /** The end of a remover's first sentence. */
    String leaving(List<IndexKeys.Recomputed> recomputed) {
        return recomputed.isEmpty() ? "." : "; the item leaves " + indexes(recomputed) + ".";
    }

    private static String indexes(List<IndexKeys.Recomputed> recomputed) {
        Set<String> indexes = new LinkedHashSet<>();
        for (IndexKeys.Recomputed one : recomputed) {
            if (one.location() instanceof Location.Secondary secondary) {
                indexes.add(Docs.code(secondary.index().name()));
            }
        }
        return String.join(", ", indexes);
    }

    /** Writes the value itself; an attribute that is a key attribute is written as one. */
    CodeBlock value(Attribute attribute, CodecConstants codecs) {
        Optional<KeyTemplate> natural = Items.natural(item, attribute);
        CodeBlock value = values.apply(attribute);
        if (natural.isEmpty() || natural.get().key().type() == KeyAttribute.Type.N) {
            CodeBlock writing = Values.writing(attribute, value, codecs.of(attribute), codecs.isTtl(attribute));
            CodeBlock.Builder out = CodeBlock.builder();
            targets.forEach(t -> out.addStatement("$L.set().$L", t, writing));
            return out.build();
        }
        CodeBlock write = write(natural.get());
        if (!Types.isNullable(attribute)) {
            return CodeBlock.builder().addStatement(write).build();
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($L == null)", value)
                .addStatement("$L.remove($S)", targets.get(0), attribute.storedName())
                .nextControlFlow("else")
                .addStatement(write)
                .endControlFlow()
                .build();
    }

    /** Writes the keys, or removes them all where the item is not to be in the index. */
    CodeBlock recompute(IndexKeys.Recomputed recomputed) {
        return recompute(recomputed, placement -> Facts.Truth.UNKNOWN);
    }

    /** As above; of the conditions of some places it is known whether they hold. */
    CodeBlock recompute(IndexKeys.Recomputed recomputed, Function<Placement, Facts.Truth> conditions) {
        Alternatives writes = new Alternatives();
        for (IndexKeys.Entry entry : recomputed.entries()) {
            Facts.Truth condition = conditions.apply(entry.placement());
            if (condition == Facts.Truth.FAILS) {
                continue;
            }
            CodeBlock.Builder keys = CodeBlock.builder();
            entry.templates().forEach(t -> keys.addStatement(write(t)));
            writes.add(condition(entry, condition == Facts.Truth.HOLDS), keys.build());
        }
        return writes.orElse(removal(recomputed));
    }

    /** Removes all the keys. */
    CodeBlock removal(IndexKeys.Recomputed recomputed) {
        CodeBlock.Builder nothing = CodeBlock.builder();
        recomputed.keys().forEach(k -> nothing.addStatement("$L.remove($S)", targets.get(0), k));
        return nothing.build();
    }

    /** When an item has the keys; empty if always. */
    private Optional<CodeBlock> condition(IndexKeys.Entry entry, boolean sure) {
        List<Attribute> needed = entry.present().stream()
                .filter(a -> !Items.is(item.traits().updated(), a))
                .toList();
        return new PredicateCode(scope, item, this::known).presence(entry.placement(), needed, sure);
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
                "$L.set().$L($S, $L)", targets.get(0), method, template.key().name(), value);
    }

    private CodeBlock known(Attribute attribute) {
        return Items.is(item.traits().updated(), attribute) && !Items.isIdentity(item, attribute)
                ? CodeBlock.of("$L.now()", targets.get(0))
                : values.apply(attribute);
    }
}
