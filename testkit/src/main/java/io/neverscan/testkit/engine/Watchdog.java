package io.neverscan.testkit.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Ends the engine when this JVM is killed, which no shutdown hook can do.
 *
 * <p>On POSIX systems it is a shell that reads from a pipe whose only writer is this JVM and to which nothing is ever
 * written. When the JVM ends in any way, the system closes the pipe, the read returns at once and the shell kills the
 * engine. Against polling for the JVM's process id this needs no interval and cannot be fooled by an id that was given
 * to somebody else. The shell ignores the signals that a terminal or a build server sends to the whole group. On Windows
 * there is none: there the shutdown hook and the job object of the build's shell have to do.
 */
final class Watchdog implements AutoCloseable {

    private static final Path SHELL = Path.of("/bin/sh");
    private static final String SCRIPT =
            "trap '' HUP INT TERM; while read -r line; do :; done; kill -9 \"$1\" 2>/dev/null";

    /** Held so that the writing end of its pipe stays open as long as this object is reachable. */
    private final Process shell;

    private Watchdog(Process shell) {
        this.shell = shell;
    }

    /** Guards the process, where a shell exists. */
    static Optional<Watchdog> over(Process engine) {
        if (!Files.isExecutable(SHELL)) {
            return Optional.empty();
        }
        try {
            Process shell = new ProcessBuilder(
                            List.of(SHELL.toString(), "-c", SCRIPT, "neverscan-watchdog", Long.toString(engine.pid())))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return Optional.of(new Watchdog(shell));
        } catch (IOException noShell) {
            return Optional.empty();
        }
    }

    /** Lets go of the engine without ending it. Killed outright: on a closed pipe alone it would do its job. */
    @Override
    public void close() {
        shell.destroyForcibly();
    }
}
