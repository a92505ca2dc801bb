package io.neverscan.dsl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.neverscan.dsl.diagnostic.Diagnostic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaTest {
    private static final Path FILE = Path.of("src/main/resources/neverscan-1.schema.json");
    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final ObjectMapper JSON = new ObjectMapper();

    static Stream<Path> valid() throws Exception {
        return models("valid", "");
    }

    /** What the shapes refuse; a key that only some file of the model must have is no matter of one file's shape. */
    static Stream<Path> misshapen() throws Exception {
        return models("invalid", "NS010[3457].*")
                .filter(p -> !p.toString().matches(".*(documents|tag|no-content|-package|-table|-options).*"));
    }

    private static Stream<Path> models(String folder, String name) throws Exception {
        try (Stream<Path> all = Files.walk(RESOURCES.resolve(folder))) {
            return all
                    .filter(p -> p.toString().endsWith(".yaml") && !p.endsWith("fixed.yaml"))
                    .filter(p -> name.isEmpty()
                            || p.getParent().getFileName().toString().matches(name))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @Test
    void theSchemaIsMadeFromTheGrammar() throws Exception {
        DefaultIndenter indent = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withObjectIndenter(indent).withArrayIndenter(indent);
        String expected = JSON.writer(printer).writeValueAsString(SchemaGenerator.schema()) + "\n";
        if (Boolean.getBoolean("neverscan.regenerate")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, expected);
        }
        assertThat(Files.readString(FILE)).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("valid")
    void theSchemaTakesEveryValidModel(Path file) throws Exception {
        assertThat(errors(file)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("misshapen")
    void theSchemaRefusesWhatTheParserRefuses(Path file) throws Exception {
        assertThat(errors(file)).isNotEmpty();
    }

    @Test
    void theSchemaKnowsEveryKeyAndNoOther() throws Exception {
        for (Shape.Field field : Grammar.FILE.fields()) {
            assertThat(Files.readString(FILE))
                    .contains("\"" + field.key() + "\"")
                    .contains(field.description());
        }
        assertThat(Files.readString(FILE)).doesNotContain("\"scan\"").doesNotContain("\"sequence\"");
    }

    private static List<String> errors(Path file) throws Exception {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(FILE), InputFormat.JSON);
        List<Diagnostic> findings = new ArrayList<>();
        DecodedFile decoded = DecodedFile.of(file.toString(), Files.readAllBytes(file));
        Optional<YamlNode> root = YamlComposer.compose(decoded.file(), findings);
        assertThat(findings).isEmpty();
        String json = JSON.writeValueAsString(json(root.orElseThrow()));
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    private static com.fasterxml.jackson.databind.JsonNode json(YamlNode node) {
        if (node instanceof YamlNode.Mapping mapping) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            mapping.entries().forEach(e -> object.set(e.key().value(), json(e.value())));
            return object;
        }
        if (node instanceof YamlNode.Sequence sequence) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            sequence.items().forEach(i -> array.add(json(i)));
            return array;
        }
        YamlNode.Scalar scalar = (YamlNode.Scalar) node;
        return scalar.empty()
                ? JsonNodeFactory.instance.nullNode()
                : JsonNodeFactory.instance.textNode(scalar.text().value());
    }
}
