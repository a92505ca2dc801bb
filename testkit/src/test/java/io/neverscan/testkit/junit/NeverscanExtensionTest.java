package io.neverscan.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.neverscan.testkit.SampleTables;
import io.neverscan.testkit.capacity.CapacityAssert;
import io.neverscan.testkit.capacity.RequestLog;
import io.neverscan.testkit.client.EngineClients;
import io.neverscan.testkit.engine.EngineLocation;
import io.neverscan.testkit.engine.EngineLocator;
import io.neverscan.testkit.engine.EngineOptions;
import io.neverscan.testkit.engine.SharedEngines;
import io.neverscan.testkit.feature.FeatureProbe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class NeverscanExtensionTest {

    private static final Queue<String> CREATED = new ConcurrentLinkedQueue<>();
    private static final Queue<DynamoDbClient> CLIENTS = new ConcurrentLinkedQueue<>();
    private static final CyclicBarrier BARRIER = new CyclicBarrier(2);

    private static EngineExecutionResults run(boolean parallel, Class<?>... classes) {
        CREATED.clear();
        CLIENTS.clear();
        EngineTestKit.Builder kit = EngineTestKit.engine("junit-jupiter")
                .configurationParameter("junit.jupiter.execution.parallel.enabled", Boolean.toString(parallel))
                .configurationParameter("junit.jupiter.execution.parallel.mode.default", "concurrent")
                .configurationParameter("junit.jupiter.execution.parallel.config.strategy", "fixed")
                .configurationParameter("junit.jupiter.execution.parallel.config.fixed.parallelism", "4");
        for (Class<?> each : classes) {
            kit.selectors(selectClass(each));
        }
        return kit.execute();
    }

    private static DynamoDbClient client() {
        return EngineClients.of(
                        SharedEngines.at(EngineLocator.ofThisJvm().locate()).endpoint())
                .sync();
    }

    private static String failure(EngineExecutionResults results) {
        return results.allEvents().failed().stream().map(Event::toString).collect(Collectors.joining("\n"));
    }

    /** Creates one table, waits for its sibling, writes and reads the same key. */
    private static void meetAndWrite(DynamoDbClient client, TestTables tables, RequestLog log) throws Exception {
        CLIENTS.add(client);
        String table = tables.createAll(List.of(SampleTables.keyed("same"))).get(0);
        CREATED.add(table);
        BARRIER.await(20, TimeUnit.SECONDS);
        log.clear();
        for (int number = 0; number < 50; number++) {
            Map<String, AttributeValue> item =
                    Map.of("pk", AttributeValue.fromS("a"), "by", AttributeValue.fromS(table));
            client.putItem(request -> request.tableName(table).item(item));
            assertThat(client.getItem(request -> request.tableName(table).key(Map.of("pk", AttributeValue.fromS("a"))))
                            .item())
                    .isEqualTo(item);
        }
        CapacityAssert.assertThatRequestsOf(log).hasOperations(Map.of("PutItem", 50, "GetItem", 50));
    }

    @NeverscanTest
    static class First {
        @Test
        void writes(DynamoDbClient client, TestTables tables, RequestLog log) throws Exception {
            meetAndWrite(client, tables, log);
        }
    }

    @NeverscanTest
    static class Second {
        @Test
        void writes(DynamoDbClient client, TestTables tables, RequestLog log) throws Exception {
            meetAndWrite(client, tables, log);
        }
    }

    @Test
    void parallelClassesShareTheClientButNoTable() {
        EngineExecutionResults results = run(true, First.class, Second.class);
        assertThat(failure(results)).isEmpty();
        results.testEvents().assertStatistics(events -> events.succeeded(2));
        assertThat(CREATED).hasSize(2).doesNotHaveDuplicates();
        assertThat(Set.copyOf(CLIENTS)).hasSize(1);
        assertThat(client().listTables().tableNames()).doesNotContainAnyElementsOf(CREATED);
    }

    @NeverscanTest
    static class EveryParameter {
        private final TestTables fromConstructor;

        EveryParameter(TestTables tables) {
            fromConstructor = tables;
        }

        @BeforeAll
        static void create(TestTables tables) {
            CREATED.addAll(tables.createAll(List.of(SampleTables.keyed("shared"))));
        }

        @AfterAll
        static void stillThere(DynamoDbClient client) {
            assertThat(client.listTables().tableNames()).containsAll(CREATED);
        }

        @Test
        void isGiven(DynamoDbClient client, DynamoDbAsyncClient async, FeatureProbe probe, EngineLocation location) {
            assertThat(async.listTables().join().tableNames()).containsAll(CREATED);
            assertThat(client).isNotNull();
            assertThat(probe).isNotNull();
            assertThat(location).isInstanceOf(EngineLocation.Command.class);
        }

        @Nested
        class Inner {
            @Test
            void sharesTheTables(TestTables tables) {
                assertThat(tables).isSameAs(fromConstructor);
                assertThat(tables.names()).containsOnlyKeys("shared");
            }
        }
    }

    @Test
    void everyParameterIsGivenAndNestedClassesShareTheTablesUntilTheEnd() {
        EngineExecutionResults results = run(false, EveryParameter.class);
        assertThat(failure(results)).isEmpty();
        results.testEvents().assertStatistics(events -> events.succeeded(2));
        assertThat(CREATED).hasSize(1);
        assertThat(client().listTables().tableNames()).doesNotContainAnyElementsOf(CREATED);
    }

    static class WithoutEngine {
        @RegisterExtension
        static final NeverscanExtension EXTENSION =
                NeverscanExtension.on(new EngineLocation.Missing("the hint", false));

        @Test
        void neverRuns() {
            throw new AssertionError("ran");
        }
    }

    @Test
    void aMissingEngineAbortsWithTheHint() {
        EngineExecutionResults results = run(false, WithoutEngine.class);
        results.testEvents().assertStatistics(events -> events.started(0));
        assertThat(results.containerEvents().aborted().list()).hasSize(1);
        assertThat(results.containerEvents().aborted().list().toString()).contains("the hint", "TestAbortedException");
    }

    static class WithRequiredEngine {
        @RegisterExtension
        static final NeverscanExtension EXTENSION = NeverscanExtension.on(new EngineLocation.Missing("the hint", true));

        @Test
        void neverRuns() {}
    }

    @Test
    void aMissingEngineFailsWhereOneIsRequired() {
        EngineExecutionResults results = run(false, WithRequiredEngine.class);
        results.testEvents().assertStatistics(events -> events.started(0));
        assertThat(failure(results)).contains("the hint", "-Dneverscan.engine.required=true");
    }

    static class OnRemoteHost {
        @RegisterExtension
        static final NeverscanExtension EXTENSION =
                NeverscanExtension.on(EngineLocation.endpoint(URI.create("http://dynamodb.us-east-1.amazonaws.com")));

        @Test
        void neverRuns() {}
    }

    @Test
    void aRemoteHostIsRefused() {
        EngineExecutionResults results = run(false, OnRemoteHost.class);
        results.testEvents().assertStatistics(events -> events.started(0));
        assertThat(failure(results)).contains("not on this machine", "-Dneverscan.endpoint.allowRemote=true");
    }

    static class OnWrongCommand {
        @RegisterExtension
        static final NeverscanExtension EXTENSION =
                NeverscanExtension.on(EngineLocation.command("sh -c 'echo no such luck; exit 3' {port}"));

        @Test
        void neverRuns() {}
    }

    @Test
    void anEngineThatDoesNotStartFailsAndIsNeverSkipped() {
        EngineExecutionResults results = run(false, OnWrongCommand.class);
        results.testEvents().assertStatistics(events -> events.started(0));
        assertThat(results.allEvents().aborted().list()).isEmpty();
        assertThat(failure(results)).contains("exit code 3", "no such luck");
    }

    static class OnSilentCommand {
        static final Path STARTS = newFile();

        @RegisterExtension
        static final NeverscanExtension EXTENSION = NeverscanExtension.on(
                EngineLocation.command("sh -c 'echo start >> " + STARTS + "; exec sleep 60' {port}"));

        private static Path newFile() {
            try {
                return Files.createTempFile("starts", ".txt");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Test
        void neverRuns() {}
    }

    static class OnSilentCommandToo extends OnSilentCommand {}

    @Test
    void theWaitForASilentEngineIsPaidOnce() throws IOException {
        System.setProperty(EngineOptions.START_TIMEOUT, "PT1S");
        try {
            EngineExecutionResults results = run(false, OnSilentCommand.class, OnSilentCommandToo.class);
            assertThat(results.containerEvents().failed().list()).hasSize(2);
            assertThat(Files.readAllLines(OnSilentCommand.STARTS)).containsExactly("start");
        } finally {
            System.clearProperty(EngineOptions.START_TIMEOUT);
            Files.delete(OnSilentCommand.STARTS);
        }
    }

    @Test
    void oneEnginePerJvm() {
        EngineLocation location = EngineLocator.ofThisJvm().locate();
        Set<URI> endpoints = new TreeSet<>();
        for (int number = 0; number < 3; number++) {
            endpoints.add(SharedEngines.at(location).endpoint());
        }
        assertThat(endpoints).hasSize(1);
    }
}
