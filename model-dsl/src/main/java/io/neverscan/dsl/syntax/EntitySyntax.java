package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;

/**
 * An entity.
 *
 * @param item what it has in common with edges
 * @param id identity attributes, if the key is derived from them
 */
public record EntitySyntax(ItemSyntax item, List<SourceText> id) {}
