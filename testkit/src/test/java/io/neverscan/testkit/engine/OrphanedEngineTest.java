package io.neverscan.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What becomes of an engine whose JVM ends in every possible way. */
@Timeout(60)
class OrphanedEngineTest {

    private static final Duration LONGEST = Duration.ofSeconds(2);

    /** Runs in a JVM of its own: starts an engine, prints its port and process id, waits. */
    static final class Parent {
        private Parent() {}

        public static void main(String[] arguments) throws InterruptedException, IOException {
            Engine engine = Engine.start(EngineTest.dynoxide(), EngineOptions.ofThisJvm());
            System.out.println(engine.endpoint().getPort() + " " + engine.pid().orElseThrow());
            System.gc();
            if (System.in.read() == 'x') {
                System.exit(0);
            }
            Thread.sleep(60_000);
        }
    }

    private record Child(Process process, BufferedReader output, int port, long engine) {

        static Child start() throws IOException {
            List<String> command = new ArrayList<>(List.of(
                    System.getProperty("java.home") + "/bin/java",
                    "-Xmx128m",
                    "-XX:TieredStopAtLevel=1",
                    "-D" + EngineLocator.DIRECTORY + "=" + System.getProperty(EngineLocator.DIRECTORY, "."),
                    "-cp",
                    System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                    Parent.class.getName()));
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader output =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            String[] words = output.readLine().split(" ");
            return new Child(process, output, Integer.parseInt(words[0]), Long.parseLong(words[1]));
        }

        boolean engineRuns() {
            return EngineTest.accepts(port)
                    || ProcessHandle.of(engine).filter(ProcessHandle::isAlive).isPresent();
        }

        void awaitEndOfEngine() throws InterruptedException {
            long deadline = System.nanoTime() + LONGEST.toNanos();
            while (engineRuns() && System.nanoTime() < deadline) {
                Thread.sleep(10);
            }
            assertThat(engineRuns())
                    .as("the engine still runs %s after its JVM", LONGEST)
                    .isFalse();
        }
    }

    @Test
    void aKilledJvmTakesItsEngineWithIt() throws Exception {
        Child child = Child.start();
        assertThat(child.engineRuns()).isTrue();
        child.process().destroyForcibly().waitFor();
        child.awaitEndOfEngine();
    }

    @Test
    void aTerminatedJvmTakesItsEngineWithIt() throws Exception {
        Child child = Child.start();
        child.process().destroy();
        child.process().waitFor();
        child.awaitEndOfEngine();
    }

    @Test
    void anExitingJvmLeavesNoEngineAndNoWatchdog() throws Exception {
        Child child = Child.start();
        List<ProcessHandle> children = child.process().toHandle().children().toList();
        assertThat(children).hasSize(2);
        exit(child);
        long deadline = System.nanoTime() + LONGEST.toNanos();
        while (children.stream().anyMatch(ProcessHandle::isAlive) && System.nanoTime() < deadline) {
            Thread.sleep(10);
        }
        assertThat(children).noneMatch(ProcessHandle::isAlive);
    }

    @Test
    void withoutAWatchdogAnExitingJvmStillEndsItsEngine() throws Exception {
        Child child = Child.start();
        child.process()
                .toHandle()
                .children()
                .filter(process -> process.pid() != child.engine())
                .forEach(ProcessHandle::destroyForcibly);
        exit(child);
    }

    private static void exit(Child child) throws IOException, InterruptedException {
        child.process().getOutputStream().write('x');
        child.process().getOutputStream().flush();
        assertThat(child.process().waitFor(20, TimeUnit.SECONDS)).isTrue();
        child.awaitEndOfEngine();
    }

    @Test
    void aRunningJvmKeepsItsEngine() throws Exception {
        Child child = Child.start();
        Thread.sleep(1500);
        assertThat(child.engineRuns()).isTrue();
        child.process().destroyForcibly().waitFor();
    }

    @Test
    void jvmsSideBySideGetEnginesOfTheirOwn() throws Exception {
        List<Child> children = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            children.add(Child.start());
        }
        assertThat(children.stream().map(Child::port)).doesNotHaveDuplicates();
        assertThat(children).allMatch(Child::engineRuns);
        for (Child child : children) {
            child.process().destroyForcibly().waitFor();
        }
        for (Child child : children) {
            child.awaitEndOfEngine();
        }
    }
}
