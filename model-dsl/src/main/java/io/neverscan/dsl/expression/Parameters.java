package io.neverscan.dsl.expression;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parameters of one access pattern, in the order in which they first appear. */
public final class Parameters {
    private final Map<String, Parameter> byName = new LinkedHashMap<>();
    private final List<Diagnostic> findings;

    /**
     * No parameters yet.
     *
     * @param findings where a parameter of two types is reported
     */
    public Parameters(List<Diagnostic> findings) {
        this.findings = findings;
    }

    /**
     * Names a parameter, for the first time or again.
     *
     * @param name its name
     * @param type the type that is needed; a counter is passed as a long
     * @param span where it stands
     * @return the parameter; empty if it has another type elsewhere
     */
    public Optional<Parameter> use(String name, AttributeType type, Span span) {
        AttributeType passed = type == Scalar.COUNTER ? Scalar.LONG : type;
        Parameter first = byName.computeIfAbsent(name, n -> new Parameter(n, passed, span));
        if (!first.type().equals(passed)) {
            findings.add(Diagnostic.at(
                            Code.TYPE_MISMATCH,
                            span,
                            "`:" + name + "` is of type " + first.type().describe() + ", but " + passed.describe()
                                    + " is needed here")
                    .also(first.span(), "of type " + first.type().describe() + " here"));
            return Optional.empty();
        }
        return Optional.of(first);
    }

    /**
     * All of them.
     *
     * @return parameters in the order of first appearance
     */
    public List<Parameter> list() {
        return List.copyOf(byName.values());
    }
}
