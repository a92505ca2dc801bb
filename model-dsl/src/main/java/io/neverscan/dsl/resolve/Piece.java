package io.neverscan.dsl.resolve;

import io.neverscan.dsl.source.Span;
import java.util.Optional;

/** A part of a key template whose attribute names are still text. */
sealed interface Piece {
    /** Where it stands. */
    Span span();

    /** Fixed text. */
    record Text(String text, Span span) implements Piece {}

    /** An attribute in braces. */
    record Hole(String name, Optional<Format> format, Span nameSpan, Span span) implements Piece {}

    /** What stands after the colon. */
    record Format(String text, Span span) {}
}
