package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * Several writes of which all happen or none.
 *
 * @param name its name
 * @param steps the writes in their order
 * @param description what it is for
 */
public record TransactSyntax(SourceText name, List<Step> steps, Optional<SourceText> description)
        implements AccessSyntax {
    /** Copies the list. */
    public TransactSyntax {
        steps = List.copyOf(steps);
    }

    /**
     * One of the writes.
     *
     * @param write what it does
     * @param key parameters of the identity attributes that go by another name
     * @param many how often it may be repeated
     */
    public record Step(WriteSyntax write, List<WriteSyntax.Change> key, Optional<SourceText> many) {
        /** Copies the list. */
        public Step {
            key = List.copyOf(key);
        }
    }
}
