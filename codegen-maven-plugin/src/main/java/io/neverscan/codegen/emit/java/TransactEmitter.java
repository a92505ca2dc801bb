package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** The methods of one transaction: with a token of the caller's, and with one of its own. */
final class TransactEmitter {
    private final Scope scope;
    private final TypeSpec.Builder repository;
    private final NameAllocator constants;
    private final NameAllocator methods;

    TransactEmitter(Scope scope, TypeSpec.Builder repository, NameAllocator constants, NameAllocator methods) {
        this.scope = scope;
        this.repository = repository;
        this.constants = constants;
        this.methods = methods;
    }

    /** A parameter of the method. */
    private record Passed(TypeName type, String name, String meaning) {}

    void emit(TransactPlan plan) {
        Call call = new Call(scope, plan.parameters());
        List<String> records = new ArrayList<>();
        List<Passed> passed = passed(plan, call, records);
        String name = methods.newName(JavaNames.variable(plan.pattern().name()));
        String token = call.local("token");
        MethodSpec.Builder plain = method(plan, name, passed);
        CodeBlock arguments =
                passed.stream().map(p -> CodeBlock.of("$N, ", p.name())).collect(CodeBlock.joining(""));
        repository.addMethod(end(plain)
                .addCode(scope.face()
                        .delegation(
                                TypeName.VOID, CodeBlock.of("$N($L$T.random())", name, arguments, RuntimeTypes.TOKEN)))
                .build());
        MethodSpec.Builder named = method(plan, name, passed);
        named.addParameter(Types.STRING, token)
                .addJavadoc(
                        "@param $L name of this logical write; repeated within 10 minutes, it counts once\n", token);
        String transaction = call.local("transaction");
        TransactCode code = new TransactCode(scope, plan, call, transaction);
        CodeBlock statements = code.statements(records, this::constant);
        repository.addMethod(end(named)
                .addCode(scope.face()
                        .body(TypeName.VOID, statements, CodeBlock.of("$N.execute($N)", transaction, token)))
                .build());
    }

    private List<Passed> passed(TransactPlan plan, Call call, List<String> records) {
        List<Passed> passed = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        for (int i = 0; i < plan.steps().size(); i++) {
            WritePlan step = plan.steps().get(i);
            WritePattern write = step.pattern();
            boolean many = plan.pattern().steps().get(i).many().isPresent();
            String record = "";
            if (write.kind().takesItem()) {
                TypeName type = scope.names().type(write.type());
                String wished = JavaNames.variable(write.type().name());
                record = call.local(many ? wished + "s" : wished);
                passed.add(
                        many
                                ? new Passed(
                                        ParameterizedTypeName.get(Jdk.COLLECTION, type),
                                        record,
                                        "at most "
                                                + plan.pattern()
                                                        .steps()
                                                        .get(i)
                                                        .many()
                                                        .getAsInt() + " new items")
                                : new Passed(type, record, "the new item"));
            }
            records.add(record);
            for (Parameter parameter : step.parameters()) {
                if (known.add(parameter.name())) {
                    TypeName type = plan.isNullable(parameter)
                            ? scope.types().nullable(parameter.type())
                            : scope.types().plain(parameter.type());
                    passed.add(new Passed(
                            type,
                            call.name(parameter),
                            Docs.escape(parameter.type().describe())));
                }
            }
        }
        return passed;
    }

    private MethodSpec.Builder method(TransactPlan plan, String name, List<Passed> passed) {
        TransactPattern pattern = plan.pattern();
        String steps = pattern.steps().stream()
                .map(s -> s.write().kind().name().toLowerCase(java.util.Locale.ROOT) + " "
                        + Docs.code(s.write().type().name()))
                .collect(Collectors.joining(", "));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .returns(scope.face().returned(TypeName.VOID))
                .addJavadoc(
                        "$L\n\n", pattern.description().map(Docs::sentence).orElse("All or nothing: " + steps + "."))
                .addJavadoc("<p>Sends $L and reads nothing first.\n\n", plan.requests())
                .addJavadoc("<p>Declared in $L.\n\n", Docs.escape(Docs.place(pattern.span())));
        for (Passed one : passed) {
            method.addParameter(one.type(), one.name()).addJavadoc("@param $L $L\n", one.name(), one.meaning());
        }
        return method;
    }

    private MethodSpec.Builder end(MethodSpec.Builder method) {
        scope.face().documentEnd(method);
        scope.face()
                .documentFailure(
                        method,
                        RuntimeTypes.NEVERSCAN,
                        "of the first step, in their order, whose condition does not hold");
        return method;
    }

    /** Adds the constant of a step. */
    private CodeBlock constant(TransactPattern pattern, CodeBlock spec) {
        String name = constants.newName(JavaNames.constant(pattern.name()));
        return new Constants(scope, repository)
                .add(pattern.owner(), name, RuntimeTypes.WRITE_SPEC, JavaSource.continued(spec));
    }
}
