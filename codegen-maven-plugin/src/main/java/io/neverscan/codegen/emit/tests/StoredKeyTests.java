package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import java.util.List;
import java.util.Optional;

/** Tests of the key attributes that items are stored with. */
final class StoredKeyTests {
    private static final int AWKWARD = 4;
    private static final int PLAIN = 1;

    private final TestScope scope;
    private final TestClass test;

    StoredKeyTests(TestScope scope, TestClass test) {
        this.scope = scope;
        this.test = test;
    }

    void addTo(ItemType item) {
        for (Placement placement : item.placements()) {
            if (!placement.isBase()) {
                continue;
            }
            String of = placement.form() == Placement.Form.MIRROR ? "mirrorItem" : "item";
            SampleRows.whole(item, PLAIN).ifPresent(r -> add(of + "CarriesItsKeys", placement.form(), r));
            SampleRows.whole(item, AWKWARD).ifPresent(r -> add(of + "EscapesItsKeys", placement.form(), r));
            SampleRows.required(item, PLAIN)
                    .filter(r -> lacksKey(placement.form(), r))
                    .ifPresent(r -> add(of + "WithoutOptionalPartsLeavesKeysOut", placement.form(), r));
        }
    }

    private static boolean lacksKey(Placement.Form form, Row row) {
        return row.type().keyTemplates(form).stream()
                        .anyMatch(t -> new KeyWriter().write(t, row).isEmpty())
                || row.type().placements().stream()
                        .filter(p -> p.form() == form)
                        .anyMatch(p -> !new KeyWriter().isIn(p, row));
    }

    private void add(String name, Placement.Form form, Row row) {
        CodeBlock.Builder out = CodeBlock.builder()
                .addStatement(
                        "$T row = $L",
                        scope.api().names().type(row.type()),
                        scope.rows().record(row))
                .addStatement(
                        "$T stored = $T.INSTANCE.itemToMap(row, true)",
                        ParameterizedTypeName.get(Names.MAP, ClassName.get(String.class), Names.VALUE),
                        scope.api().schema(row.type(), form))
                .add("assertThat(stored)$>$>");
        List<Placement> placements =
                row.type().placements().stream().filter(p -> p.form() == form).toList();
        for (Placement placement : placements) {
            boolean alternative = placements.stream()
                    .anyMatch(p -> p.location().equals(placement.location()) && new KeyWriter().isIn(p, row));
            if (!alternative || new KeyWriter().isIn(placement, row)) {
                entries(out, placement, row);
            }
        }
        test.test(name, out.add(";\n$<$<").build());
    }

    /** Where its condition does not hold, an item has no key of the index that is not the item's own attribute. */
    private static boolean isLeftOut(Placement placement, KeyTemplate template) {
        KeyAttribute key = template.key();
        boolean tableKey = placement.location().table().partitionKey().equals(key)
                || placement.location().table().sortKey().filter(key::equals).isPresent();
        return placement.when().isPresent() && !template.natural() && !tableKey;
    }

    /** An index holds an item only if it has both key attributes, so that they come together or not at all. */
    private static void entries(CodeBlock.Builder out, Placement placement, Row row) {
        KeyWriter writer = new KeyWriter();
        boolean whole = writer.isIn(placement, row);
        for (KeyTemplate template : placement.templates()) {
            Optional<KeyValue> value = writer.write(template, row);
            if (whole) {
                out.add(
                        "\n.containsEntry($S, $L)",
                        template.key().name(),
                        QueryRequestTests.value(value.orElseThrow()));
            } else if (value.isEmpty() || isLeftOut(placement, template)) {
                out.add("\n.doesNotContainKey($S)", template.key().name());
            }
        }
    }
}
