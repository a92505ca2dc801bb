package io.neverscan.testkit.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** Drains what a process prints, so that it never blocks, and keeps the last lines for messages. */
final class OutputTail {

    private static final int LINES = 40;

    private final Deque<String> lines = new ArrayDeque<>();
    private final Thread reader;

    OutputTail(Process process) {
        reader = new Thread(() -> drain(process), "neverscan-engine-output");
        reader.setDaemon(true);
        reader.start();
    }

    private void drain(Process process) {
        try (BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                synchronized (lines) {
                    if (lines.size() == LINES) {
                        lines.removeFirst();
                    }
                    lines.addLast(line);
                }
            }
        } catch (IOException processWasKilled) {
            // Nothing more will come; what was read stays.
        }
    }

    /** Waits a moment for the last words of a process that has ended. */
    void finish() {
        try {
            reader.join(500);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    String text() {
        synchronized (lines) {
            return lines.isEmpty() ? "(it printed nothing)" : String.join("\n", lines);
        }
    }
}
