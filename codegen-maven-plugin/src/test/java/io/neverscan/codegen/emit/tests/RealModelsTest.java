package io.neverscan.codegen.emit.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Models that practitioners published, each declared in one file below {@code models}: every read is served, the
 * generated code compiles without a warning, and its tests pass on an engine. Two run at a time. The asynchronous
 * repositories, which {@link GeneratedTestsTest} covers, are left out unless {@code -Dneverscan.models.async=true}.
 */
class RealModelsTest {
    private static final Path MODELS = Path.of("src/test/resources/models");
    private static final boolean ASYNC = Boolean.getBoolean("neverscan.models.async");
    private static ExecutorService threads;

    @BeforeAll
    static void begin() {
        threads = Executors.newFixedThreadPool(2);
    }

    @AfterAll
    static void end() {
        threads.shutdownNow();
    }

    /** One test a file; {@code -Dneverscan.models=awslabs/deals} runs those whose path holds the text. */
    @TestFactory
    Stream<DynamicTest> everyReadIsServedAndTested(@TempDir Path folder) throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path file : files()) {
            String name = MODELS.relativize(file).toString().replace('\\', '/');
            Future<?> done = threads.submit(() -> {
                passes(Files.readString(file), folder.resolve(name));
                return null;
            });
            tests.add(DynamicTest.dynamicTest(name, file.toUri(), done::get));
        }
        assertThat(tests).isNotEmpty();
        return tests.stream();
    }

    private static List<Path> files() throws IOException {
        String wanted = System.getProperty("neverscan.models", "");
        try (Stream<Path> all = Files.walk(MODELS)) {
            return all.filter(p -> p.toString().endsWith(".yaml"))
                    .filter(p -> p.toString().replace('\\', '/').contains(wanted))
                    .sorted()
                    .toList();
        }
    }

    private static void passes(String yaml, Path folder) throws IOException {
        CompiledModel model = GeneratedProject.compiled(yaml);
        assertThat(model.served()).isNotEmpty().hasSameSizeAs(model.plans());
        GeneratedProject.Outcome outcome =
                GeneratedProject.of(model, folder, ASYNC).compile().run();
        assertThat(outcome.failed()).isEmpty();
        assertThat(outcome.skipped()).isEmpty();
        assertThat(outcome.passed())
                .as("at least five tests a read")
                .hasSizeGreaterThanOrEqualTo(5 * model.served().size());
    }
}
