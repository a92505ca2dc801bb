package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.Branches;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.evaluate.TextBounds;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.runtime.key.KeyFormatException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The arguments of one call of a pattern's method. */
final class Arguments {
    /** A text of this number holds characters that keys escape. */
    private static final int AWKWARD = 4;

    private Arguments() {}

    static CodeBlock of(Literals literals, AccessPattern pattern, Map<String, Object> arguments) {
        return pattern.parameters().stream()
                .map(p -> literals.of(p.type(), Objects.requireNonNull(arguments.get(p.name()), p.name())))
                .collect(CodeBlock.joining(", "));
    }

    /** The same with texts that hold delimiters, blanks and per cent signs; empty if no key may hold them. */
    static Optional<Map<String, Object>> awkward(AccessPlan.Served plan, Map<String, Object> arguments) {
        Map<String, Object> changed = new LinkedHashMap<>(arguments);
        for (Parameter parameter : plan.pattern().parameters()) {
            if (parameter.type() == Scalar.STRING) {
                changed.put(parameter.name(), SampleValues.value(Scalar.STRING, parameter.name(), AWKWARD));
            }
        }
        TextBounds.ascend(plan.pattern(), changed);
        return changed.equals(arguments) || !isWritable(plan, changed) ? Optional.empty() : Optional.of(changed);
    }

    /** Whether the key of a read can be written with these arguments. */
    static boolean isWritable(AccessPlan.Served plan, Map<String, Object> arguments) {
        try {
            if (plan.read() instanceof ReadPlan.GetItem get) {
                KeyWriter writer = new KeyWriter();
                writer.write(get.partition(), arguments);
                get.sort().ifPresent(s -> writer.write(s, arguments));
            } else if (plan.read() instanceof ReadPlan.FanOut several) {
                return Branches.list(several, arguments).stream()
                        .allMatch(b -> new RequestText(plan, b.arguments())
                                .keyCondition(several.each())
                                .isPresent());
            }
            return plan.read()
                    .query()
                    .map(q -> new RequestText(plan, arguments).keyCondition(q).isPresent())
                    .orElse(true);
        } catch (KeyFormatException refused) {
            return false;
        }
    }
}
