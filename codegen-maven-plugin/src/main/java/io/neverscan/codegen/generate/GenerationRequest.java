package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.output.Owner;
import io.neverscan.codegen.output.Place;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What is to be done.
 *
 * @param owner for which execution
 * @param models from which files
 * @param failOn which findings stop it
 * @param place where results are kept; empty to keep nothing
 * @param tool which neverscan runs
 * @param emitters what writes files, asked for only if something has changed
 */
public record GenerationRequest(
        Owner owner,
        ModelFiles models,
        FailOn failOn,
        Optional<Place> place,
        Tool tool,
        Supplier<List<Emitter>> emitters) {}
