package io.neverscan.codegen.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The state files of a module, one per owner. */
final class RunStates {
    private final Path directory;

    RunStates(Path directory) {
        this.directory = directory;
    }

    /** The state of an owner's last run, empty if there is none that can be read. */
    Optional<RunState> load(Owner owner) throws IOException {
        return load(file(owner)).filter(s -> s.owner().equals(owner));
    }

    /** The states of all other owners, by file name. */
    List<RunState> others(Owner owner) throws IOException {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        List<Path> files;
        try (Stream<Path> list = Files.list(directory)) {
            files = list.filter(f -> f.toString().endsWith(".state"))
                    .filter(f -> !f.equals(file(owner)))
                    .sorted()
                    .toList();
        }
        List<RunState> states = new ArrayList<>();
        for (Path file : files) {
            load(file).ifPresent(states::add);
        }
        return states;
    }

    /** Writes a state; a reader sees the old one or the new one, never a part. */
    void save(RunState state) throws IOException {
        Files.createDirectories(directory);
        Path file = file(state.owner());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(fresh, state.write(), StandardCharsets.UTF_8);
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Forgets an owner. */
    void delete(Owner owner) throws IOException {
        Files.deleteIfExists(file(owner));
    }

    private Path file(Owner owner) {
        return directory.resolve(owner.fileName());
    }

    private static Optional<RunState> load(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return RunState.read(Files.readString(file, StandardCharsets.UTF_8));
        } catch (java.nio.charset.CharacterCodingException | RuntimeException damaged) {
            return Optional.empty(); // as if it had never been written: the run starts afresh
        }
    }
}
