package io.neverscan.testkit.engine;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the engine, in the order that the package description gives. Reads system properties and the environment at
 * each call and keeps nothing; thread-safe.
 */
public final class EngineLocator {

    /** System property: endpoint of an engine that already runs. */
    public static final String ENDPOINT = "neverscan.endpoint";

    /** System property: {@code true} lets an endpoint be on another machine. */
    public static final String ALLOW_REMOTE = "neverscan.endpoint.allowRemote";

    /** System property: command that starts an engine, with {@code {port}}. */
    public static final String COMMAND = "neverscan.engine";

    /** System property: folder where the upward search for {@code node_modules} starts; default the working directory. */
    public static final String DIRECTORY = "neverscan.engine.directory";

    /** System property: {@code true} makes a missing engine a failure instead of an abort. */
    public static final String REQUIRED = "neverscan.engine.required";

    /** Environment variable: endpoint of an engine that already runs; the AWS SDKs read the same one. */
    public static final String ENDPOINT_VARIABLE = "AWS_ENDPOINT_URL_DYNAMODB";

    private final Function<String, @Nullable String> properties;
    private final Function<String, @Nullable String> environment;
    private final Path workingDirectory;

    /**
     * A locator over other sources than this JVM's own.
     *
     * @param properties value of a system property, or null
     * @param environment value of an environment variable, or null
     * @param workingDirectory where the upward search starts if no property says otherwise
     */
    public EngineLocator(
            Function<String, @Nullable String> properties,
            Function<String, @Nullable String> environment,
            Path workingDirectory) {
        this.properties = properties;
        this.environment = environment;
        this.workingDirectory = workingDirectory;
    }

    /**
     * The locator of this JVM.
     *
     * @return a locator over system properties, environment and working directory
     */
    public static EngineLocator ofThisJvm() {
        return new EngineLocator(System::getProperty, System::getenv, Path.of(""));
    }

    /**
     * Chooses when nothing was set in code.
     *
     * @return the location; never null, never an exception for a user's mistake
     */
    public EngineLocation locate() {
        return locate(Optional.empty());
    }

    /**
     * Chooses.
     *
     * @param explicit what was set in code, which wins
     * @return the location; {@link EngineLocation.Refused} or {@link EngineLocation.Missing} say why there is none
     */
    public EngineLocation locate(Optional<EngineLocation> explicit) {
        if (explicit.isPresent()) {
            return explicit.get() instanceof EngineLocation.Endpoint endpoint ? checked(endpoint) : explicit.get();
        }
        Optional<String> endpoint = property(ENDPOINT);
        if (endpoint.isPresent()) {
            return endpoint(endpoint.get(), "-D" + ENDPOINT);
        }
        Optional<String> variable = text(environment.apply(ENDPOINT_VARIABLE));
        if (variable.isPresent()) {
            return endpoint(variable.get(), "environment variable " + ENDPOINT_VARIABLE);
        }
        Optional<String> command = property(COMMAND);
        if (command.isPresent()) {
            return command(command.get());
        }
        return installed();
    }

    private EngineLocation endpoint(String text, String origin) {
        try {
            return checked(new EngineLocation.Endpoint(new URI(text), origin));
        } catch (URISyntaxException e) {
            return new EngineLocation.Refused("`" + text + "` (" + origin + ") is no address: " + e.getReason()
                    + "; write for example http://127.0.0.1:8000");
        }
    }

    private EngineLocation checked(EngineLocation.Endpoint endpoint) {
        boolean allowRemote = property(ALLOW_REMOTE).map(Boolean::parseBoolean).orElse(false);
        return LoopbackRule.objection(endpoint.uri(), endpoint.origin(), allowRemote)
                .<EngineLocation>map(EngineLocation.Refused::new)
                .orElse(endpoint);
    }

    private EngineLocation command(String text) {
        String origin = "-D" + COMMAND;
        try {
            return new EngineLocation.Command(EngineCommand.parse(text), origin);
        } catch (IllegalArgumentException e) {
            return new EngineLocation.Refused(e.getMessage() + " (" + origin + ")");
        }
    }

    private EngineLocation installed() {
        Path start = property(DIRECTORY).map(Path::of).orElse(workingDirectory);
        Optional<Path> executable = ExecutableSearch.upwards(start);
        if (executable.isPresent()) {
            return new EngineLocation.Command(EngineCommand.dynoxide(executable.get()), "node_modules up the tree");
        }
        Optional<Path> onPath = ExecutableSearch.onPath(environment.apply("PATH"));
        if (onPath.isPresent()) {
            return new EngineLocation.Command(EngineCommand.dynoxide(onPath.get()), "dynoxide on the PATH");
        }
        boolean required = property(REQUIRED).map(Boolean::parseBoolean).orElse(false);
        return new EngineLocation.Missing(hint(start), required);
    }

    private static String hint(Path start) {
        return "no DynamoDB engine was found. Looked at -D" + ENDPOINT + ", " + ENDPOINT_VARIABLE + ", -D" + COMMAND
                + ", node_modules/@dynoxide/*/ from "
                + start.toAbsolutePath().normalize()
                + " upwards, and dynoxide on the PATH. Give one of them: `npm install --save-optional"
                + " @dynoxide/linux-x64` in the project, or -D" + ENDPOINT
                + "=http://127.0.0.1:8000 of a running one, or"
                + " -D" + COMMAND + "=\"some-server --port {port}\"";
    }

    private Optional<String> property(String name) {
        return text(properties.apply(name));
    }

    private static Optional<String> text(@Nullable String value) {
        return value == null || value.isBlank() ? Optional.empty() : Optional.of(value.strip());
    }
}
