package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;

/** What a pattern returns. */
final class Rows {
    private Rows() {}

    /** What the pattern's method returns one or many of. */
    static ClassName row(Scope scope, AccessPlan.Served plan) {
        if (plan.pattern().options().fetch().isPresent()) {
            return scope.names().fetched(plan.pattern());
        }
        return plan.pattern().isCollection() ? scope.names().collection(plan.pattern()) : element(scope, plan, 0);
    }

    /** The class of one target: the record, or a projection record if attributes are missing. */
    static ClassName element(Scope scope, AccessPlan.Served plan, int target) {
        ItemType type = plan.pattern().targets().get(target).type();
        return plan.results().get(target).full()
                ? scope.names().type(type)
                : scope.names().projection(plan.pattern(), type);
    }
}
