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

    /** An expression: the record, or a copy with version and times. */
    static CodeBlock of(Scope scope, ItemType item, String record, CodeBlock version) {
        AttributeNames names = scope.names().attributes(item);
        CodeBlock.Builder copy = CodeBlock.builder().add("$N", record);
        item.traits().version().ifPresent(v -> copy.add(".with$L($L)", names.suffix(v), version));
        time(copy, names, item.traits().created());
        time(copy, names, item.traits().updated());
        return copy.build();
    }

    private static void time(CodeBlock.Builder copy, AttributeNames names, Optional<Attribute> attribute) {
        attribute.ifPresent(a -> copy.add(".with$L(this.table.now())", names.suffix(a)));
    }
}
