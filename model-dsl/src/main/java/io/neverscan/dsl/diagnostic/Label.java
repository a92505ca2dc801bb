package io.neverscan.dsl.diagnostic;

import io.neverscan.dsl.source.Span;

/**
 * A place and what is to be said about it.
 *
 * @param span the place
 * @param text a few words, may be empty for the primary label
 */
public record Label(Span span, String text) {}
