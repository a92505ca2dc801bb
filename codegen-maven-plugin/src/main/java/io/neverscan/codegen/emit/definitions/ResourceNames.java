package io.neverscan.codegen.emit.definitions;

import io.neverscan.dsl.model.Table;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Names of resources out of names of tables, each once. */
final class ResourceNames {
    private ResourceNames() {}

    /** Logical ids of CloudFormation: letters and digits, such as {@code ProdShopTable}. */
    static Map<Table, String> logical(List<Table> tables) {
        return distinct(tables, ResourceNames::logical);
    }

    private static String logical(Table table) {
        StringBuilder out = new StringBuilder();
        for (String word : table.name().split("[^a-zA-Z0-9]+", -1)) {
            if (!word.isEmpty()) {
                out.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
            }
        }
        return out.append("Table").toString();
    }

    /** Names of Terraform: letters, digits, {@code _} and {@code -}, a digit not first. */
    static Map<Table, String> terraform(List<Table> tables) {
        return distinct(tables, t -> {
            String name = t.name().replace('.', '_');
            return Character.isLetter(name.charAt(0)) || name.charAt(0) == '_' ? name : "_" + name;
        });
    }

    private static Map<Table, String> distinct(List<Table> tables, Function<Table, String> naming) {
        Map<Table, String> names = new LinkedHashMap<>();
        Set<String> taken = new LinkedHashSet<>();
        for (Table table : tables) {
            String name = naming.apply(table);
            String free = name;
            for (int i = 2; !taken.add(free); i++) {
                free = name + i;
            }
            names.put(table, free);
        }
        return names;
    }
}
