package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.plan.AccessPlan;

/** What tests need of an engine that not every engine has: they ask for it, and are skipped with its answer. */
final class EngineNeeds {
    private EngineNeeds() {}

    /** Whether an index of the model has keys of several attributes. */
    static boolean isMultiAttribute(Model model) {
        return model.tables().stream().flatMap(t -> t.indexes().stream()).anyMatch(Index::isMultiAttribute);
    }

    /** Skips what reads an index with keys of several attributes where the engine cannot query one. */
    static void reading(MethodSpec.Builder method, AccessPlan.Served plan) {
        if (plan.read().location() instanceof Location.Secondary secondary
                && secondary.index().isMultiAttribute()) {
            asking(method, "MULTI_ATTRIBUTE_INDEX_KEYS");
        }
    }

    /** Skips what makes the model's tables where the engine cannot make one of them. */
    static void creating(MethodSpec.Builder method, Model model) {
        if (isMultiAttribute(model)) {
            asking(method, "MULTI_ATTRIBUTE_INDEX_CREATION");
        }
    }

    private static void asking(MethodSpec.Builder method, String feature) {
        method.addParameter(Names.FEATURE_PROBE, "probe")
                .addCode(CodeBlock.builder()
                        .addStatement("probe.assumeSupports($T.$L)", Names.FEATURE, feature)
                        .build());
    }
}
