package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;

/**
 * What the caller of an access pattern passes.
 *
 * @param name its name without the colon
 * @param type its type
 * @param span where it first stands
 */
public record Parameter(String name, AttributeType type, Span span) {}
