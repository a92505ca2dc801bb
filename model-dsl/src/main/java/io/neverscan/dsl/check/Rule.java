package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Model;
import java.util.List;

/** One rule about the design. Stateless. */
interface Rule {
    /**
     * Applies the rule.
     *
     * @param model the model
     * @return what violates it
     */
    List<Diagnostic> findings(Model model);
}
