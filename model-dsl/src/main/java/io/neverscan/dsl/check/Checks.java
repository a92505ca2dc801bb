package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Model;
import java.util.ArrayList;
import java.util.List;

/** Every rule of this stage, in the order in which it is listed here. */
public final class Checks {
    private static final List<Rule> RULES = List.of(
            new UnseparatedComponent(),
            new OptionalKey(),
            new MutableKey(),
            new IdentityNotInKey(),
            new KeyTooLong(),
            new KeyCollision(),
            new OverlappingAlternatives(),
            new UndecidableKey(),
            new ConstantPartition(),
            new OutsideTenant(),
            new CoarseStamp(),
            new MixedStamp(),
            new ListAttributeRelation(),
            new CountOnEdge(),
            new TwoExpiries());

    private Checks() {}

    /**
     * Judges the design of a model.
     *
     * @param model the model
     * @return all findings
     */
    public static List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (Rule rule : RULES) {
            findings.addAll(rule.findings(model));
        }
        return List.copyOf(findings);
    }
}
