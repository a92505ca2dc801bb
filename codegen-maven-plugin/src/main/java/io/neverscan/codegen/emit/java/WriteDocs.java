package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the method of a declared write does and costs, in the model's words. */
final class WriteDocs {
    private final Scope scope;
    private final WritePlan plan;
    private final WritePattern pattern;
    private final Call call;

    WriteDocs(Scope scope, WritePlan plan, Call call) {
        this.scope = scope;
        this.plan = plan;
        this.pattern = plan.pattern();
        this.call = call;
    }

    void addTo(MethodSpec.Builder method, String record) {
        line(method, pattern.description().map(Docs::sentence).orElseGet(this::sentence));
        pattern.condition().ifPresent(c -> paragraph(method, "Only where " + Docs.code(c.text()) + "."));
        paragraph(method, "Sends " + Docs.escape(plan.requests()) + " and reads nothing first" + indexes() + ".");
        paragraph(method, "Declared in " + Docs.escape(Docs.place(pattern.span())) + ".");
        line(method, "");
        if (!record.isEmpty()) {
            line(method, "@param " + record + " the whole item");
        }
        plan.parameters().forEach(p -> line(method, "@param " + call.name(p) + " " + meaning(p)));
        TypeName returned = WriteEmitter.returned(scope, plan);
        if (returned.equals(TypeName.VOID)) {
            scope.face().documentEnd(method);
        } else {
            line(method, "@return " + result(returned));
        }
        failures(method);
    }

    private void failures(MethodSpec.Builder method) {
        boolean guarded = pattern.condition().isPresent();
        boolean exists = pattern.kind() == WritePattern.Kind.UPDATE
                || (guarded && !pattern.kind().changes());
        if (exists) {
            scope.face().documentFailure(method, RuntimeTypes.NOT_FOUND, "if there is no such item");
        }
        if (guarded) {
            scope.face().documentFailure(method, RuntimeTypes.CONDITION_FAILED, "if the condition does not hold");
        }
        if (!plan.witnesses().isEmpty() && pattern.kind().changes()) {
            scope.face()
                    .documentFailure(method, RuntimeTypes.STALE_VALUE, "if something else is stored than was passed");
        }
        boolean versioned = pattern.type().traits().version().isPresent()
                && (pattern.kind() == WritePattern.Kind.PUT
                        || (pattern.kind() == WritePattern.Kind.DELETE && !guarded));
        if (versioned) {
            scope.face().documentFailure(method, RuntimeTypes.STALE_VERSION, "if another version is stored");
        }
    }

    private String meaning(Parameter parameter) {
        Optional<WritePlan.Witness> witness = plan.witnesses().stream()
                .filter(w -> w.parameter().equals(parameter))
                .findFirst();
        if (witness.isPresent()) {
            return pattern.kind().changes()
                    ? "the value that " + Docs.code(witness.get().attribute().name()) + " has, for index keys"
                    : "the version that was read";
        }
        return Docs.escape(parameter.type().describe()) + (plan.isNullable(parameter) ? "; null removes it" : "");
    }

    private String indexes() {
        Map<Location, WritePlan.Effect> effects = plan.effects();
        String follow = effects.entrySet().stream()
                .filter(e -> e.getValue() != WritePlan.Effect.UNTOUCHED)
                .map(e -> Docs.code(((Location.Secondary) e.getKey()).index().name()))
                .collect(Collectors.joining(", "));
        return follow.isEmpty() ? "" : "; the keys of " + follow + " follow";
    }

    private String result(TypeName returned) {
        if (returned.equals(TypeName.BOOLEAN)) {
            return pattern.kind() == WritePattern.Kind.CREATE
                    ? "true if it is stored now; false if it was there, and nothing changed"
                    : "false if it was not there";
        }
        return "the item as it is stored now";
    }

    private String sentence() {
        String type = Docs.code(pattern.type().name());
        return switch (pattern.kind()) {
            case CREATE -> "Stores a new " + type + ", never over another.";
            case PUT -> "Stores a " + type + " in place of whatever is there.";
            case DELETE -> "Deletes a " + type + ".";
            case CHECK -> "Requires a " + type + " to exist.";
            case UPDATE, UPSERT ->
                (pattern.kind() == WritePattern.Kind.UPSERT ? "Makes or changes a " : "Changes a ") + type + ": "
                        + parts() + ".";
        };
    }

    private String parts() {
        List<String> parts = new ArrayList<>();
        for (Action action : Action.values()) {
            String names = pattern.changes().stream()
                    .filter(c -> c.action() == action)
                    .map(c -> Docs.code(c.attribute().name()))
                    .collect(Collectors.joining(", "));
            if (!names.isEmpty()) {
                parts.add(switch (action) {
                            case SET -> "sets ";
                            case ADD -> "adds to ";
                            case REMOVE -> "removes ";
                            case TAKE -> "takes out of ";
                            case APPEND -> "appends to ";
                        }
                        + names);
            }
        }
        return String.join(", ", parts);
    }

    private static void paragraph(MethodSpec.Builder method, String text) {
        line(method, "");
        line(method, "<p>" + text);
    }

    private static void line(MethodSpec.Builder method, String text) {
        method.addJavadoc("$L\n", text);
    }
}
