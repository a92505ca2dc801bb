/** The grammar of {@code where} and {@code filter}: lexer, parser and typed tree. */
@NullMarked
package io.neverscan.dsl.expression;

import org.jspecify.annotations.NullMarked;
