package io.neverscan.testkit.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A command that starts an engine: arguments with {@code {port}} where the port belongs, and further arguments, with
 * {@code {file}}, that make it keep its data in a file. Immutable and thread-safe.
 *
 * @param arguments the executable and its arguments
 * @param fileArguments appended in file mode; empty if the engine has none, or none that is known
 */
public record EngineCommand(List<String> arguments, List<String> fileArguments) {

    private static final String PORT = "{port}";
    private static final String FILE = "{file}";

    /** @throws IllegalArgumentException if no argument holds {@code {port}} */
    public EngineCommand {
        arguments = List.copyOf(arguments);
        fileArguments = List.copyOf(fileArguments);
        if (arguments.stream().noneMatch(argument -> argument.contains(PORT))) {
            throw new IllegalArgumentException("the engine command has no `{port}`: " + String.join(" ", arguments)
                    + " (write `{port}` where the port number belongs)");
        }
    }

    /**
     * The command of a Dynoxide executable.
     *
     * @param executable path of the executable
     * @return its {@code serve} command
     */
    public static EngineCommand dynoxide(Path executable) {
        return new EngineCommand(
                List.of(executable.toString(), "serve", "--host", "127.0.0.1", "--port", PORT),
                List.of("--db-path", FILE));
    }

    /**
     * Reads a command line. Arguments are separated by blanks; single or double quotes keep blanks inside one argument;
     * a backslash is an ordinary character (so that Windows paths need no care).
     *
     * @param text the command line
     * @return the command; file mode is known for an executable named {@code dynoxide}
     * @throws IllegalArgumentException if the text is empty, a quote is left open or {@code {port}} is missing
     */
    public static EngineCommand parse(String text) {
        List<String> arguments = split(text);
        if (arguments.isEmpty()) {
            throw new IllegalArgumentException("the engine command is empty");
        }
        String executable = arguments.get(0).replace('\\', '/');
        String name = executable.substring(executable.lastIndexOf('/') + 1);
        boolean dynoxide = name.equals("dynoxide") || name.equals("dynoxide.exe");
        return new EngineCommand(arguments, dynoxide ? List.of("--db-path", FILE) : List.of());
    }

    private static List<String> split(String text) {
        List<String> arguments = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        boolean started = false;
        char quote = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    current.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                started = true;
            } else if (Character.isWhitespace(c)) {
                if (started) {
                    arguments.add(current.toString());
                    current.setLength(0);
                    started = false;
                }
            } else {
                current.append(c);
                started = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("the engine command leaves a quote (" + quote + ") open: " + text);
        }
        if (started) {
            arguments.add(current.toString());
        }
        return arguments;
    }

    /**
     * The arguments to run.
     *
     * @param port the port to listen on
     * @param file where to keep the data; empty for memory
     * @return executable and arguments, nothing left to replace
     * @throws IllegalArgumentException if a file is given and this command has no file mode
     */
    List<String> at(int port, Optional<Path> file) {
        List<String> result = new ArrayList<>();
        for (String argument : arguments) {
            result.add(argument.replace(PORT, Integer.toString(port)));
        }
        if (file.isPresent()) {
            if (fileArguments.isEmpty()) {
                throw new IllegalArgumentException(
                        "no file mode is known for the engine command: " + String.join(" ", arguments));
            }
            for (String argument : fileArguments) {
                result.add(argument.replace(FILE, file.get().toString()));
            }
        }
        return result;
    }
}
