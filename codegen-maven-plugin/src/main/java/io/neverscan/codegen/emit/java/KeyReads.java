package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Statements that read attributes out of key text, where nothing else holds them. */
final class KeyReads {
    private final Scope scope;
    private final AttributeNames names;
    private final KeyText text;
    private final NameAllocator locals = new NameAllocator();
    private final Map<String, String> localOf = new LinkedHashMap<>();
    private final CodeBlock.Builder statements = CodeBlock.builder();

    /**
     * Reads attributes.
     *
     * @param scope the model
     * @param item the item type
     * @param wanted the attributes to read
     * @param templates templates of the keys that are there; the first that holds an attribute is read
     */
    KeyReads(Scope scope, ItemType item, List<Attribute> wanted, List<KeyTemplate> templates) {
        this.scope = scope;
        this.names = scope.names().attributes(item);
        this.text = new KeyText(scope, item);
        locals.newName("in");
        Set<String> open = new LinkedHashSet<>();
        wanted.forEach(a -> open.add(a.name()));
        for (KeyTemplate template : templates) {
            long found = template.components().stream()
                    .filter(c -> isReadable(c, open))
                    .count();
            if (found > 0) {
                read(template, open);
            }
        }
        if (!open.isEmpty()) {
            throw new IllegalStateException("no key of " + item.name() + " holds " + open);
        }
    }

    private void read(KeyTemplate template, Set<String> open) {
        List<Segment> segments = template.segments();
        String reader = locals.newName(JavaNames.variable(template.key().name()));
        statements.add(
                "$T $N = in.key($S)",
                RuntimeTypes.KEY_READER,
                reader,
                template.key().name());
        int start = 0;
        if (segments.get(0) instanceof Segment.Literal literal) {
            statements.add(".literal($S)", literal.text());
            start = 1;
        }
        statements.add(";\n");
        for (int i = start; i < segments.size(); i++) {
            if (segments.get(i) instanceof Segment.Literal) {
                continue;
            }
            Segment.Component component = (Segment.Component) segments.get(i);
            Segment.Component readable = KeyNames.readable(component).orElse(component);
            CodeBlock value = i + 1 < segments.size()
                    ? CodeBlock.of(
                            "$N.upTo($L, $S)",
                            reader,
                            text.part(readable),
                            ((Segment.Literal) segments.get(i + 1)).text())
                    : CodeBlock.of("$N.last($L)", reader, text.part(readable));
            if (isReadable(component, open)) {
                keep(component.attribute(), value, open);
            } else {
                statements.addStatement("$L", value);
            }
        }
    }

    private void keep(Attribute attribute, CodeBlock value, Set<String> open) {
        open.remove(attribute.name());
        String local = locals.newName(names.component(attribute));
        localOf.put(attribute.name(), local);
        statements.addStatement(
                "$T $N = $L", scope.types().plain(attribute.type()), local, typed(scope, attribute.type(), value));
    }

    private static boolean isReadable(Segment.Component component, Set<String> open) {
        return open.contains(component.attribute().name())
                && !component.encoding().isLossy()
                && component.encoding().format().isPresent();
    }

    /** The statements. */
    CodeBlock statements() {
        return statements.build();
    }

    /** The local that holds an attribute after the statements. */
    CodeBlock local(Attribute attribute) {
        return CodeBlock.of("$N", Objects.requireNonNull(localOf.get(attribute.name()), attribute.name()));
    }

    /** The value of the attribute's type, from that of its key format. */
    static CodeBlock typed(Scope scope, AttributeType type, CodeBlock value) {
        if (type instanceof EnumType values) {
            return CodeBlock.of("$T.fromCode($L)", scope.names().type(values), value);
        }
        return type == Scalar.INT ? CodeBlock.of("$T.toIntExact($L)", Math.class, value) : value;
    }
}
