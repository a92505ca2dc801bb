package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The key functions of one item type: the only place of the generated code where its key text is made. */
final class KeysEmitter {
    private final Scope scope;

    KeysEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(ItemType item) {
        ModelNames names = scope.names();
        ClassName keys = names.of(item, ModelNames.Role.KEYS);
        KeyNames inside = names.keys(item);
        TypeSpec.Builder out = TypeSpec.classBuilder(keys)
                .addJavadoc("Keys of {@link $T}.\n", names.type(item))
                .addModifiers(Modifier.FINAL);
        inside.components().forEach(c -> out.addField(part(item, inside, c)));
        TypeTests tests = new TypeTests(item, inside);
        item.placements().stream().filter(Placement::isBase).forEach(p -> out.addField(tests.of(p.form())));
        out.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        for (Placement.Form form : Placement.Form.values()) {
            inside.textual(form).forEach(t -> out.addMethod(text(inside, form, t)));
            item.placements().stream()
                    .filter(p -> p.form() == form && p.isBase())
                    .forEach(p -> out.addMethod(key(inside, p)));
        }
        GuardKeys guards = new GuardKeys(scope, item);
        Items.guards(item).forEach(g -> out.addMethod(guards.method(g)));
        return JavaSource.of(names, KeysEmitter.class, item.span(), out);
    }

    private FieldSpec part(ItemType item, KeyNames inside, Segment.Component component) {
        AttributeType type = component.attribute().type();
        boolean number = component.encoding() instanceof KeyEncoding.ShardNumber;
        TypeName value = type instanceof EnumType && !number
                ? Types.STRING
                : type == Scalar.INT || number
                        ? TypeName.LONG.box()
                        : scope.types().boxed(type);
        return FieldSpec.builder(ParameterizedTypeName.get(RuntimeTypes.KEY_PART, value), inside.constant(component))
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "$T.of($S, $S, $L)",
                        RuntimeTypes.KEY_PART,
                        item.name(),
                        component.attribute().name(),
                        format(component.encoding()))
                .build();
    }

    private static CodeBlock format(KeyEncoding encoding) {
        if (encoding instanceof KeyEncoding.Text) {
            return CodeBlock.of("$T.text()", RuntimeTypes.KEY_FORMAT);
        }
        if (encoding instanceof KeyEncoding.Raw raw) {
            return CodeBlock.of("$T.rawText($S)", RuntimeTypes.KEY_FORMAT, raw.following());
        }
        if (encoding instanceof KeyEncoding.Padded padded) {
            return CodeBlock.of("$T.padded($L)", RuntimeTypes.KEY_FORMAT, padded.width());
        }
        if (encoding instanceof KeyEncoding.Signed signed) {
            return CodeBlock.of("$T.signed($L)", RuntimeTypes.KEY_FORMAT, signed.width());
        }
        if (encoding instanceof KeyEncoding.Decimal decimal) {
            return CodeBlock.of(
                    "$T.decimal($L, $L, $L)",
                    RuntimeTypes.KEY_FORMAT,
                    decimal.digits(),
                    decimal.fraction(),
                    decimal.signed());
        }
        if (encoding instanceof KeyEncoding.Descending descending) {
            return CodeBlock.of("$T.descending($L)", RuntimeTypes.KEY_FORMAT, format(descending.ascending()));
        }
        if (encoding instanceof KeyEncoding.Moment moment) {
            return CodeBlock.of("$T.instant($L)", RuntimeTypes.KEY_FORMAT, moment.fractionDigits());
        }
        if (encoding instanceof KeyEncoding.Code code) {
            CodeBlock codes =
                    code.type().codes().stream().map(c -> CodeBlock.of("$S", c)).collect(CodeBlock.joining(", "));
            return CodeBlock.of("$T.code($T.of($L))", RuntimeTypes.KEY_FORMAT, Jdk.LIST, codes);
        }
        if (encoding instanceof KeyEncoding.Bucket bucket) {
            return CodeBlock.of(
                    "$T.$L($T.$L)",
                    RuntimeTypes.KEY_FORMAT,
                    bucket.ofDate() ? "dateBucket" : "bucket",
                    RuntimeTypes.TIME_BUCKET,
                    bucket.bucket());
        }
        if (encoding instanceof KeyEncoding.Shard shard) {
            return CodeBlock.of("$T.shard($L)", RuntimeTypes.KEY_FORMAT, shard.count());
        }
        if (encoding instanceof KeyEncoding.ShardNumber shard) {
            return CodeBlock.of("$T.shardNumber($L)", RuntimeTypes.KEY_FORMAT, shard.count());
        }
        String method = switch ((KeyEncoding.Fixed) encoding) {
            case DATE -> "date";
            case YEAR_MONTH -> "yearMonth";
            case TIME -> "time";
            case UUID -> "uuid";
            case ULID -> "ulid";
            case BOOL -> "bool";
        };
        return CodeBlock.of("$T.$L()", RuntimeTypes.KEY_FORMAT, method);
    }

    private MethodSpec text(KeyNames inside, Placement.Form form, KeyTemplate template) {
        ItemType item = inside.item();
        AttributeNames names = scope.names().attributes(item);
        KeyText text = new KeyText(scope, item);
        MethodSpec.Builder method = MethodSpec.methodBuilder(inside.method(form, template))
                .addJavadoc(Docs.block(Docs.code(template.key().name()) + " is " + Docs.code(template.text()) + ".\n"))
                .addModifiers(Modifier.STATIC)
                .returns(Types.STRING);
        parameters(method, template.attributes(), names);
        return method.addStatement(
                        "return $L", text.of(template.segments(), a -> CodeBlock.of("$N", names.component(a))))
                .build();
    }

    /** The whole primary key of an item. */
    private MethodSpec key(KeyNames inside, Placement placement) {
        ItemType item = inside.item();
        AttributeNames names = scope.names().attributes(item);
        boolean mirror = placement.form() == Placement.Form.MIRROR;
        MethodSpec.Builder method = MethodSpec.methodBuilder(mirror ? "mirrorItem" : "item")
                .addJavadoc(mirror ? "The key of the mirror item.\n" : "The key of the item.\n")
                .addModifiers(Modifier.STATIC)
                .returns(RuntimeTypes.ITEM_KEY);
        parameters(method, item.identity(), names);
        CodeBlock.Builder key = CodeBlock.builder()
                .add(
                        "return $T.of($S, $S, $L)",
                        RuntimeTypes.ITEM_KEY,
                        item.name(),
                        placement.partition().get(0).key().name(),
                        value(inside, placement.form(), placement.partition().get(0)));
        placement.sort().forEach(s -> key.add(".sort($S, $L)", s.key().name(), value(inside, placement.form(), s)));
        return method.addStatement(key.build()).build();
    }

    private CodeBlock value(KeyNames inside, Placement.Form form, KeyTemplate template) {
        AttributeNames names = scope.names().attributes(inside.item());
        List<CodeBlock> arguments = template.attributes().stream()
                .distinct()
                .map(a -> CodeBlock.of("$N", names.component(a)))
                .toList();
        return template.key().type() == KeyAttribute.Type.S
                ? CodeBlock.of("$N($L)", inside.method(form, template), CodeBlock.join(arguments, ", "))
                : arguments.get(0);
    }

    private void parameters(MethodSpec.Builder method, List<Attribute> attributes, AttributeNames names) {
        attributes.stream()
                .distinct()
                .forEach(a -> method.addParameter(scope.types().plain(a.type()), names.component(a)));
    }
}
