package io.neverscan.codegen.emit.java;

import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plans of each item type, sorted out once: emitters ask for each type, and large models have many plans. */
final class Plans {
    private final Map<String, List<AccessPlan.Served>> owned = new LinkedHashMap<>();
    private final Map<String, List<AccessPlan.Served>> answering = new LinkedHashMap<>();

    private final Map<String, List<WritePlan>> writes = new LinkedHashMap<>();

    private final Map<String, List<TransactPlan>> transactions = new LinkedHashMap<>();

    Plans(CompiledModel compiled) {
        for (TransactPlan plan : compiled.transactions()) {
            transactions
                    .computeIfAbsent(plan.pattern().owner().name(), n -> new ArrayList<>())
                    .add(plan);
        }
        for (WritePlan plan : compiled.writes()) {
            writes.computeIfAbsent(plan.pattern().type().name(), n -> new ArrayList<>())
                    .add(plan);
        }
        for (AccessPlan.Served plan : compiled.served()) {
            add(owned, plan.pattern().owner().name(), plan);
            plan.pattern().targets().stream()
                    .map(t -> t.type().name())
                    .distinct()
                    .forEach(type -> add(answering, type, plan));
        }
    }

    private static void add(Map<String, List<AccessPlan.Served>> plans, String type, AccessPlan.Served plan) {
        plans.computeIfAbsent(type, n -> new ArrayList<>()).add(plan);
    }

    /** Those whose methods its repository has, in the order of the model. */
    List<AccessPlan.Served> of(ItemType item) {
        return List.copyOf(owned.getOrDefault(item.name(), List.of()));
    }

    /** The declared writes whose methods its repository has, in the order of the model. */
    List<WritePlan> writes(ItemType item) {
        return List.copyOf(writes.getOrDefault(item.name(), List.of()));
    }

    /** The transactions whose methods its repository has, in the order of the model. */
    List<TransactPlan> transactions(ItemType item) {
        return List.copyOf(transactions.getOrDefault(item.name(), List.of()));
    }

    /** Those that give items of the type, alone or among others, in the order of the model. */
    List<AccessPlan.Served> answering(ItemType item) {
        return List.copyOf(answering.getOrDefault(item.name(), List.of()));
    }

    /** Those of collections that it is one of the types of, in the order of the model. */
    List<AccessPlan.Served> collections(ItemType item) {
        return answering(item).stream().filter(p -> p.pattern().isCollection()).toList();
    }
}
