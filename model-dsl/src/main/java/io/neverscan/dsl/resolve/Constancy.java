package io.neverscan.dsl.resolve;

import io.neverscan.dsl.expression.Expression;
import java.util.List;

/** Whether an expression in {@code where} is about constants alone, so that a sparse index may answer it. */
final class Constancy {
    private Constancy() {}

    /** A list of constants is not one condition but one read for each of them. */
    static boolean of(Expression expression) {
        if (expression instanceof Expression.And and) {
            return and.parts().stream().allMatch(Constancy::of);
        }
        if (expression instanceof Expression.Or or) {
            return or.parts().stream().allMatch(Constancy::of);
        }
        if (expression instanceof Expression.Not not) {
            return of(not.part()) || (not.part() instanceof Expression.In in && areConstants(in.values()));
        }
        if (expression instanceof Expression.Compare compare) {
            return !compare.ofSize() && areConstants(compare.values());
        }
        return expression instanceof Expression.Exists;
    }

    private static boolean areConstants(List<Expression.Value> values) {
        return values.stream().noneMatch(v -> v.kind() == Expression.Value.Kind.PARAMETER);
    }
}
