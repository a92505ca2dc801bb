package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.TableSettings;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.KeyAttributeSyntax;
import io.neverscan.dsl.syntax.TableSyntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tables: names, key attributes, limits of the service. */
final class TableResolver {
    private static final String DEFAULT_TYPE_ATTRIBUTE = "_type";

    private final Context context;
    private final ServiceNames names;

    TableResolver(Context context) {
        this.context = context;
        this.names = new ServiceNames(context);
    }

    /** All tables of a model by name; the default one if none is declared. Tables with findings are left out. */
    Map<String, Table> all(SourceText model, List<TableSyntax> declared, boolean incomplete) {
        Map<String, Table> tables = new LinkedHashMap<>();
        Map<String, SourceText> first = new LinkedHashMap<>();
        for (TableSyntax syntax : declared) {
            SourceText same = first.putIfAbsent(syntax.name().value(), syntax.name());
            if (same != null) {
                String message = "table `" + same.value() + "` is declared twice";
                context.duplicate(message, syntax.name().span(), same.span());
                continue;
            }
            int before = context.findings().size();
            Table table = table(syntax);
            if (context.findings().size() == before) {
                tables.put(table.name(), table);
            } else {
                context.fail(table.name());
            }
        }
        if (declared.isEmpty()
                && !incomplete
                && Identifiers.isDashedWord(model.value())
                && names.isTableName(model, "the table is named after the model, but")) {
            tables.put(model.value(), defaultTable(model));
        }
        return tables;
    }

    private static Table defaultTable(SourceText model) {
        return new Table(
                model.value(),
                new KeyAttribute("PK", KeyAttribute.Type.S),
                Optional.of(new KeyAttribute("SK", KeyAttribute.Type.S)),
                List.of(),
                Optional.of(DEFAULT_TYPE_ATTRIBUTE),
                false,
                TableSettings.DEFAULT,
                model.span());
    }

    private Table table(TableSyntax syntax) {
        names.isTableName(syntax.name(), "");
        KeyTypes types = new KeyTypes(context);
        SettingsResolver settings = new SettingsResolver(context);
        KeyAttribute partition = key(syntax.partitionKey(), types);
        Optional<KeyAttribute> sort = syntax.sortKey().map(s -> key(s, types));
        if (sort.map(s -> s.name().equals(partition.name())).orElse(false)) {
            KeyAttributeSyntax second = syntax.sortKey().orElseThrow();
            context.duplicate(
                    "partition key and sort key are both `" + partition.name() + "`",
                    second.name().span(),
                    syntax.partitionKey().name().span());
        }
        IndexResolver resolver = new IndexResolver(context, names, types, settings);
        List<Index> indexes = new ArrayList<>();
        syntax.indexes().forEach(i -> resolver.index(i, syntax, partition).ifPresent(indexes::add));
        resolver.limits(syntax);
        String typeAttribute = syntax.typeAttribute().map(SourceText::value).orElse(DEFAULT_TYPE_ATTRIBUTE);
        types.span(typeAttribute)
                .ifPresent(span -> context.report(
                        Diagnostic.at(Code.DUPLICATE_NAME, span, "`" + typeAttribute + "` also holds the item type")));
        return new Table(
                syntax.name().value(),
                partition,
                sort,
                indexes,
                Optional.of(typeAttribute).filter(t -> !t.equals("none")),
                syntax.raw(),
                settings.table(syntax.settings()),
                syntax.name().span());
    }

    private KeyAttribute key(KeyAttributeSyntax syntax, KeyTypes types) {
        names.checkKeyName(syntax.name());
        return types.key(syntax);
    }
}
