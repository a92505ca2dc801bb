package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.Optional;

/**
 * A read that another system answers: part of the list of reads, but nothing is planned or generated for it.
 *
 * @param name its name
 * @param system the system that answers it
 * @param owner who looks after it
 * @param description the sentence that says what it is for
 * @param span where its name stands
 */
public record ExternalPattern(String name, String system, Optional<String> owner, String description, Span span) {}
