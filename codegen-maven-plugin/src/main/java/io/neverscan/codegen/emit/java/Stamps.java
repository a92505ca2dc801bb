package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import java.util.Optional;

/** The record as it is stored: with its version and times set by the repository. */
final class Stamps {
    private Stamps() {}

    /** Whether the repository sets anything. */
    static boolean any(ItemType item) {
        return item.traits().version().isPresent()
                || item.traits().created().isPresent()
                || item.traits().updated().isPresent();
    }

    /** A statement that reads the clock, once for all times of the item; nothing where it has none. */
    static CodeBlock clock(ItemType item, String record) {
        return item.traits().created().isEmpty() && item.traits().updated().isEmpty()
                ? CodeBlock.of("")
                : CodeBlock.builder()
                        .addStatement("$T $N = this.table.now()", Jdk.INSTANT, now(record))
                        .build();
    }

    private static String now(String record) {
        return record.equals("now") ? "now_" : "now";
    }

    /** An expression: the record, or a copy with version and times; {@link #clock} comes before it. */
    static CodeBlock of(Scope scope, ItemType item, String record, CodeBlock version) {
        return of(scope, item, record, version, now(record));
    }

    /** The same with a variable of one's own that holds the time. */
    static CodeBlock of(Scope scope, ItemType item, String record, CodeBlock version, String now) {
        AttributeNames names = scope.names().attributes(item);
        CodeBlock.Builder copy = CodeBlock.builder().add("$N", record);
        item.traits().version().ifPresent(v -> copy.add(".with$L($L)", names.suffix(v), version));
        time(copy, names, item.traits().created(), now);
        time(copy, names, item.traits().updated(), now);
        return copy.build();
    }

    private static void time(CodeBlock.Builder copy, AttributeNames names, Optional<Attribute> attribute, String now) {
        attribute.ifPresent(a -> copy.add(".with$L($N)", names.suffix(a), now));
    }
}
