package io.neverscan.codegen.emit.java;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.IndexKeys;
import java.util.List;
import java.util.Set;

/** Which attributes an update may change, and which index keys change with them. */
final class Updates {
    private Updates() {}

    /** Attributes that are neither identity, nor immutable, nor guarded, nor looked after by the repository. */
    static List<Attribute> changeable(Scope scope, ItemType item) {
        Set<String> maintained = scope.items().maintained(item);
        return scope.items().attributes(item).stream()
                .filter(a -> !(item instanceof Entity entity
                        && entity.isGuarded(entity.attribute(a.name()).orElseThrow())))
                .filter(a -> !Items.isIdentity(item, a) && !a.immutable() && !maintained.contains(a.name()))
                .filter(a -> !Items.is(item.traits().version(), a)
                        && !Items.is(item.traits().created(), a)
                        && !Items.is(item.traits().updated(), a))
                .toList();
    }

    /** The index keys that change with an attribute. */
    static List<IndexKeys.Recomputed> recomputed(ItemType item, Attribute changed) {
        return IndexKeys.changedBy(item, List.of(changed));
    }

    /** The other attributes that the keys are made of: the caller says what they will be. */
    static List<Attribute> witnesses(ItemType item, List<IndexKeys.Recomputed> recomputed, Attribute changed) {
        return IndexKeys.needed(item, recomputed).stream()
                .filter(a -> !a.name().equals(changed.name()))
                .toList();
    }
}
