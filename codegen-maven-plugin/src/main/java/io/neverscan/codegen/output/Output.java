package io.neverscan.codegen.output;

import io.neverscan.codegen.emit.GeneratedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Brings generated files to disk.
 *
 * <p>A file is touched only if its bytes differ. What the last run of the same owner wrote and this one does not is
 * removed, with its classes. Before anything is touched every path is checked, and the list of files under way is saved,
 * so that a run that breaks off leaves nothing that the next one would not know.
 */
public final class Output {
    private final Place place;
    private final OutputFolder folder;
    private final RunStates states;

    /**
     * Creates an output.
     *
     * @param place where
     */
    public Output(Place place) {
        this.place = place;
        this.folder = new OutputFolder(place.folder());
        this.states = new RunStates(place.states());
    }

    /**
     * Looks whether an earlier run with equal inputs still stands: all its files are there as it wrote them.
     *
     * @param run what is to be run
     * @return that result, empty if the run is needed
     * @throws IOException if the disk cannot be read
     */
    public Optional<Standing> standing(Publication.Run run) throws IOException {
        Optional<RunState> last = states.load(run.owner())
                .filter(s -> s.inputs().equals(Optional.of(run.inputs())))
                .filter(s -> s.settings().equals(run.settings()) && s.folder().equals(rootText()));
        if (last.isEmpty()) {
            return Optional.empty();
        }
        for (RunState other : states.others(run.owner())) {
            if (inherits(run, other)) {
                return Optional.empty();
            }
        }
        for (FileState file : last.get().files()) {
            Optional<Path> at = folder.find(file.path());
            if (at.isEmpty() || !file.isIntact(at.get())) {
                return Optional.empty();
            }
        }
        return Optional.of(new Standing(last.get().notes(), last.get().files().size()));
    }

    /**
     * Writes what differs and removes what is stale.
     *
     * @param publication the whole result of a run
     * @return what was touched
     * @throws IOException if the disk cannot be read or written
     * @throws OutputRefusedException if a file cannot go where it should; nothing has been touched then
     */
    public Changes publish(Publication publication) throws IOException, OutputRefusedException {
        Map<Path, WantedFile> wanted = resolveAll(publication.files());
        Publication.Run run = publication.run();
        Map<Path, FileState> previous = new LinkedHashMap<>();
        Optional<RunState> last = states.load(run.owner());
        if (last.isPresent()) {
            collect(last.get(), previous);
        }
        List<RunState> inherited = new ArrayList<>();
        for (RunState other : states.others(run.owner())) {
            if (inherits(run, other)) {
                collect(other, previous);
                inherited.add(other);
            } else {
                refuseShared(run.owner(), other, wanted);
            }
        }
        List<Path> changed = changed(wanted, previous);
        Map<Path, FileState> stale = new LinkedHashMap<>(previous);
        stale.keySet().removeAll(wanted.keySet());

        if (!changed.isEmpty() || !stale.isEmpty()) {
            states.save(underWay(run, previous, wanted));
        }
        List<Path> removed = removeStale(stale);
        write(changed, wanted);
        for (RunState other : inherited) {
            states.delete(other.owner());
        }
        states.save(done(publication, wanted));
        return new Changes(changed, removed, wanted.size() - changed.size());
    }

    /**
     * On all processors: of thousands of small files, most of the time goes into opening them. All are tried, so that
     * none is still being written when the first failure is told.
     */
    private void write(List<Path> changed, Map<Path, WantedFile> wanted) throws IOException {
        List<IOException> failures = changed.parallelStream()
                .map(file -> tried(file, Objects.requireNonNull(wanted.get(file))))
                .flatMap(Optional::stream)
                .toList();
        if (!failures.isEmpty()) {
            IOException first = failures.get(0);
            failures.subList(1, failures.size()).forEach(first::addSuppressed);
            throw first;
        }
    }

    private Optional<IOException> tried(Path file, WantedFile wanted) {
        try {
            folder.write(file, wanted.bytes());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(e);
        }
    }

    private Map<Path, WantedFile> resolveAll(List<GeneratedFile> files) throws IOException, OutputRefusedException {
        Map<Path, WantedFile> wanted = new LinkedHashMap<>();
        Map<String, String> seen = new HashMap<>();
        for (WantedFile file : files.parallelStream().map(WantedFile::of).toList()) {
            String before = seen.put(file.path().toLowerCase(Locale.ROOT), file.path());
            if (before != null) {
                throw new OutputRefusedException("two generated files have the path `" + before + "`"
                        + (before.equals(file.path()) ? "" : " (the other differs in case: `" + file.path() + "`)")
                        + "; give the models different packages or their elements different names");
            }
            wanted.put(folder.resolve(file.path()), file);
        }
        return wanted;
    }

    /** A left-over, or the same job started once by the POM and once by hand: its files are ours now. */
    private boolean inherits(Publication.Run run, RunState other) {
        if (!other.owner().goal().equals(run.owner().goal())) {
            return false;
        }
        boolean leftOver = !other.owner().isByHand() && !place.live().contains(other.owner());
        boolean oneByHand = other.owner().isByHand() || run.owner().isByHand();
        return leftOver || (oneByHand && other.settings().equals(run.settings()));
    }

    private void refuseShared(Owner owner, RunState other, Map<Path, WantedFile> wanted)
            throws IOException, OutputRefusedException {
        Map<Path, FileState> theirs = new LinkedHashMap<>();
        collect(other, theirs);
        theirs.keySet().retainAll(wanted.keySet());
        if (theirs.isEmpty()) {
            return;
        }
        if (other.owner().isByHand()) {
            List<FileState> rest = new ArrayList<>(other.files());
            rest.removeAll(theirs.values());
            states.save(other.underWay(rest));
            return;
        }
        Path first = theirs.keySet().iterator().next();
        throw new OutputRefusedException(other.owner().describe() + " and " + owner.describe() + " both write "
                + first + (theirs.size() > 1 ? " and " + (theirs.size() - 1) + " more files" : "")
                + "; give them different models or different output directories");
    }

    private static void collect(RunState state, Map<Path, FileState> into) throws IOException {
        OutputFolder root = new OutputFolder(Path.of(state.folder()));
        for (FileState file : state.files()) {
            Optional<Path> at = root.find(file.path());
            if (at.isPresent()) {
                into.put(at.get(), file);
            }
        }
    }

    private List<Path> changed(Map<Path, WantedFile> wanted, Map<Path, FileState> previous)
            throws IOException, OutputRefusedException {
        List<Path> changed = new ArrayList<>();
        for (Map.Entry<Path, WantedFile> entry : wanted.entrySet()) {
            Path file = entry.getKey();
            if (Files.exists(file)) {
                if (Files.isRegularFile(file)
                        && Arrays.equals(
                                Files.readAllBytes(file), entry.getValue().bytes())) {
                    continue;
                }
                refuseForeign(file, previous);
            }
            changed.add(file);
        }
        return changed;
    }

    private void refuseForeign(Path file, Map<Path, FileState> previous) throws IOException, OutputRefusedException {
        if (Files.isDirectory(file)) {
            throw new OutputRefusedException("refused to write " + file + ": there is a directory of that name");
        }
        if (!previous.containsKey(file) && folder.isForeign(file)) {
            throw new OutputRefusedException("refused to overwrite " + file
                    + ": it is not a generated file; choose an output directory for generated files only");
        }
    }

    private List<Path> removeStale(Map<Path, FileState> stale) throws IOException {
        ClassFiles classes = new ClassFiles(place.classes());
        List<Path> removed = new ArrayList<>();
        for (Map.Entry<Path, FileState> entry : stale.entrySet()) {
            Path file = entry.getKey();
            FileState state = entry.getValue();
            if (folder.isForeign(file) && !state.isIntact(file)) {
                continue; // a person has taken the file over
            }
            Path root = Path.of(file.toString()
                    .substring(0, file.toString().length() - state.path().length()));
            boolean existed = Files.exists(file);
            new OutputFolder(root).remove(file);
            classes.removeOf(state.path());
            if (existed) {
                removed.add(file);
            }
        }
        return removed;
    }

    private RunState underWay(Publication.Run run, Map<Path, FileState> previous, Map<Path, WantedFile> wanted) {
        Map<Path, FileState> all = new LinkedHashMap<>(previous);
        wanted.forEach((path, file) -> all.putIfAbsent(path, new FileState(file.path(), "-", -1, -1)));
        RunState state = new RunState(run.owner(), run.settings(), rootText(), Optional.empty(), List.of(), List.of());
        return state.underWay(all.entrySet().stream()
                .filter(e -> e.getKey().startsWith(folder.root()))
                .map(Map.Entry::getValue)
                .toList());
    }

    private RunState done(Publication publication, Map<Path, WantedFile> wanted) throws IOException {
        List<FileState> files = new ArrayList<>();
        for (Map.Entry<Path, WantedFile> entry : wanted.entrySet()) {
            WantedFile file = entry.getValue();
            files.add(FileState.of(file.path(), entry.getKey(), file.digest(), file.bytes().length));
        }
        Publication.Run run = publication.run();
        return new RunState(
                run.owner(), run.settings(), rootText(), Optional.of(run.inputs()), publication.notes(), files);
    }

    private String rootText() {
        return folder.root().toString();
    }
}
