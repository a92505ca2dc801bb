package io.neverscan.dsl.resolve;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.IndexSyntax;
import io.neverscan.dsl.syntax.TableSyntax;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The names that an index projects must be stored by some item type of the table. */
final class ProjectionCheck {
    private final Context context;

    ProjectionCheck(Context context) {
        this.context = context;
    }

    /** Checks every projection list; only if every item type is known, as a failed one may store the name. */
    void check(List<TableSyntax> tables, List<ItemType> items) {
        if (!context.findings().isEmpty()) {
            return;
        }
        for (TableSyntax table : tables) {
            Set<String> stored = new LinkedHashSet<>();
            table.typeAttribute().ifPresentOrElse(t -> stored.add(t.value()), () -> stored.add("_type"));
            items.stream()
                    .filter(i -> i.table().name().equals(table.name().value()))
                    .flatMap(i -> i.attributes().stream())
                    .map(Attribute::storedName)
                    .forEach(stored::add);
            for (IndexSyntax index : table.indexes()) {
                index.include().stream()
                        .filter(n -> !stored.contains(n.value()))
                        .forEach(n -> unknown(n, table, stored));
            }
        }
    }

    private void unknown(SourceText name, TableSyntax table, Set<String> stored) {
        String message = "no item of table `" + table.name().value() + "` stores `" + name.value() + "`";
        context.unknown(name, message, stored);
    }
}
