package io.neverscan.dsl.expression;

import io.neverscan.dsl.diagnostic.Diagnostic;
import java.util.Optional;

/**
 * What came of an expression: it or a finding.
 *
 * @param expression the expression
 * @param finding why there is none
 */
public record ParsedExpression(Optional<Expression> expression, Optional<Diagnostic> finding) {}
