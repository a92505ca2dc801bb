/** Stage 1: YAML text to records with a span for each node. The only user of snakeyaml; resolves no name. */
@NullMarked
package io.neverscan.dsl.syntax;

import org.jspecify.annotations.NullMarked;
