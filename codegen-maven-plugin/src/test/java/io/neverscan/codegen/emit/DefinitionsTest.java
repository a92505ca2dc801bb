package io.neverscan.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.neverscan.codegen.emit.definitions.DefinitionFormat;
import io.neverscan.codegen.emit.tables.TablesEmitter;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.testkit.junit.NeverscanTest;
import io.neverscan.testkit.junit.TestTables;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Table definitions for other tools, from a model with every setting. */
@NeverscanTest
class DefinitionsTest {
    private static final Path FOLDER = Path.of("src/test/resources/definitions");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** An engine for tests looks at the form of a signature, not at whether it is right. */
    private static final String AUTHORIZATION = "AWS4-HMAC-SHA256"
            + " Credential=neverscan/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0";

    /** What each tool calls the settings: its whole vocabulary for a table, as far as definitions use it. */
    private static final Map<DefinitionFormat, Set<String>> VOCABULARY = Map.of(
            DefinitionFormat.CLOUDFORMATION,
            Set.of(
                    "TableName",
                    "AttributeDefinitions",
                    "KeySchema",
                    "GlobalSecondaryIndexes",
                    "LocalSecondaryIndexes",
                    "BillingMode",
                    "ProvisionedThroughput",
                    "OnDemandThroughput",
                    "WarmThroughput",
                    "TimeToLiveSpecification",
                    "StreamSpecification",
                    "PointInTimeRecoverySpecification",
                    "DeletionProtectionEnabled",
                    "TableClass",
                    "SSESpecification",
                    "Tags"),
            DefinitionFormat.GLOBAL_TABLE,
            Set.of(
                    "TableName",
                    "AttributeDefinitions",
                    "KeySchema",
                    "GlobalSecondaryIndexes",
                    "LocalSecondaryIndexes",
                    "BillingMode",
                    "WriteProvisionedThroughputSettings",
                    "WriteOnDemandThroughputSettings",
                    "WarmThroughput",
                    "TimeToLiveSpecification",
                    "StreamSpecification",
                    "SSESpecification",
                    "Replicas"),
            DefinitionFormat.TERRAFORM,
            Set.of(
                    "name",
                    "hash_key",
                    "range_key",
                    "attribute",
                    "global_secondary_index",
                    "local_secondary_index",
                    "billing_mode",
                    "read_capacity",
                    "write_capacity",
                    "on_demand_throughput",
                    "warm_throughput",
                    "ttl",
                    "stream_enabled",
                    "stream_view_type",
                    "point_in_time_recovery",
                    "deletion_protection_enabled",
                    "table_class",
                    "server_side_encryption",
                    "tags",
                    "replica"),
            DefinitionFormat.CREATE_TABLE,
            Set.of(
                    "TableName",
                    "AttributeDefinitions",
                    "KeySchema",
                    "GlobalSecondaryIndexes",
                    "LocalSecondaryIndexes",
                    "BillingMode",
                    "ProvisionedThroughput",
                    "OnDemandThroughput",
                    "WarmThroughput",
                    "StreamSpecification",
                    "DeletionProtectionEnabled",
                    "TableClass",
                    "SSESpecification",
                    "Tags"));

    private static CompiledModel model() throws IOException {
        return GoldenModels.compile("settings", Files.readString(FOLDER.resolve("model.yaml")));
    }

    @ParameterizedTest
    @EnumSource
    void filesAreTheGoldenOnes(DefinitionFormat format) throws IOException {
        Path folder = FOLDER.resolve(format.word());
        Set<String> names = new TreeSet<>();
        for (GeneratedFile file : format.emitter().emit(model())) {
            names.add(file.path());
            if (Boolean.getBoolean("neverscan.regenerate")) {
                Files.createDirectories(folder);
                Files.writeString(folder.resolve(file.path()), file.text());
            }
            assertThat(file.text()).isEqualTo(Files.readString(folder.resolve(file.path())));
        }
        try (var files = Files.list(folder)) {
            assertThat(files.map(f -> f.getFileName().toString())).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everySettingIsCalledWhatTheToolCallsIt(DefinitionFormat format) throws IOException {
        Set<String> used = new TreeSet<>();
        for (JsonNode table : tables(format)) {
            table.fieldNames().forEachRemaining(used::add);
        }
        assertThat(used).isEqualTo(new TreeSet<>(VOCABULARY.get(format)));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "TERRAFORM")
    void exactlyTheKeyAttributesAreDefined(DefinitionFormat format) throws IOException {
        for (JsonNode table : tables(format)) {
            List<String> defined = table.path("AttributeDefinitions").findValuesAsText("AttributeName");
            List<String> used = new ArrayList<>();
            table.findValues("KeySchema").forEach(k -> used.addAll(k.findValuesAsText("AttributeName")));
            assertThat(defined)
                    .doesNotHaveDuplicates()
                    .containsOnlyOnceElementsOf(used)
                    .hasSameElementsAs(used);
        }
    }

    @Test
    void requestsAreThoseOfTheGeneratedClass(@TempDir Path folder) throws Exception {
        assertThat(SourceCompiler.compile(new TablesEmitter().emit(model()), folder))
                .isEmpty();
        URL[] path = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, getClass().getClassLoader())) {
            Object requests = loader.loadClass("com.example.settings.ShopTables")
                    .getMethod("createTableRequests")
                    .invoke(null);
            List<JsonNode> written = tables(DefinitionFormat.CREATE_TABLE);
            assertThat((List<?>) requests).hasSameSizeAs(written);
            for (Object request : (List<?>) requests) {
                Map<String, Object> declared = new TreeMap<>(asMap((SdkPojo) request));
                JsonNode same = written.stream()
                        .filter(t -> t.path("TableName").asText().equals(declared.get("TableName")))
                        .findFirst()
                        .orElseThrow();
                // The file says the defaults, too.
                declared.putIfAbsent("TableClass", "STANDARD");
                declared.putIfAbsent("DeletionProtectionEnabled", false);
                assertThat(same).isEqualTo(JSON.readTree(JSON.writeValueAsBytes(declared)));
            }
        }
    }

    private static Map<String, Object> asMap(SdkPojo request) {
        Map<String, Object> out = new TreeMap<>();
        for (SdkField<?> field : request.sdkFields()) {
            Object value = field.getValueOrDefault(request);
            if (value != null && !(value instanceof SdkAutoConstructList)) {
                out.put(field.locationName(), plain(value));
            }
        }
        return out;
    }

    private static Object plain(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(DefinitionsTest::plain).toList();
        }
        return value instanceof SdkPojo pojo ? asMap(pojo) : value;
    }

    @Test
    void anEngineTakesTheRequests(DynamoDbClient client, TestTables tables) throws Exception {
        URI endpoint = client.serviceClientConfiguration().endpointOverride().orElseThrow();
        for (JsonNode table : tables(DefinitionFormat.CREATE_TABLE)) {
            String name = table.path("TableName").asText();
            String request = table.toString().replace("\"" + name + "\"", "\"" + tables.name(name) + "\"");
            HttpRequest post = HttpRequest.newBuilder(endpoint)
                    .header("Content-Type", "application/x-amz-json-1.0")
                    .header("X-Amz-Target", "DynamoDB_20120810.CreateTable")
                    .header("Authorization", AUTHORIZATION)
                    .header("X-Amz-Date", "20260101T000000Z")
                    .POST(HttpRequest.BodyPublishers.ofString(request))
                    .build();
            HttpResponse<String> answer = HttpClient.newHttpClient().send(post, HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            assertThat(client.describeTable(b -> b.tableName(tables.name(name)))
                            .table()
                            .globalSecondaryIndexes())
                    .hasSameSizeAs(table.path("GlobalSecondaryIndexes"));
        }
    }

    private static List<JsonNode> tables(DefinitionFormat format) throws IOException {
        List<JsonNode> tables = new ArrayList<>();
        for (GeneratedFile file : format.emitter().emit(model())) {
            JsonNode root = JSON.readTree(file.text());
            if (format == DefinitionFormat.TERRAFORM) {
                root.path("resource").path("aws_dynamodb_table").forEach(tables::add);
            } else if (format != DefinitionFormat.CREATE_TABLE) {
                root.path("Resources").forEach(r -> tables.add(r.path("Properties")));
            } else if (file.path().endsWith(".create-table.json")) {
                tables.add(root);
            }
        }
        return tables;
    }

    @Test
    void aGlobalTableHasNoKeyOfSeveralAttributes() throws IOException {
        CompiledModel matches =
                GoldenModels.compile("matches", Files.readString(Path.of("src/test/resources/tests/matches.yaml")));
        assertThat(DefinitionFormat.GLOBAL_TABLE.gaps(matches.model()))
                .isNotEmpty()
                .allMatch(g -> g.contains("several"));
        assertThat(DefinitionFormat.CLOUDFORMATION.gaps(matches.model())).isEmpty();
        assertThat(DefinitionFormat.GLOBAL_TABLE.gaps(model().model())).isEmpty();
    }

    @Test
    void formatsAreFoundByTheirWords() {
        for (DefinitionFormat format : DefinitionFormat.values()) {
            assertThat(DefinitionFormat.find(format.word())).contains(format);
        }
        assertThat(DefinitionFormat.find("CDK")).isEmpty();
    }
}
