package io.neverscan.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.testkit.SampleTables;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@Timeout(60)
class EngineTest {

    private static final EngineOptions OPTIONS = EngineOptions.ofThisJvm();

    @TempDir
    Path folder;

    /** The engine of this repository. */
    static EngineCommand dynoxide() {
        EngineLocation location = new EngineLocator(
                        name -> EngineLocator.DIRECTORY.equals(name) ? System.getProperty(name) : null,
                        name -> null,
                        Path.of(""))
                .locate();
        assertThat(location).isInstanceOf(EngineLocation.Command.class);
        return ((EngineLocation.Command) location).command();
    }

    static boolean accepts(int port) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            return socket.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }

    private static EngineCommand shell(String script) {
        return new EngineCommand(List.of("sh", "-c", script, "sh", "{port}"), List.of());
    }

    @Test
    void startsOnLoopbackAndEndsWhenClosed() {
        int port;
        long pid;
        try (Engine engine = Engine.start(dynoxide(), OPTIONS)) {
            port = engine.endpoint().getPort();
            pid = engine.pid().orElseThrow();
            assertThat(engine.endpoint().getHost()).isEqualTo("127.0.0.1");
            assertThat(engine.isAlive()).isTrue();
            assertThat(accepts(port)).isTrue();
        }
        assertThat(accepts(port)).isFalse();
        assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void noWatchdogOutlivesItsEngine() throws InterruptedException {
        Set<Long> before = children();
        Engine closed = Engine.start(dynoxide(), OPTIONS);
        assertThat(children()).hasSize(before.size() + 2);
        closed.close();
        awaitChildren(before);

        Engine crashed = Engine.start(dynoxide(), OPTIONS);
        ProcessHandle.of(crashed.pid().orElseThrow()).orElseThrow().destroyForcibly();
        awaitChildren(before);
        assertThat(crashed.isAlive()).isFalse();
        crashed.close();
    }

    private static Set<Long> children() {
        return ProcessHandle.current().children().map(ProcessHandle::pid).collect(Collectors.toSet());
    }

    private static void awaitChildren(Set<Long> expected) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(2);
        while (!children().equals(expected) && System.nanoTime() < deadline) {
            Thread.sleep(10);
        }
        assertThat(children()).isEqualTo(expected);
    }

    @Test
    void closingTwiceAndClosingADeadEngineDoNothing() {
        Engine engine = Engine.start(dynoxide(), OPTIONS);
        engine.kill();
        assertThat(engine.isAlive()).isFalse();
        engine.close();
        engine.close();
    }

    @Test
    void anAttachedEngineIsNeverEnded() {
        try (Engine engine = Engine.start(dynoxide(), OPTIONS)) {
            Engine attached = Engine.attach(engine.endpoint(), Duration.ofSeconds(5));
            attached.close();
            assertThat(attached.pid()).isEmpty();
            assertThat(accepts(engine.endpoint().getPort())).isTrue();
            assertThatThrownBy(attached::restart).hasMessageContaining("not started here");
        }
    }

    @Test
    void anotherPortIsTakenWhenTheFirstIsInUse() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"))) {
            Queue<ReservedPort> ports = new ArrayDeque<>();
            ports.add(ReservedPort.reserve(silent.getLocalPort()).orElseThrow());
            ports.add(ReservedPort.next());
            int second = ports.toArray(ReservedPort[]::new)[1].number();
            try (Engine engine = Engine.start(dynoxide(), OPTIONS, ports::remove)) {
                assertThat(engine.endpoint().getPort()).isEqualTo(second);
            }
            assertThat(ReservedPort.reserve(silent.getLocalPort()))
                    .as("the busy port was given back")
                    .isPresent();
        }
    }

    @Test
    void aPortAlwaysInUseEndsWithTheOutput() {
        assertThatThrownBy(() -> Engine.start(shell("echo Address already in use: $1; exit 1"), OPTIONS))
                .isInstanceOf(EngineStartException.class)
                .hasMessageContaining("10 ports")
                .hasMessageContaining("Address already in use");
    }

    @Test
    void aReservedPortIsReservedOnce() {
        ReservedPort port = ReservedPort.next();
        assertThat(ReservedPort.reserve(port.number())).isEmpty();
        port.close();
        assertThat(ReservedPort.reserve(port.number())).isPresent().get().satisfies(ReservedPort::close);
    }

    @Test
    void aWrongCommandIsNamed() {
        assertThatThrownBy(() -> Engine.start(EngineCommand.parse("no-such-engine --port {port}"), OPTIONS))
                .isInstanceOf(EngineStartException.class)
                .hasMessageContaining("no-such-engine --port ");
    }

    @Test
    void anEarlyEndTellsCommandExitCodeAndLastLines() {
        String script = "for i in $(seq 100); do echo line $i; done; echo broken >&2; exit 7";
        assertThatThrownBy(() -> Engine.start(shell(script), OPTIONS))
                .isInstanceOf(EngineStartException.class)
                .hasMessageContaining("exit code 7")
                .hasMessageContaining("sh -c")
                .hasMessageContaining("line 100\nbroken")
                .hasMessageNotContaining("line 61\n");
    }

    @Test
    void aServerThatNeverListensEndsTheWaitAndIsKilled() {
        long before = System.nanoTime();
        assertThatThrownBy(() -> Engine.start(
                        shell("echo pid $$; exec sleep 300"), OPTIONS.withStartTimeout(Duration.ofMillis(700))))
                .isInstanceOf(EngineStartException.class)
                .hasMessageContaining("did not take a connection")
                .hasMessageContaining("700 ms")
                .hasMessageContaining("pid ")
                .satisfies(
                        e -> assertThat(ProcessHandle.of(pidIn(e.getMessage())).filter(ProcessHandle::isAlive))
                                .isEmpty());
        assertThat(Duration.ofNanos(System.nanoTime() - before))
                .isBetween(Duration.ofMillis(700), Duration.ofSeconds(20));
    }

    private static long pidIn(String message) {
        return Long.parseLong(message.replaceAll("(?s).*pid (\\d+).*", "$1"));
    }

    @Test
    void aServerThatListensButNeverAnswersEndsTheWait() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
            URI endpoint = URI.create("http://127.0.0.1:" + silent.getLocalPort());
            assertThatThrownBy(() -> Engine.attach(endpoint, Duration.ofMillis(500)))
                    .isInstanceOf(EngineStartException.class)
                    .hasMessageContaining("sent no HTTP answer within 500 ms");
        }
    }

    @Test
    void aServerThatAnswersAfterASecondIsWaitedFor() {
        EngineCommand command = dynoxide();
        String script = "sleep 1; exec " + command.arguments().get(0) + " serve --port $1";
        long before = System.nanoTime();
        try (Engine engine = Engine.start(shell(script), OPTIONS)) {
            assertThat(System.nanoTime() - before).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(900));
            assertThat(accepts(engine.endpoint().getPort())).isTrue();
        }
    }

    @Test
    void inFileModeTheDataOutlivesAKill() {
        try (Engine engine = Engine.start(dynoxide(), OPTIONS.withFile(folder.resolve("data.db")))) {
            URI endpoint = engine.endpoint();
            try (DynamoDbClient client = client(engine)) {
                createTable(client);
                client.putItem(request -> request.tableName("one").item(Map.of("pk", AttributeValue.fromS("a"))));
                engine.kill();
                assertThat(accepts(endpoint.getPort())).isFalse();
                engine.restart();
                assertThat(engine.endpoint()).isEqualTo(endpoint);
                assertThat(client.getItem(request ->
                                        request.tableName("one").key(Map.of("pk", AttributeValue.fromS("a"))))
                                .hasItem())
                        .isTrue();
            }
        }
    }

    @Test
    void inMemoryARestartForgets() {
        try (Engine engine = Engine.start(dynoxide(), OPTIONS);
                DynamoDbClient client = client(engine)) {
            createTable(client);
            engine.restart();
            assertThat(client.listTables().tableNames()).isEmpty();
        }
    }

    private static void createTable(DynamoDbClient client) {
        client.createTable(SampleTables.keyed("one"));
    }

    private static DynamoDbClient client(Engine engine) {
        return DynamoDbClient.builder()
                .endpointOverride(engine.endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("abc", "abc")))
                .httpClientBuilder(Apache5HttpClient.builder())
                .build();
    }

    @Test
    void theStartTimeoutIsReadAsSecondsOrIso() {
        assertThat(timeout("3")).isEqualTo(Duration.ofSeconds(3));
        assertThat(timeout("0.5")).isEqualTo(Duration.ofMillis(500));
        assertThat(timeout("PT2M")).isEqualTo(Duration.ofMinutes(2));
        assertThat(timeout("")).isEqualTo(Duration.ofSeconds(10));
        assertThatThrownBy(() -> timeout("soon")).hasMessageContaining("-Dneverscan.engine.startTimeout=soon");
        assertThatThrownBy(() -> timeout("0")).hasMessageContaining("more than zero");
    }

    private static Duration timeout(String text) {
        System.setProperty(EngineOptions.START_TIMEOUT, text);
        try {
            return EngineOptions.ofThisJvm().startTimeout();
        } finally {
            System.clearProperty(EngineOptions.START_TIMEOUT);
        }
    }
}
