package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.plan.IndexKeys;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Request tests of declared updates: which attributes and index keys change, to what, and under which condition. */
final class WriteRequestTests {
    private final TestScope scope;
    private final TestClass test;
    private final ItemType item;
    private final WritePlan plan;
    private final WriteCase one;

    private WriteRequestTests(TestScope scope, TestClass test, WriteCase one) {
        this.scope = scope;
        this.test = test;
        this.plan = one.plan;
        this.item = one.pattern().type();
        this.one = one;
    }

    /** Adds the tests of the writes of an item type. */
    static void addTo(TestScope scope, TestClass test, ItemType item) {
        for (WritePlan plan : scope.api().writes(item)) {
            if (plan.pattern().kind().changes() && !plan.isMirrored()) {
                WriteCase.of(scope, plan).ifPresent(c -> new WriteRequestTests(scope, test, c).add());
            }
        }
    }

    private void add() {
        Row after = one.after();
        CodeBlock stored = CodeBlock.of(
                "$T.INSTANCE.itemToMap($L, true)",
                scope.api().schema(item, Placement.Form.PRIMARY),
                scope.rows().record(after));
        ParameterizedTypeName map = ParameterizedTypeName.get(Names.MAP, ClassName.get(String.class), Names.VALUE);
        boolean adds = item.traits().version().isPresent()
                || one.pattern().changes().stream()
                        .anyMatch(c -> c.action() != Action.SET && c.action() != Action.REMOVE);
        CodeBlock given = adds
                ? CodeBlock.of(
                        "$T.INSTANCE.itemToMap($L, true)",
                        scope.api().schema(item, Placement.Form.PRIMARY),
                        scope.rows().record(given()))
                : CodeBlock.of("$T.of()", Names.MAP);
        CodeBlock.Builder out = CodeBlock.builder();
        if (item.traits().created().isPresent() || item.traits().updated().isPresent()) {
            out.addStatement(
                    "$T $N = $T.builder(client).clock($T.fixed($T.parse($S), $T.UTC)).build().$N()",
                    scope.api().repository(item),
                    scope.repository(),
                    scope.api().facade(),
                    Names.CLOCK,
                    Names.INSTANT,
                    SeedEmitter.NOW,
                    Names.ZONE_OFFSET,
                    scope.api().accessor(item));
        }
        out.addStatement("$T after = $L", map, stored)
                .addStatement("$T given = $L", map, given)
                .addStatement("client.answer($T.builder().attributes(after).build())", Names.UPDATE_RESPONSE)
                .addStatement("$L", one.call(one.scenario.stored(), CodeBlock.of("")))
                .add("client.calls()$>$>\n.onlyUpdateItem()")
                .add("\n.onTable($S)", item.table().name())
                .add("\n.hasKey($S)", key())
                .add("\n.hasChanges(after, given, $L)", strings(changes(after)));
        String condition = condition();
        out.add(
                condition.isEmpty() ? "\n.hasNoCondition()" : "\n.hasCondition($S)",
                condition.isEmpty() ? new Object[0] : new Object[] {condition});
        test.test(one.method() + "IsOneUpdateItem", out.add(";\n$<$<").build());
    }

    private String key() {
        Map<String, KeyValue> key = new TreeMap<>();
        for (KeyTemplate template : item.base().templates()) {
            new KeyWriter()
                    .write(template, one.scenario.stored())
                    .ifPresent(v -> key.put(template.key().name(), v));
        }
        return key.entrySet().stream()
                .map(e -> StoredText.name(e.getKey()) + ": " + StoredText.of(e.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** A row that holds what is added, taken or appended in place of what is stored. */
    private Row given() {
        Map<String, Object> values = new LinkedHashMap<>();
        Map<String, Object> arguments = one.arguments(one.scenario.stored());
        for (Change change : one.pattern().changes()) {
            if (change.action() != Action.SET && change.action() != Action.REMOVE) {
                Operand operand = change.value().orElseThrow();
                WriteScenario.operand(change.attribute(), operand, arguments)
                        .ifPresent(v -> values.put(change.attribute().name(), v));
            }
        }
        item.traits().version().ifPresent(v -> values.put(v.name(), 1L));
        return SampleRows.with(one.scenario.stored(), values);
    }

    private List<String> changes(Row after) {
        Set<String> changes = new LinkedHashSet<>();
        for (Change change : one.pattern().changes()) {
            String word = switch (change.action()) {
                case SET -> "SET";
                case ADD -> "ADD";
                case REMOVE -> "REMOVE";
                case TAKE -> "DELETE";
                case APPEND -> "APPEND";
            };
            changes.add(word + " " + change.attribute().storedName());
        }
        for (IndexKeys.Recomputed recomputed : plan.recomputed()) {
            keys(recomputed, after, changes);
        }
        if (one.pattern().kind() == Kind.UPSERT) {
            item.table().typeAttribute().ifPresent(t -> changes.add("SET " + t));
            item.identity().stream()
                    .map(Attribute::storedName)
                    .filter(n -> item.base().templates().stream()
                            .noneMatch(t -> t.key().name().equals(n)))
                    .forEach(n -> changes.add("SET " + n));
            item.traits().created().ifPresent(c -> changes.add("FIRST " + c.storedName()));
        }
        item.traits().version().ifPresent(v -> changes.add("ADD " + v.storedName()));
        item.traits().updated().ifPresent(u -> {
            changes.add("SET " + u.storedName());
            item.keyTemplates(Placement.Form.PRIMARY).stream()
                    .filter(t -> t.attributes().contains(u))
                    .filter(t -> t.attributes().stream()
                            .allMatch(a -> a.equals(u) || item.identity().contains(a)))
                    .forEach(t -> changes.add("SET " + t.key().name()));
        });
        return List.copyOf(changes);
    }

    private static void keys(IndexKeys.Recomputed recomputed, Row after, Set<String> changes) {
        for (IndexKeys.Entry entry : recomputed.entries()) {
            if (new KeyWriter().isIn(entry.placement(), after)) {
                entry.templates().forEach(t -> changes.add("SET " + t.key().name()));
                return;
            }
        }
        recomputed.keys().forEach(k -> changes.add("REMOVE " + k));
    }

    private String condition() {
        List<String> parts = new ArrayList<>();
        Row stored = one.scenario.stored();
        if (one.pattern().kind() != Kind.UPSERT) {
            parts.add("attribute_exists("
                    + StoredText.name(item.table().partitionKey().name()) + ")");
        }
        for (WritePlan.Witness witness : plan.witnesses()) {
            String name = StoredText.name(witness.attribute().storedName());
            parts.add(stored.value(witness.attribute())
                    .map(v -> name + " = " + StoredText.of(witness.attribute().type(), v))
                    .orElse("attribute_not_exists(" + name + ")"));
        }
        Map<String, Object> arguments = one.arguments(stored);
        for (Change change : one.pattern().changes()) {
            if (change.attribute().immutable() && change.action() == Action.SET) {
                String name = StoredText.name(change.attribute().storedName());
                Object value = WriteScenario.operand(
                                change.attribute(), change.value().orElseThrow(), arguments)
                        .orElseThrow();
                parts.add("(attribute_not_exists(" + name + ") or " + name + " = "
                        + StoredText.of(change.attribute().type(), value) + ")");
            }
        }
        one.pattern().condition().ifPresent(c -> {
            String text = new FilterText(arguments).of(c.predicate());
            parts.add(parts.isEmpty() ? text : "(" + text + ")");
        });
        return String.join(" and ", parts);
    }

    private static CodeBlock strings(List<String> texts) {
        return texts.stream().map(t -> CodeBlock.of("$S", t)).collect(CodeBlock.joining(", "));
    }
}
