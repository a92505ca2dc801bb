package io.neverscan.docs;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Java compiles against the runtime, the testkit and the code that the page's model gives. Statements become the body of
 * a method that gets a client and the model's façade. With {@code generated: Type} the lines are declarations that stand
 * in that generated file, in this order.
 */
final class JavaCheck implements BlockCheck {
    private static final Pattern TYPE_LINE =
            Pattern.compile("(?m)^(@\\w+\\s+)*(public |final |abstract |sealed )*(class|interface|record|enum) \\w+");
    private static final List<String> IMPORTS = List.of(
            "io.neverscan.runtime.error.*",
            "io.neverscan.runtime.guard.*",
            "io.neverscan.runtime.observe.*",
            "io.neverscan.runtime.read.*",
            "io.neverscan.runtime.write.*",
            "io.neverscan.testkit.client.*",
            "io.neverscan.testkit.engine.*",
            "io.neverscan.testkit.junit.*",
            "io.neverscan.testkit.paging.*",
            "io.neverscan.testkit.recording.*",
            "java.net.*",
            "java.time.*",
            "java.util.*",
            "java.util.concurrent.CompletableFuture",
            "org.junit.jupiter.api.Test",
            "software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient",
            "software.amazon.awssdk.services.dynamodb.DynamoDbClient",
            "static org.assertj.core.api.Assertions.assertThat");

    @Override
    public String fault(Block block) {
        Optional<Models.SourceText> model = Models.about(block);
        if (model.isEmpty()) {
            return "no model before it on the page";
        }
        Models.Generated generated = Models.generated(model.get());
        return block.marked("generated")
                .map(type -> declarations(block, generated, type))
                .orElseGet(() -> compilation(block, generated));
    }

    private static String declarations(Block block, Models.Generated generated, String types) {
        StringBuilder source = new StringBuilder();
        for (String type : types.split(", ")) {
            source.append(generated.source(type).orElse("")).append('\n');
        }
        int at = 0;
        for (String line : block.text()
                .lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty())
                .toList()) {
            // A declaration ends in a semicolon here and has its body there.
            String wanted = line.endsWith(";") ? line.substring(0, line.length() - 1) : line;
            int found = source.indexOf(wanted, at);
            if (found < 0) {
                return "`" + wanted + "` does not follow in " + types;
            }
            at = found + wanted.length();
        }
        return "";
    }

    private static String compilation(Block block, Models.Generated generated) {
        StringBuilder source = new StringBuilder("package block;\n");
        IMPORTS.forEach(i -> source.append("import ").append(i).append(";\n"));
        source.append("import ").append(generated.packageName()).append(".*;\n");
        String text = block.text();
        if (TYPE_LINE.matcher(text).find()) {
            source.append(text);
        } else {
            String facade = generated.facade();
            String variable = facade.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + facade.substring(1);
            source.append("final class Body {\nvoid run(DynamoDbClient client, DynamoDbAsyncClient asyncClient, ");
            source.append(facade).append(' ').append(variable).append(") throws Exception {\n");
            source.append(text).append("}\n}\n");
        }
        return new JavaCode(List.of(generated.classes()))
                .add("block/Body.java", source.toString())
                .compile()
                .messages();
    }
}
