package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * An entity.
 *
 * @param item what it has in common with edges
 * @param id identity attributes, if the key is derived from them
 * @param singleton the word that says there is one item of it, if it is there
 * @param unique names of attributes, or groups of them, whose values no two items share
 */
public record EntitySyntax(
        ItemSyntax item, List<SourceText> id, Optional<SourceText> singleton, List<List<SourceText>> unique) {}
