package io.neverscan.dsl.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.check.Checks;
import io.neverscan.dsl.diagnostic.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** T3 of the planner: more room never makes it refuse what it accepts, and what has no part in a pattern does not either. */
class PlannerMonotonyTest {
    private static final int CASES = Integer.getInteger("neverscan.cases", 25_000) * 2 / 5;

    @ParameterizedTest
    @EnumSource(RandomCase.Variant.class)
    void whatIsAcceptedStaysAccepted(RandomCase.Variant variant) {
        int accepted = 0;
        for (long seed = 1; seed <= CASES; seed++) {
            RandomCase plain = new RandomCase(seed, RandomCase.Variant.PLAIN);
            if (!isServed(plain)) {
                continue;
            }
            RandomCase changed = new RandomCase(seed, variant);
            // What was a sparse index may now hold two items that cannot be told apart.
            if (!isValid(changed)) {
                continue;
            }
            accepted++;
            assertThat(new Planner().plan(changed.model).get(0))
                    .as("seed %d, %s", seed, variant)
                    .isInstanceOf(AccessPlan.Served.class);
        }
        assertThat(accepted).isGreaterThan(CASES / 10);
    }

    @Test
    void theOrderOfDeclarationChangesNoVerdict() {
        for (long seed = 1; seed <= CASES; seed++) {
            RandomCase plain = new RandomCase(seed, RandomCase.Variant.PLAIN);
            if (isValid(plain)) {
                assertThat(isServed(new RandomCase(seed, RandomCase.Variant.REVERSED)))
                        .as("seed %d", seed)
                        .isEqualTo(isServed(plain));
            }
        }
    }

    private static boolean isValid(RandomCase random) {
        return Checks.findings(random.model).stream().noneMatch(f -> f.severity() == Severity.ERROR);
    }

    private static boolean isServed(RandomCase random) {
        return isValid(random) && new Planner().plan(random.model).get(0) instanceof AccessPlan.Served;
    }
}
