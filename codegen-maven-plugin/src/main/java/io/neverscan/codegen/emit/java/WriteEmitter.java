package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.WritePlan;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method of one declared write, and the constant that holds what is the same for each call. */
final class WriteEmitter {
    private final Scope scope;
    private final TypeSpec.Builder repository;
    private final NameAllocator constants;
    private final NameAllocator methods;

    WriteEmitter(Scope scope, TypeSpec.Builder repository, NameAllocator constants, NameAllocator methods) {
        this.scope = scope;
        this.repository = repository;
        this.constants = constants;
        this.methods = methods;
    }

    void emit(WritePlan plan) {
        WritePattern pattern = plan.pattern();
        Call call = new Call(scope, plan.parameters());
        TypeName returned = returned(scope, plan);
        MethodSpec.Builder method = MethodSpec.methodBuilder(methods.newName(JavaNames.variable(pattern.name())))
                .addModifiers(Modifier.PUBLIC)
                .returns(scope.face().returned(returned));
        String constant = constants.newName(JavaNames.constant(pattern.name()));
        String record = pattern.kind().takesItem()
                ? call.local(JavaNames.variable(pattern.type().name()))
                : "";
        if (pattern.kind().takesItem()) {
            method.addParameter(scope.names().type(pattern.type()), record);
        }
        for (Parameter parameter : plan.parameters()) {
            method.addParameter(type(plan, parameter), call.name(parameter));
        }
        new WriteDocs(scope, plan, call).addTo(method, record);
        Optional<GuardCode> guard = pattern.condition().map(g -> new GuardCode(scope, pattern, g, call));
        if (pattern.kind().changes()) {
            CodeBlock spec = constant(constant, plan, guard);
            WriteCode code = new WriteCode(scope, plan, call, spec, WriteCode.Stores.OWN);
            method.addCode(scope.face().body(returned, code.statements(guard), code.execution()));
        } else if (guard.isPresent()) {
            CodeBlock spec = constant(constant, plan, guard);
            method.addCode(whole(plan, call, record, spec, guard.get()));
        } else {
            method.addCode(scope.face().delegation(returned, delegated(plan, call, record)));
        }
        repository.addMethod(method.build());
    }

    /** What the method gives when it waits. */
    static TypeName returned(Scope scope, WritePlan plan) {
        WritePattern pattern = plan.pattern();
        TypeName record = scope.names().type(pattern.type());
        return switch (pattern.kind()) {
            case UPDATE, UPSERT -> plan.isMirrored() ? TypeName.VOID : record;
            case CREATE, PUT -> pattern.type() instanceof Edge ? TypeName.BOOLEAN : record;
            case DELETE ->
                pattern.type() instanceof Edge && pattern.condition().isEmpty() ? TypeName.BOOLEAN : TypeName.VOID;
            case CHECK -> TypeName.VOID;
        };
    }

    private TypeName type(WritePlan plan, Parameter parameter) {
        return plan.isNullable(parameter)
                ? scope.types().nullable(parameter.type())
                : scope.types().plain(parameter.type());
    }

    private CodeBlock constant(String name, WritePlan plan, Optional<GuardCode> guard) {
        WritePattern pattern = plan.pattern();
        CodeBlock.Builder spec = CodeBlock.builder().add("$T.named($S)", RuntimeTypes.WRITE_SPEC, pattern.name());
        if (pattern.kind() == WritePattern.Kind.UPSERT) {
            spec.add(".orCreate()");
        }
        guard.ifPresent(g -> spec.add(g.specification()));
        return new Constants(scope, repository)
                .add(pattern.type(), name, RuntimeTypes.WRITE_SPEC, JavaSource.continued(spec.build()));
    }

    /** What an operation of every repository does, by another name. */
    private CodeBlock delegated(WritePlan plan, Call call, String record) {
        WritePattern pattern = plan.pattern();
        if (pattern.kind() == WritePattern.Kind.CREATE) {
            return CodeBlock.of("create($N)", record);
        }
        if (pattern.kind() == WritePattern.Kind.PUT) {
            return CodeBlock.of("put($N)", record);
        }
        CodeBlock.Builder arguments = CodeBlock.builder().add("$L", newKey(scope, pattern, call));
        plan.witnesses().forEach(w -> arguments.add(", $N", call.name(w.parameter())));
        return CodeBlock.of("delete($L)", arguments.build());
    }

    /** A put or delete with a condition. */
    private CodeBlock whole(WritePlan plan, Call call, String record, CodeBlock spec, GuardCode guard) {
        ItemType item = plan.pattern().type();
        CodeBlock.Builder out = CodeBlock.builder();
        String values = call.local("values");
        boolean put = plan.pattern().kind() == WritePattern.Kind.PUT;
        if (put) {
            out.add(Stamps.clock(item, record));
        }
        out.addStatement("$T $N = this.store.values()", RuntimeTypes.ITEM_WRITER, values);
        guard.values().forEach(v -> out.addStatement("$N.$L", values, v));
        if (!put) {
            String key = call.local("key");
            out.addStatement(
                    "$T $N = $L",
                    scope.names().of(item, ModelNames.Role.KEY),
                    key,
                    newKey(scope, plan.pattern(), call));
            CodeBlock itemKey = new BaseOperations(scope, item).itemKey(key);
            return scope.face()
                    .body(
                            TypeName.VOID,
                            out.build(),
                            CodeBlock.of("this.store.delete($L, $L, $N, $N)", spec, itemKey, key, values));
        }
        Optional<Attribute> version = item.traits().version();
        AttributeNames names = scope.names().attributes(item);
        CodeBlock read = version.map(v -> CodeBlock.of("$N.$N()", record, names.component(v)))
                .orElse(CodeBlock.of(""));
        CodeBlock stored = Stamps.of(scope, item, record, CodeBlock.of("$L + 1", read));
        CodeBlock expected = version.map(v -> CodeBlock.of(", $L", read)).orElse(CodeBlock.of(""));
        return scope.face()
                .body(
                        returned(scope, plan),
                        out.build(),
                        CodeBlock.of("this.store.put($L, $L, $N.key(), $N$L)", spec, stored, record, values, expected));
    }

    /** The key record of the item that the parameters name. */
    static CodeBlock newKey(Scope scope, WritePattern pattern, Call call) {
        CodeBlock parts = pattern.key().stream()
                .map(p -> CodeBlock.of("$N", call.name(p)))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("new $T($L)", scope.names().of(pattern.type(), ModelNames.Role.KEY), parts);
    }
}
