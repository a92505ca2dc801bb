package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Scalar;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Tests of the writes of an edge: once and only once, with its counters and its mirror. */
final class EdgeTests {
    private static final int FULL = 3;
    private static final int EDGES = 24;

    private final TestScope scope;
    private final TestClass test;
    private final Edge edge;
    private final ClassName record;
    private final Row full;

    EdgeTests(TestScope scope, TestClass test, Edge edge) {
        this.scope = scope;
        this.test = test;
        this.edge = edge;
        this.record = scope.api().names().type(edge);
        this.full = SampleRows.whole(edge, FULL).orElseThrow();
    }

    void add() {
        test.value("full", record, scope.rows().record(full));
        test.value("stored", record, scope.rows().record(full));
        node("source", edge.from());
        node("target", edge.to());
        roundTrip();
        creation();
        deletion();
        new UpdateTests(scope, test, full, full).add();
        if (isCounted()) {
            missingNode("source", "target", edge.to());
            missingNode("target", "source", edge.from());
            if (edge.from().entity().name().equals(edge.to().entity().name())) {
                selfEdge();
            }
            fanOut().ifPresent(this::threads);
        }
    }

    private boolean isCounted() {
        return edge.from().counter().isPresent() || edge.to().counter().isPresent();
    }

    private void node(String name, Edge.End end) {
        test.value(name, scope.api().names().type(end.entity()), scope.rows().record(node(end, full)));
    }

    /** The node at an end of an edge. */
    private Row node(Edge.End end, Row of) {
        Map<String, Object> identity = new LinkedHashMap<>();
        for (int i = 0; i < end.attributes().size(); i++) {
            identity.put(
                    end.entity().identity().get(i).name(),
                    Objects.requireNonNull(
                            of.values().get(end.attributes().get(i).name())));
        }
        Row node = SampleRows.with(SampleRows.whole(end.entity(), FULL).orElseThrow(), identity);
        for (String counter : scope.api().maintained(end.entity())) {
            node = SampleRows.with(node, Collections.singletonMap(counter, 0L));
        }
        return node;
    }

    private void nodes(CodeBlock.Builder out) {
        out.addStatement("seed.put(source()).put(target())");
    }

    private CodeBlock counterIs(String node, Edge.End end, int expected) {
        Attribute counter = end.counter().orElseThrow();
        return CodeBlock.of(
                "assertThat(seed.repositories().$N().get($L().key())).get()"
                        + "$>$>\n.satisfies(node -> assertThat(node.$N()).isEqualTo($L));\n$<$<",
                scope.api().accessor(end.entity()),
                node,
                scope.api().attributes(end.entity()).component(counter),
                expected);
    }

    private void counters(CodeBlock.Builder out, int expected) {
        edge.from().counter().ifPresent(c -> out.add(counterIs("source", edge.from(), expected)));
        edge.to().counter().ifPresent(c -> out.add(counterIs("target", edge.to(), expected)));
    }

    private void mirror(CodeBlock.Builder out, boolean there) {
        if (edge.inverse() == Edge.Inverse.MIRROR) {
            out.addStatement("assertThat(seed.holdsMirror(full()))." + (there ? "isTrue()" : "isFalse()"));
        }
    }

    private void roundTrip() {
        CodeBlock.Builder out = CodeBlock.builder();
        nodes(out);
        out.addStatement("assertThat(repository.create(full())).isTrue()");
        out.addStatement(
                "assertThat(repository.get($L)).contains(full())", scope.rows().identity(full));
        mirror(out, true);
        counters(out, 1);
        test.test("whatWasCreatedIsReadAndCounted", out.build());
        Optional<Row> minimal = SampleRows.required(edge, FULL).filter(r -> !r.equals(full));
        minimal.ifPresent(m -> {
            CodeBlock.Builder small = CodeBlock.builder();
            nodes(small);
            small.addStatement("$T minimal = $L", record, scope.rows().record(m));
            small.addStatement("assertThat(repository.create(minimal)).isTrue()");
            small.addStatement("assertThat(repository.get(minimal.key())).contains(minimal)");
            test.test("whatWasCreatedIsReadWithRequiredAttributesOnly", small.build());
        });
    }

    private void creation() {
        CodeBlock.Builder out = CodeBlock.builder();
        nodes(out);
        out.addStatement("assertThat(repository.create(full())).isTrue()");
        out.addStatement("assertThat(repository.create(full())).isFalse()");
        counters(out, 1);
        test.test(isCounted() ? "creatingTwiceCountsOnce" : "creatingTwiceStoresOnce", out.build());
    }

    private void deletion() {
        CodeBlock.Builder out = CodeBlock.builder();
        nodes(out);
        out.addStatement("repository.create(full())");
        out.addStatement(
                "assertThat(repository.delete($L)).isTrue()", scope.rows().identity(full));
        out.addStatement(
                "assertThat(repository.delete($L)).isFalse()", scope.rows().key(full));
        out.addStatement(
                "assertThat(repository.get($L)).isEmpty()", scope.rows().key(full));
        mirror(out, false);
        counters(out, 0);
        test.test(isCounted() ? "deletingTwiceCountsOnce" : "whatWasDeletedIsGone", out.build());
    }

    private void missingNode(String there, String missing, Edge.End gone) {
        if (gone.counter().isEmpty()) {
            return;
        }
        CodeBlock.Builder out = CodeBlock.builder();
        out.addStatement("seed.put($L())", there);
        out.addStatement("assertThatThrownBy(() -> repository.create(full())).isInstanceOf($T.class)", Names.NOT_FOUND);
        out.addStatement(
                "assertThat(repository.get($L)).isEmpty()", scope.rows().identity(full));
        mirror(out, false);
        Edge.End other = there.equals("source") ? edge.from() : edge.to();
        if (other.counter().isPresent()) {
            out.add(counterIs(there, other, 0));
        }
        test.test("nothingIsWrittenWithoutThe" + (missing.equals("source") ? "Source" : "Target"), out.build());
    }

    private void selfEdge() {
        Map<String, Object> same = new LinkedHashMap<>();
        for (int i = 0; i < edge.to().attributes().size(); i++) {
            same.put(
                    edge.to().attributes().get(i).name(),
                    Objects.requireNonNull(
                            full.values().get(edge.from().attributes().get(i).name())));
        }
        Row self = SampleRows.with(full, same);
        CodeBlock.Builder out = CodeBlock.builder();
        out.addStatement("seed.put(source())");
        out.addStatement("$T self = $L", record, scope.rows().record(self));
        out.addStatement("assertThat(repository.create(self)).isTrue()");
        out.addStatement("assertThat(repository.create(self)).isFalse()");
        out.addStatement("assertThat(repository.get(self.key())).contains(self)");
        edge.from().counter().ifPresent(c -> out.add(counterIs("source", edge.from(), 1)));
        edge.to().counter().ifPresent(c -> out.add(counterIs("source", edge.to(), 1)));
        out.addStatement("assertThat(repository.delete(self.key())).isTrue()");
        edge.from().counter().ifPresent(c -> out.add(counterIs("source", edge.from(), 0)));
        edge.to().counter().ifPresent(c -> out.add(counterIs("source", edge.to(), 0)));
        test.test("anEdgeToItselfCountsAtBothEnds", out.build());
    }

    /** The attribute of the target end that tells many targets of one source apart. */
    private Optional<Attribute> fanOut() {
        return edge.from().counter().isEmpty()
                ? Optional.empty()
                : edge.to().attributes().stream()
                        .filter(a -> a.type() == Scalar.STRING)
                        .filter(a -> edge.identity().contains(a))
                        .findFirst();
    }

    private void threads(Attribute varied) {
        String wither = scope.api().attributes(edge).suffix(varied);
        int place = edge.to().attributes().indexOf(varied);
        Attribute id = edge.to().entity().identity().get(place);
        String nodeWither = scope.api().attributes(edge.to().entity()).suffix(id);
        ClassName text = ClassName.get(String.class);
        test.type.addMethod(MethodSpec.methodBuilder(test.methods.newName("nodes"))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(Names.LIST, text))
                .addStatement("$T names = new $T<>()", ParameterizedTypeName.get(Names.LIST, text), Names.ARRAY_LIST)
                .beginControlFlow("for (int i = 0; i < $L; i++)", EDGES)
                .addStatement("names.add(\"node\" + i)")
                .endControlFlow()
                .addStatement("return names")
                .build());
        ParameterizedTypeName task = ParameterizedTypeName.get(Names.CALLABLE, ClassName.get(Boolean.class));
        MethodSpec.Builder method = test.test("eightThreadsCountEachEdgeOnce")
                .addException(Exception.class)
                .addStatement("seed.put(source())")
                .addStatement("nodes().forEach(n -> seed.put(target().with$L(n)))", nodeWither)
                .addStatement("$T tasks = new $T<>()", ParameterizedTypeName.get(Names.LIST, task), Names.ARRAY_LIST)
                .beginControlFlow("for (String node : nodes())")
                .addStatement("tasks.add(() -> repository.create(full().with$L(node)))", wither)
                .addStatement("tasks.add(() -> repository.create(full().with$L(node)))", wither)
                .endControlFlow()
                .addStatement("int stored = 0")
                .addStatement("$T threads = $T.newFixedThreadPool(8)", Names.EXECUTOR, Names.EXECUTORS)
                .beginControlFlow("try")
                .beginControlFlow(
                        "for ($T done : threads.invokeAll(tasks))",
                        ParameterizedTypeName.get(Names.FUTURE, ClassName.get(Boolean.class)))
                .addStatement("stored += done.get() ? 1 : 0")
                .endControlFlow()
                .nextControlFlow("finally")
                .addStatement("threads.shutdownNow()")
                .endControlFlow()
                .addStatement("assertThat(stored).isEqualTo($L)", EDGES)
                .addCode(counterIs("source", edge.from(), EDGES));
        test.type.addMethod(method.build());
    }
}
