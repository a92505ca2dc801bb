package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.NameAllocator;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.UniqueGuard;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Names inside the keys class of one item type: a constant for each component, a method for each key attribute. */
final class KeyNames {
    /**
     * A component that has a form in key text.
     *
     * @param attribute name of the attribute
     * @param encoding its form
     */
    record Part(String attribute, KeyEncoding encoding) {
        static Part of(Segment.Component component) {
            return new Part(component.attribute().name(), component.encoding());
        }
    }

    /**
     * What a method writes; alternatives have several for one key attribute.
     *
     * @param form the form of the item
     * @param key name of the key attribute
     * @param segments the template
     */
    private record Written(Placement.Form form, String key, List<Segment> segments) {
        static Written of(Placement.Form form, KeyTemplate template) {
            return new Written(form, template.key().name(), template.segments());
        }
    }

    private final ItemType item;
    private final NameAllocator constants = new NameAllocator();
    private final NameAllocator methods = new NameAllocator();
    private final Map<Part, Segment.Component> parts = new LinkedHashMap<>();
    private final Map<Written, String> methodOf = new LinkedHashMap<>();
    private final Map<String, String> guardMethodOf = new LinkedHashMap<>();

    private KeyNames(ItemType item) {
        this.item = item;
        List.of("TYPE", "MIRROR_TYPE").forEach(constants::newName);
        methods.newName("item");
        methods.newName("mirrorItem");
        for (Placement.Form form : Placement.Form.values()) {
            item.keyTemplates(form).forEach(t -> add(form, t));
        }
        Items.guards(item).forEach(this::add);
    }

    static KeyNames of(ItemType item) {
        return new KeyNames(item);
    }

    private void add(Placement.Form form, KeyTemplate template) {
        boolean textual = true;
        for (Segment.Component component : template.components()) {
            textual &= component.encoding().format().isPresent();
            add(component);
            readable(component).ifPresent(this::add);
        }
        Written written = Written.of(form, template);
        if (textual && !methodOf.containsKey(written)) {
            String plain = JavaNames.variable(template.key().name());
            String wished = form == Placement.Form.MIRROR ? "mirror" + JavaNames.upperFirst(plain) : plain;
            long alternatives = methodOf.keySet().stream()
                    .filter(w -> w.form() == form && w.key().equals(written.key()))
                    .count();
            methodOf.put(written, methods.newName(alternatives == 0 ? wished : wished + (alternatives + 1)));
        }
    }

    private void add(UniqueGuard guard) {
        guard.base().templates().stream().flatMap(t -> t.components().stream()).forEach(this::add);
        String wished = guard.attributes().stream()
                .map(a -> JavaNames.upperFirst(JavaNames.variable(a.name())))
                .collect(Collectors.joining("", "unique", ""));
        guardMethodOf.put(guard.name(), methods.newName(wished));
    }

    private void add(Segment.Component component) {
        if (component.encoding().format().isPresent() && parts.putIfAbsent(Part.of(component), component) == null) {
            String name = JavaNames.constant(component.attribute().name());
            constants.newName(name + suffix(component.encoding()), Part.of(component));
        }
    }

    private static String suffix(KeyEncoding encoding) {
        if (encoding instanceof KeyEncoding.Bucket bucket) {
            return "_" + bucket.bucket().name();
        }
        if (encoding instanceof KeyEncoding.Shard) {
            return "_SHARD";
        }
        return encoding instanceof KeyEncoding.ShardNumber ? "_SHARD_NUMBER" : "";
    }

    /** What reads the text of a component whose own format cannot: the number of a shard. */
    static Optional<Segment.Component> readable(Segment.Component component) {
        return component.encoding() instanceof KeyEncoding.Shard shard
                ? Optional.of(new Segment.Component(
                        component.attribute(), new KeyEncoding.ShardNumber(shard.count()), component.span()))
                : Optional.empty();
    }

    /** The item type. */
    ItemType item() {
        return item;
    }

    /** One component for each constant. */
    Iterable<Segment.Component> components() {
        return parts.values();
    }

    /** Whether there is a constant of a component. */
    boolean has(Segment.Component component) {
        return parts.containsKey(Part.of(component));
    }

    /** Name of the constant of a component. */
    String constant(Segment.Component component) {
        return constants.get(Part.of(component));
    }

    /** Name of the method that writes a key attribute. */
    String method(Placement.Form form, KeyTemplate template) {
        return Objects.requireNonNull(methodOf.get(Written.of(form, template)), template.text());
    }

    /** Name of the method that gives the key of the item that holds a record's unique values. */
    String method(UniqueGuard guard) {
        return Objects.requireNonNull(guardMethodOf.get(guard.name()), guard.name());
    }

    /** All key attributes of a form that have text. */
    Set<KeyTemplate> textual(Placement.Form form) {
        Set<KeyTemplate> textual = new LinkedHashSet<>();
        item.keyTemplates(form).stream()
                .filter(t -> methodOf.containsKey(Written.of(form, t)))
                .forEach(textual::add);
        return textual;
    }
}
