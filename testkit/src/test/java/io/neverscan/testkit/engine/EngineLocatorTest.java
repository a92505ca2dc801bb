package io.neverscan.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineLocatorTest {

    private final Map<String, String> properties = new HashMap<>();
    private final Map<String, String> environment = new HashMap<>();

    @TempDir
    Path root;

    private Path module;

    @BeforeEach
    void makeModule() throws IOException {
        module = Files.createDirectories(root.resolve("samples/social"));
    }

    private EngineLocator locator() {
        return new EngineLocator(properties::get, environment::get, module);
    }

    private EngineLocation locate() {
        return locator().locate();
    }

    private static Path executable(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    private void giveEverything() throws IOException {
        properties.put(EngineLocator.ENDPOINT, "http://127.0.0.1:1001");
        environment.put(EngineLocator.ENDPOINT_VARIABLE, "http://127.0.0.1:1002");
        properties.put(EngineLocator.COMMAND, "server --port {port}");
        executable(root.resolve("node_modules/@dynoxide/linux-x64/dynoxide"));
        executable(root.resolve("path/dynoxide"));
        environment.put("PATH", root.resolve("nothing") + File.pathSeparator + root.resolve("path"));
    }

    @Test
    void eachStepIsTakenOnlyWhenTheOnesBeforeAreMissing() throws IOException {
        giveEverything();
        EngineLocation inCode = EngineLocation.endpoint(URI.create("http://127.0.0.1:1000"));

        assertThat(locator().locate(Optional.of(inCode))).isSameAs(inCode);
        assertThat(locate()).isEqualTo(endpoint("http://127.0.0.1:1001", "-Dneverscan.endpoint"));
        properties.remove(EngineLocator.ENDPOINT);
        assertThat(locate())
                .isEqualTo(endpoint("http://127.0.0.1:1002", "environment variable AWS_ENDPOINT_URL_DYNAMODB"));
        environment.remove(EngineLocator.ENDPOINT_VARIABLE);
        assertThat(command(locate())).startsWith("server");
        properties.remove(EngineLocator.COMMAND);
        assertThat(command(locate())).startsWith(root + "/node_modules/@dynoxide/linux-x64/dynoxide serve");
        Files.delete(root.resolve("node_modules/@dynoxide/linux-x64/dynoxide"));
        assertThat(command(locate())).startsWith(root + "/path/dynoxide serve");
        environment.remove("PATH");
        assertThat(locate()).isInstanceOf(EngineLocation.Missing.class);
    }

    private static EngineLocation endpoint(String uri, String origin) {
        return new EngineLocation.Endpoint(URI.create(uri), origin);
    }

    private static String command(EngineLocation location) {
        assertThat(location).isInstanceOf(EngineLocation.Command.class);
        return String.join(" ", ((EngineLocation.Command) location).command().arguments());
    }

    @Test
    void theSearchCanStartInAnotherModule() throws IOException {
        executable(root.resolve("testkit/node_modules/@dynoxide/linux-x64/dynoxide"));
        assertThat(locate()).isInstanceOf(EngineLocation.Missing.class);

        properties.put(EngineLocator.DIRECTORY, root.resolve("testkit").toString());
        assertThat(command(locate())).contains("/testkit/node_modules/");
    }

    @Test
    void theNearestNodeModulesWinsAndFilesThatCannotBeRunDoNotCount() throws IOException {
        executable(root.resolve("node_modules/@dynoxide/linux-x64/dynoxide"));
        Path near = executable(module.resolve("node_modules/@dynoxide/linux-x64/bin/dynoxide"));
        assertThat(command(locate())).startsWith(near.toString());

        assertThat(near.toFile().setExecutable(false)).isTrue();
        assertThat(command(locate())).startsWith(root.resolve("node_modules").toString());
    }

    @Test
    void amongSeveralPackagesThisPlatformsComesFirst() throws IOException {
        executable(root.resolve("node_modules/@dynoxide/aaa/dynoxide"));
        String os = System.getProperty("os.name").startsWith("Mac") ? "darwin" : "linux";
        String arch = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "x64";
        Path own = executable(root.resolve("node_modules/@dynoxide/" + os + "-" + arch + "/dynoxide"));
        assertThat(command(locate())).startsWith(own.toString());
    }

    @Test
    void nothingFoundIsAnAbortWithAHintAndAFailureWhereRequired() {
        assertThat(locate()).isInstanceOfSatisfying(EngineLocation.Missing.class, missing -> {
            assertThat(missing.required()).isFalse();
            assertThat(missing.hint()).contains("-Dneverscan.endpoint", "npm install", module.toString(), "{port}");
        });
        properties.put(EngineLocator.REQUIRED, "true");
        assertThat(locate())
                .isInstanceOfSatisfying(
                        EngineLocation.Missing.class,
                        missing -> assertThat(missing.required()).isTrue());
    }

    @Test
    void blankSettingsCountAsNotGiven() {
        properties.put(EngineLocator.ENDPOINT, " ");
        environment.put(EngineLocator.ENDPOINT_VARIABLE, "");
        assertThat(locate()).isInstanceOf(EngineLocation.Missing.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1:8000",
                "http://localhost:8000",
                "http://LOCALHOST",
                "https://[::1]:8000",
                "http://127.1.2.3:1"
            })
    void endpointsOnThisMachineAreTaken(String uri) {
        properties.put(EngineLocator.ENDPOINT, uri);
        assertThat(locate()).isInstanceOf(EngineLocation.Endpoint.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://dynamodb.us-east-1.amazonaws.com",
                "http://10.0.0.1:8000",
                "http://0.0.0.0:8000",
                "http://127.0.0.1.example.com:8000",
                "http://127.0.0.1@example.com:8000",
                "http://localhost.example.com",
                "http://127.0.0.256",
                "http://[::2]:8000"
            })
    void remoteEndpointsAreRefusedUnlessAllowed(String uri) {
        properties.put(EngineLocator.ENDPOINT, uri);
        assertThat(locate())
                .isInstanceOfSatisfying(
                        EngineLocation.Refused.class,
                        refused -> assertThat(refused.reason()).contains(uri));
        if (!uri.contains("256")) {
            properties.put(EngineLocator.ALLOW_REMOTE, "true");
            assertThat(locate()).isInstanceOf(EngineLocation.Endpoint.class);
        }
    }

    @Test
    void remoteEndpointsAreRefusedWhereverTheyComeFrom() {
        EngineLocation inCode = EngineLocation.endpoint(URI.create("http://db.example.com:8000"));
        assertThat(locator().locate(Optional.of(inCode))).isInstanceOf(EngineLocation.Refused.class);

        environment.put(EngineLocator.ENDPOINT_VARIABLE, "http://db.example.com:8000");
        assertThat(locate())
                .isInstanceOfSatisfying(
                        EngineLocation.Refused.class,
                        refused -> assertThat(refused.reason())
                                .contains("AWS_ENDPOINT_URL_DYNAMODB", "-Dneverscan.endpoint.allowRemote=true"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1:8000", "localhost:8000", "ftp://127.0.0.1", "http://", "http://a b"})
    void whatIsNoAddressIsRefusedWithAnExample(String text) {
        properties.put(EngineLocator.ENDPOINT, text);
        assertThat(locate())
                .isInstanceOfSatisfying(
                        EngineLocation.Refused.class,
                        refused -> assertThat(refused.reason()).contains(text, "http://127.0.0.1:8000"));
    }

    @Test
    void aCommandWithoutAPortIsRefused() {
        properties.put(EngineLocator.COMMAND, "server --port 8000");
        assertThat(locate())
                .isInstanceOfSatisfying(
                        EngineLocation.Refused.class,
                        refused -> assertThat(refused.reason()).contains("{port}", "-Dneverscan.engine"));
    }
}
