package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;

/** What a pattern returns. */
final class Rows {
    private Rows() {}

    /** The class of one target: the record, or a projection record if attributes are missing. */
    static ClassName element(Scope scope, AccessPlan.Served plan, int target) {
        ItemType type = plan.pattern().targets().get(target).type();
        return plan.results().get(target).full()
                ? scope.names().type(type)
                : scope.names().projection(plan.pattern(), type);
    }
}
