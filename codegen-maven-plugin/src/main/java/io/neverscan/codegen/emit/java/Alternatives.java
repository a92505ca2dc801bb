package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import java.util.Optional;

/** Statements of which the first whose condition holds is taken: the alternative keys of an item in one index. */
final class Alternatives {
    private final CodeBlock.Builder code = CodeBlock.builder();
    private boolean branched;
    private boolean settled;

    /** The next one; without a condition it is taken whenever it is reached, and what follows never is. */
    void add(Optional<CodeBlock> condition, CodeBlock statements) {
        if (settled) {
            return;
        }
        if (condition.isEmpty()) {
            otherwise(statements);
            settled = true;
        } else {
            begin(CodeBlock.of("if ($L)", condition.get()));
            code.add(statements);
        }
    }

    private void begin(CodeBlock head) {
        if (branched) {
            code.nextControlFlow("else $L", head);
        } else {
            code.beginControlFlow("$L", head);
            branched = true;
        }
    }

    private void otherwise(CodeBlock statements) {
        if (branched) {
            code.nextControlFlow("else").add(statements).endControlFlow();
        } else {
            code.add(statements);
        }
    }

    /** All of them, with what is done where none is taken. */
    CodeBlock orElse(CodeBlock statements) {
        if (!settled) {
            otherwise(statements);
        }
        return code.build();
    }
}
