package io.neverscan.codegen.generate;

import io.neverscan.codegen.generate.GenerationResult.Outcome;
import io.neverscan.codegen.output.Changes;
import io.neverscan.codegen.output.Digest;
import io.neverscan.codegen.output.Output;
import io.neverscan.codegen.output.OutputRefusedException;
import io.neverscan.codegen.output.Place;
import io.neverscan.codegen.output.Publication;
import io.neverscan.codegen.output.Standing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * From a request to a result, in one screen.
 *
 * <ol>
 *   <li>read the model files;
 *   <li>if an earlier run with the same digest still stands, show its warnings and stop: the compiler is not even loaded;
 *   <li>compile; findings that the user wants to stop at end it, and nothing on disk changes;
 *   <li>emit, write what differs, remove what is stale.
 * </ol>
 */
public final class Generation {
    private Generation() {}

    /**
     * Does what is asked for.
     *
     * @param request what is to be done
     * @return what came of it
     * @throws IOException if the disk cannot be read or written
     * @throws OutputRefusedException if a file cannot go where it should
     */
    public static GenerationResult run(GenerationRequest request) throws IOException, OutputRefusedException {
        if (!Files.isDirectory(request.models().directory())) {
            return new GenerationResult(Outcome.NO_DIRECTORY, List.of(), Changes.none(0));
        }
        List<ModelFile> files = ModelFile.read(request.models());
        Optional<Output> output = request.place().map(Output::new);
        Publication.Run run = identify(request, files);
        if (output.isPresent()) {
            Optional<Standing> standing = output.get().standing(run);
            if (standing.isPresent()) {
                Outcome outcome = files.isEmpty() ? Outcome.NO_MODELS : Outcome.UP_TO_DATE;
                return new GenerationResult(
                        outcome,
                        replay(standing.get()),
                        Changes.none(standing.get().files()));
            }
        }
        if (files.isEmpty()) {
            Changes changes = publish(output, new Publication(run, List.of(), List.of()));
            return new GenerationResult(Outcome.NO_MODELS, List.of(), changes);
        }
        Translation translation =
                Translation.of(files, request.failOn(), request.emission().emitters());
        if (translation.stopped()) {
            return new GenerationResult(Outcome.STOPPED, translation.findings(), Changes.none(0));
        }
        List<String> notes =
                translation.findings().stream().map(ReportedFinding::toNote).toList();
        Changes changes = publish(output, new Publication(run, notes, translation.files()));
        return new GenerationResult(Outcome.DONE, translation.findings(), changes);
    }

    private static Changes publish(Optional<Output> output, Publication publication)
            throws IOException, OutputRefusedException {
        return output.isPresent() ? output.get().publish(publication) : Changes.none(0);
    }

    private static List<ReportedFinding> replay(Standing standing) {
        return standing.notes().stream()
                .map(ReportedFinding::ofNote)
                .flatMap(Optional::stream)
                .toList();
    }

    private static Publication.Run identify(GenerationRequest request, List<ModelFile> files) throws IOException {
        ModelFiles models = request.models();
        Path folder = request.place().map(Place::folder).orElse(models.base());
        Digest digest = new Digest();
        digest.add(models.shown(models.directory())).add(models.shown(folder));
        digest.add(models.includes().toString()).add(models.excludes().toString());
        String settings = digest.hex();
        digest.add(settings).add(request.owner().goal()).add(request.failOn().name());
        digest.add(request.tool().identity()).add(request.emission().form());
        for (ModelFile file : files) {
            digest.add(file.path()).add(file.bytes());
        }
        return new Publication.Run(request.owner(), settings, digest.hex());
    }
}
