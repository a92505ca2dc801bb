package io.neverscan.testkit.client;

import io.neverscan.testkit.capacity.CountingInterceptor;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.http.nio.netty.NettyNioAsyncHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The SDK clients of one engine, made at the first use and shared by all tests of the JVM. They make one attempt per
 * call (further ones would hide faults and cost seconds against a dead engine), and a call ends within 30 seconds.
 * Thread-safe.
 */
public final class EngineClients {

    private static final Duration LONGEST_CALL = Duration.ofSeconds(30);
    private static final int CONNECTIONS = 128;
    private static final Map<URI, EngineClients> SHARED = new ConcurrentHashMap<>();

    private final URI endpoint;
    private final TestCredentials credentials;
    private final CountingInterceptor counting = new CountingInterceptor();
    private @Nullable DynamoDbClient sync;
    private @Nullable DynamoDbAsyncClient async;

    private EngineClients(URI endpoint, TestCredentials credentials) {
        this.endpoint = endpoint;
        this.credentials = credentials;
    }

    /**
     * The clients of an engine, the same ones at each call.
     *
     * @param endpoint where the engine answers
     * @return its clients
     * @throws IllegalArgumentException with a hint, if the user's access key id is refused
     */
    public static EngineClients of(URI endpoint) {
        return SHARED.computeIfAbsent(endpoint, uri -> new EngineClients(uri, TestCredentials.ofThisJvm()));
    }

    /**
     * The blocking client, over Apache HttpClient 5.
     *
     * @return the client; closing it does nothing, it lives as long as the JVM
     */
    public synchronized DynamoDbClient sync() {
        DynamoDbClient client = sync;
        if (client == null) {
            client = LentClient.of(
                    DynamoDbClient.class,
                    configured(DynamoDbClient.builder())
                            .httpClientBuilder(Apache5HttpClient.builder()
                                    .maxConnections(CONNECTIONS)
                                    .socketTimeout(LONGEST_CALL))
                            .build());
            sync = client;
        }
        return client;
    }

    /**
     * The asynchronous client, over Netty.
     *
     * @return the client; closing it does nothing, it lives as long as the JVM
     * @throws NoClassDefFoundError if {@code software.amazon.awssdk:netty-nio-client} was taken off the class path
     */
    public synchronized DynamoDbAsyncClient async() {
        DynamoDbAsyncClient client = async;
        if (client == null) {
            client = LentClient.of(
                    DynamoDbAsyncClient.class,
                    configured(DynamoDbAsyncClient.builder())
                            .httpClientBuilder(NettyNioAsyncHttpClient.builder()
                                    .maxConcurrency(CONNECTIONS)
                                    .readTimeout(LONGEST_CALL))
                            .build());
            async = client;
        }
        return client;
    }

    /**
     * Counts the requests of both clients.
     *
     * @return the interceptor, with no open log until one is asked for
     */
    public CountingInterceptor counting() {
        return counting;
    }

    private <B extends AwsClientBuilder<B, ?>> B configured(B builder) {
        return builder.endpointOverride(endpoint)
                .region(Region.of(credentials.region()))
                .credentialsProvider(credentials.provider())
                .overrideConfiguration(ClientOverrideConfiguration.builder()
                        .retryStrategy(strategy -> strategy.maxAttempts(1))
                        .addExecutionInterceptor(counting)
                        .build());
    }
}
