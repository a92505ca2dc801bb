package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * An edge.
 *
 * @param item what it has in common with entities
 * @param from its source
 * @param to its target
 * @param inverse how the way back is served
 * @param fromCounter counter attribute of the source
 * @param toCounter counter attribute of the target
 */
public record EdgeSyntax(
        ItemSyntax item,
        End from,
        End to,
        Optional<Inverse> inverse,
        Optional<SourceText> fromCounter,
        Optional<SourceText> toCounter) {
    /**
     * One end.
     *
     * @param entity the node's type
     * @param attributes the edge's attributes that hold the node's identity
     */
    public record End(SourceText entity, List<SourceText> attributes) {}

    /**
     * The way back.
     *
     * @param way {@code none}, {@code mirror} or the name of an index
     * @param mirror whether it is the long form of a mirror
     * @param templates templates of the long form
     */
    public record Inverse(SourceText way, boolean mirror, TemplatesSyntax templates) {}
}
