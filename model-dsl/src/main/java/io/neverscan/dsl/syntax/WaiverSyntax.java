package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;

/**
 * A warning that somebody has decided to live with.
 *
 * @param slug the name of the warning
 * @param reason why it stands
 * @param scope the entry beside which it is written, from its name to its end
 */
public record WaiverSyntax(SourceText slug, SourceText reason, Span scope) {}
