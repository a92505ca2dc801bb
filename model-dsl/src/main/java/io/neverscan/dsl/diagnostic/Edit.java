package io.neverscan.dsl.diagnostic;

import io.neverscan.dsl.source.Span;

/**
 * A change of the text that a help proposes.
 *
 * @param span what to replace; empty to insert
 * @param replacement the new text
 */
public record Edit(Span span, String replacement) {}
