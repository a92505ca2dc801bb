package io.neverscan.runtime;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * A DynamoDB engine on loopback, once a JVM. The executable is {@code -Dneverscan.engine=} or what
 * {@code npm i --no-save @dynoxide/linux-x64@1.2.1} puts into {@code testkit/}.
 */
public final class Engine {
    private static final String NPM = "../testkit/node_modules/@dynoxide/linux-x64/dynoxide";
    private static final int PORT = start();
    private static final DynamoDbClient CLIENT = connect(new ExecutionInterceptor[0]);

    private static @Nullable DynamoDbAsyncClient async;

    private Engine() {}

    /** A client of the engine. */
    public static DynamoDbClient client() {
        return CLIENT;
    }

    /** The asynchronous client of the engine. */
    public static synchronized DynamoDbAsyncClient asyncClient() {
        DynamoDbAsyncClient client = async;
        if (client == null) {
            client = DynamoDbAsyncClient.builder()
                    .endpointOverride(URI.create("http://127.0.0.1:" + PORT))
                    .region(Region.EU_CENTRAL_1)
                    .credentialsProvider(
                            StaticCredentialsProvider.create(AwsBasicCredentials.create("neverscan", "neverscan")))
                    .overrideConfiguration(o -> o.retryStrategy(b -> b.maxAttempts(1)))
                    .build();
            async = client;
        }
        return client;
    }

    /** Another client of the engine. */
    public static DynamoDbClient connect(ExecutionInterceptor... interceptors) {
        return DynamoDbClient.builder()
                .endpointOverride(URI.create("http://127.0.0.1:" + PORT))
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(
                        StaticCredentialsProvider.create(AwsBasicCredentials.create("neverscan", "neverscan")))
                .httpClientBuilder(Apache5HttpClient.builder())
                .overrideConfiguration(o -> {
                    o.retryStrategy(b -> b.maxAttempts(1));
                    for (ExecutionInterceptor interceptor : interceptors) {
                        o.addExecutionInterceptor(interceptor);
                    }
                })
                .build();
    }

    /** Physical names that no other test uses. */
    public static UnaryOperator<String> names() {
        String suffix = "-" + UUID.randomUUID();
        return name -> name + suffix;
    }

    private static int start() {
        String executable = System.getProperty("neverscan.engine", NPM);
        if (!Files.isExecutable(Path.of(executable))) {
            throw new IllegalStateException("no engine at " + executable
                    + "; run `npm i --no-save @dynoxide/linux-x64@1.2.1` in testkit/, or give -Dneverscan.engine=");
        }
        try {
            int port = freePort();
            Process process = new ProcessBuilder(executable, "serve", "--port", Integer.toString(port))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
            await(process, port);
            return port;
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("the engine did not start", e);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static void await(Process process, int port) throws InterruptedException {
        for (int i = 0; i < 5000 && process.isAlive(); i++) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress("127.0.0.1", port), 100);
                return;
            } catch (IOException notYet) {
                Thread.sleep(1);
            }
        }
        throw new IllegalStateException("the engine does not listen on port " + port);
    }
}
