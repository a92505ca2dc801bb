package io.neverscan.dsl.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.check.Checks;
import io.neverscan.dsl.diagnostic.Severity;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** T3 of the planner: more room never makes it refuse what it accepts, and what has no part in a pattern does not either. */
class PlannerMonotonyTest {
    private static final int CASES = Integer.getInteger("neverscan.cases", 25_000) / 5;

    @Test
    void whatIsAcceptedStaysAccepted() {
        Map<RandomCase.Variant, Integer> accepted = new EnumMap<>(RandomCase.Variant.class);
        for (long seed = 1; seed <= CASES; seed++) {
            RandomCase plain = new RandomCase(seed, RandomCase.Variant.PLAIN);
            if (!isValid(plain)) {
                continue;
            }
            boolean served = isServed(plain);
            for (RandomCase.Variant variant : RandomCase.Variant.values()) {
                if (variant != RandomCase.Variant.PLAIN && (served || variant == RandomCase.Variant.REVERSED)) {
                    compare(seed, served, variant, accepted);
                }
            }
        }
        for (RandomCase.Variant variant : RandomCase.Variant.values()) {
            if (variant != RandomCase.Variant.PLAIN) {
                assertThat(accepted.getOrDefault(variant, 0)).as("%s", variant).isGreaterThan(CASES / 10);
            }
        }
    }

    private static void compare(
            long seed, boolean served, RandomCase.Variant variant, Map<RandomCase.Variant, Integer> accepted) {
        RandomCase changed = new RandomCase(seed, variant);
        // What was a sparse index may now hold two items that cannot be told apart.
        if (!isValid(changed)) {
            assertThat(variant)
                    .as("seed %d: the order of declaration has no part", seed)
                    .isNotEqualTo(RandomCase.Variant.REVERSED);
            return;
        }
        assertThat(isServed(changed)).as("seed %d, %s", seed, variant).isEqualTo(served);
        if (served) {
            accepted.merge(variant, 1, Integer::sum);
        }
    }

    private static boolean isValid(RandomCase random) {
        return Checks.findings(random.model).stream().noneMatch(f -> f.severity() == Severity.ERROR);
    }

    private static boolean isServed(RandomCase valid) {
        return new Planner().plan(valid.model).get(0) instanceof AccessPlan.Served;
    }
}
