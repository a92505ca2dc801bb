package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The schema of one item type: it writes and reads each attribute by its name. */
final class SchemaEmitter {
    private final Scope scope;

    SchemaEmitter(Scope scope) {
        this.scope = scope;
    }

    /** The schema of one form of the items. */
    GeneratedFile emit(ItemType item, Placement.Form form) {
        boolean mirror = form == Placement.Form.MIRROR;
        ClassName schema = scope.names().of(item, mirror ? ModelNames.Role.MIRROR_SCHEMA : ModelNames.Role.SCHEMA);
        ClassName record = scope.names().type(item);
        CodecConstants codecs = codecs(scope, item);
        EntityInfoCode info = new EntityInfoCode(scope, item, form, codecs);
        TypeSpec.Builder out = TypeSpec.classBuilder(schema)
                .addJavadoc(
                        mirror ? "How the mirror item of a {@link $T} is stored.\n" : "How a {@link $T} is stored.\n",
                        record)
                .addModifiers(
                        mirror ? new Modifier[] {Modifier.FINAL} : new Modifier[] {Modifier.PUBLIC, Modifier.FINAL})
                .superclass(ParameterizedTypeName.get(RuntimeTypes.ITEM_SCHEMA, record));
        if (!mirror) {
            codecs.addTo(out);
        }
        out.addField(FieldSpec.builder(schema, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The only instance.\n")
                .initializer("new $T()", schema)
                .build());
        out.addMethod(MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addStatement("super(entity())")
                .build());
        out.addMethod(info.method());
        out.addMethod(new KeyWrites(scope, item, form).tableKey());
        out.addMethod(write(item, form, codecs));
        out.addMethod(read(item, codecs));
        return JavaSource.of(scope.names(), SchemaEmitter.class, item.span(), out);
    }

    /** The codec constants of an item type's schema. */
    static CodecConstants codecs(Scope scope, ItemType item) {
        return new CodecConstants(
                scope.names().of(item, ModelNames.Role.SCHEMA),
                new Values(scope.names(), scope.types()),
                scope.items().attributes(item),
                item.traits());
    }

    private MethodSpec write(ItemType item, Placement.Form form, CodecConstants codecs) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("write")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(scope.names().type(item), "item")
                .addParameter(RuntimeTypes.ITEM_WRITER, "out");
        KeyWrites keys = new KeyWrites(scope, item, form);
        method.addCode(keys.indexKeys());
        AttributeNames names = scope.names().attributes(item);
        for (Attribute attribute : scope.items().attributes(item)) {
            if (Items.natural(item, attribute).isEmpty()) {
                CodeBlock value = CodeBlock.of("item.$N()", names.component(attribute));
                method.addStatement(Values.write(attribute, value, codecs.of(attribute), codecs.isTtl(attribute)));
            }
        }
        return method.build();
    }

    private MethodSpec read(ItemType item, CodecConstants codecs) {
        CodeBlock parts = scope.items().attributes(item).stream()
                .map(a -> readOne(scope, item, a, codecs))
                .collect(CodeBlock.joining(",\n"));
        return MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(scope.names().type(item))
                .addParameter(RuntimeTypes.ITEM_READER, "in")
                .addStatement("return new $T(\n$L)", scope.names().type(item), parts)
                .build();
    }

    /** An expression that reads an attribute as it is stored in the table. */
    static CodeBlock readOne(Scope scope, ItemType item, Attribute attribute, CodecConstants codecs) {
        Optional<KeyTemplate> natural = Items.natural(item, attribute);
        boolean keyText = natural.isPresent()
                && natural.get().key().type() == KeyAttribute.Type.S
                && !attribute.optional()
                && !(natural.get().components().get(0).encoding() instanceof KeyEncoding.Raw);
        if (keyText) {
            KeyText text = new KeyText(scope, item);
            CodeBlock read = CodeBlock.of(
                    "in.key($S).last($L)",
                    attribute.storedName(),
                    text.part(natural.get().components().get(0)));
            return KeyReads.typed(scope, attribute.type(), read);
        }
        return Values.read(attribute, codecs.of(attribute), codecs.isTtl(attribute));
    }

    /** The placements of one form, the table's first. */
    static List<Placement> placements(ItemType item, Placement.Form form) {
        return item.placements().stream().filter(p -> p.form() == form).toList();
    }
}
