package io.neverscan.testkit.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import io.neverscan.testkit.engine.Engine;
import io.neverscan.testkit.engine.EngineLocator;
import io.neverscan.testkit.engine.SharedEngines;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class EngineClientsTest {

    @AfterEach
    void clearProperties() {
        System.clearProperty(TestCredentials.ACCESS_KEY_ID);
    }

    private static Engine engine() {
        return SharedEngines.at(EngineLocator.ofThisJvm().locate(Optional.empty()));
    }

    @Test
    void bothClientsReachTheEngineAndSurviveBeingClosed() {
        EngineClients clients = EngineClients.of(engine().endpoint());
        DynamoDbClient sync = clients.sync();
        DynamoDbAsyncClient async = clients.async();
        sync.close();
        async.close();
        assertThat(sync.listTables().hasTableNames()).isTrue();
        assertThat(async.listTables().join().hasTableNames()).isTrue();
        assertThat(clients.sync()).isSameAs(sync).isEqualTo(sync).isNotEqualTo(async);
        assertThat(clients.async()).isSameAs(async);
        assertThat(EngineClients.of(engine().endpoint())).isSameAs(clients);
    }

    /** A server that refuses all requests with an error that the SDK would try again. */
    private static HttpServer refusing(AtomicInteger requests, AtomicReference<String> authorization)
            throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        server.createContext("/", exchange -> {
            requests.incrementAndGet();
            authorization.set(exchange.getRequestHeaders().getFirst("Authorization"));
            exchange.getRequestBody().readAllBytes();
            exchange.sendResponseHeaders(500, -1);
            exchange.close();
        });
        server.start();
        return server;
    }

    @Test
    void oneAttemptIsMadeWithAnAlphanumericKey() throws IOException {
        AtomicInteger requests = new AtomicInteger();
        AtomicReference<String> authorization = new AtomicReference<>();
        HttpServer server = refusing(requests, authorization);
        try {
            EngineClients clients = EngineClients.of(
                    URI.create("http://127.0.0.1:" + server.getAddress().getPort()));
            assertThatThrownBy(() -> clients.sync().listTables()).isInstanceOf(SdkException.class);
            assertThat(requests).hasValue(1);
            assertThatThrownBy(() -> clients.async().listTables().join()).hasCauseInstanceOf(SdkException.class);
            assertThat(requests).hasValue(2);
            assertThat(authorization.get()).containsPattern("Credential=[A-Za-z0-9]+/\\d{8}/us-east-1/dynamodb/");
        } finally {
            server.stop(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dummy_key", "dummy-key", "", "clé"})
    void otherAccessKeyIdsGiveAHint(String id) {
        System.setProperty(TestCredentials.ACCESS_KEY_ID, id);
        assertThatThrownBy(TestCredentials::ofThisJvm)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("`" + id + "`")
                .hasMessageContaining("letters and digits")
                .hasMessageContaining("-Dneverscan.accessKeyId");
    }

    @Test
    void anAlphanumericAccessKeyIdIsTaken() {
        System.setProperty(TestCredentials.ACCESS_KEY_ID, "AKIA123");
        assertThat(TestCredentials.ofThisJvm().accessKeyId()).isEqualTo("AKIA123");
    }
}
