package io.neverscan.dsl.compile;

import io.neverscan.dsl.cost.Costs;
import io.neverscan.dsl.cost.Prices;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.List;

/**
 * A model with the plan of each of its access patterns.
 *
 * @param model the model
 * @param plans one per pattern, in the order of the model
 */
public record CompiledModel(Model model, List<AccessPlan> plans) {
    /** Copies the list. */
    public CompiledModel {
        plans = List.copyOf(plans);
    }

    /**
     * The plans of the declared writes.
     *
     * @return plans in the order of the model
     */
    public List<WritePlan> writes() {
        return model.writes().stream().map(WritePlan::of).toList();
    }

    /**
     * The plans of the transactions.
     *
     * @return plans in the order of the model
     */
    public List<TransactPlan> transactions() {
        return model.transactions().stream().map(TransactPlan::of).toList();
    }

    /**
     * The plans of the patterns that keys serve. When the compilation has no error, these are all.
     *
     * @return plans in the order of the model
     */
    public List<AccessPlan.Served> served() {
        return plans.stream()
                .filter(AccessPlan.Served.class::isInstance)
                .map(AccessPlan.Served.class::cast)
                .toList();
    }

    /**
     * What it takes in units, money and heat.
     *
     * @param prices the prices
     * @return all figures
     */
    public Costs costs(Prices prices) {
        return Costs.of(model, plans, prices);
    }
}
