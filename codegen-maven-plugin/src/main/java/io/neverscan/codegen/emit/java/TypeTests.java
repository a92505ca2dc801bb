package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The constants that tell items of one type from others of their table. */
final class TypeTests {
    private final ItemType item;
    private final KeyNames names;

    TypeTests(ItemType item, KeyNames names) {
        this.item = item;
        this.names = names;
    }

    /** Name of the constant. */
    static String name(Placement.Form form) {
        return form == Placement.Form.MIRROR ? "MIRROR_TYPE" : "TYPE";
    }

    FieldSpec of(Placement.Form form) {
        List<CodeBlock> shapes = item.keyTemplates(form).stream()
                .filter(t -> t.key().type() == KeyAttribute.Type.S && !t.natural() && isOnly(form, t))
                .map(this::shape)
                .toList();
        CodeBlock list = CodeBlock.of("$T.of($L)", Jdk.LIST, CodeBlock.join(shapes, ",\n"));
        Optional<String> attribute = item.table().typeAttribute();
        CodeBlock test = attribute.isPresent()
                ? CodeBlock.of(
                        "$T.of($S, $S, $S, $L)",
                        RuntimeTypes.TYPE_TEST,
                        item.name(),
                        attribute.get(),
                        item.name(),
                        list)
                : CodeBlock.of("$T.of($S, $L)", RuntimeTypes.TYPE_TEST, item.name(), list);
        return FieldSpec.builder(RuntimeTypes.TYPE_TEST, name(form), Modifier.STATIC, Modifier.FINAL)
                .initializer(JavaSource.continued(test))
                .build();
    }

    /** A key with alternatives has several shapes; the table's own, which each item has, tells enough. */
    private boolean isOnly(Placement.Form form, KeyTemplate template) {
        return item.keyTemplates(form).stream()
                .filter(t -> t.key().equals(template.key()))
                .allMatch(template::equals);
    }

    private CodeBlock shape(KeyTemplate template) {
        CodeBlock.Builder shape = CodeBlock.builder()
                .add("$T.on($S)", RuntimeTypes.KEY_SHAPE, template.key().name());
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                shape.add(".literal($S)", literal.text());
            } else {
                Segment.Component component = (Segment.Component) segment;
                shape.add(
                        ".part($N)", names.constant(KeyNames.readable(component).orElse(component)));
            }
        }
        return shape.build();
    }
}
