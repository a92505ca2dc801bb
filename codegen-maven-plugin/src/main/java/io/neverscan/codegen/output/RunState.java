package io.neverscan.codegen.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one owner's last run left behind.
 *
 * @param owner whose run
 * @param settings digest of what the run was asked to do, without the contents of the inputs
 * @param folder the output folder, absolute
 * @param inputs digest of everything that decides the result; empty while a run is under way or after it broke off
 * @param notes texts to be shown again when nothing has changed
 * @param files the generated files
 */
record RunState(
        Owner owner,
        String settings,
        String folder,
        Optional<String> inputs,
        List<String> notes,
        List<FileState> files) {
    private static final String HEAD = "neverscan run state 2";

    /** Copies the lists. */
    RunState {
        notes = List.copyOf(notes);
        files = List.copyOf(files);
    }

    /** The same files under way to something else. */
    RunState underWay(List<FileState> all) {
        return new RunState(owner, settings, folder, Optional.empty(), List.of(), all);
    }

    /** Lines of the state file. */
    String write() {
        StringBuilder out = new StringBuilder(HEAD).append('\n');
        line(out, "goal", owner.goal());
        line(out, "execution", owner.execution());
        line(out, "settings", settings);
        line(out, "folder", folder);
        inputs.ifPresent(i -> line(out, "inputs", i));
        notes.forEach(n -> line(out, "note", n));
        for (FileState file : files) {
            line(out, "file", file.digest() + ' ' + file.size() + ' ' + file.modified() + ' ' + file.path());
        }
        return out.append("end\n").toString();
    }

    /** Reads a state file; empty if it is of another version or was cut off. */
    static Optional<RunState> read(String text) {
        String[] lines = text.split("\n", -1);
        if (!lines[0].equals(HEAD) || lines.length < 3 || !lines[lines.length - 2].equals("end")) {
            return Optional.empty();
        }
        String goal = "";
        String execution = "";
        String settings = "";
        String folder = "";
        Optional<String> inputs = Optional.empty();
        List<String> notes = new ArrayList<>();
        List<FileState> files = new ArrayList<>();
        for (String line : lines) {
            int space = line.indexOf(' ');
            String value = unescape(line.substring(space + 1));
            switch (space < 0 ? "" : line.substring(0, space)) {
                case "goal" -> goal = value;
                case "execution" -> execution = value;
                case "settings" -> settings = value;
                case "folder" -> folder = value;
                case "inputs" -> inputs = Optional.of(value);
                case "note" -> notes.add(value);
                case "file" -> files.add(file(value));
                default -> {
                    // the first and the last line
                }
            }
        }
        return Optional.of(new RunState(new Owner(goal, execution), settings, folder, inputs, notes, files));
    }

    private static FileState file(String value) {
        String[] parts = value.split(" ", 4);
        return new FileState(parts[3], parts[0], Long.parseLong(parts[1]), Long.parseLong(parts[2]));
    }

    private static void line(StringBuilder out, String key, String value) {
        out.append(key).append(' ');
        out.append(value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r"));
        out.append('\n');
    }

    private static String unescape(String value) {
        if (value.indexOf('\\') < 0) {
            return value;
        }
        StringBuilder out = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length()) {
                char next = value.charAt(++i);
                out.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}
