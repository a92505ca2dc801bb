package io.neverscan.codegen.generate;

import io.neverscan.codegen.output.Owner;
import io.neverscan.codegen.output.Place;
import java.util.Optional;

/**
 * What is to be done.
 *
 * @param owner for which execution
 * @param models from which files
 * @param failOn which findings stop it
 * @param place where results are kept; empty to keep nothing
 * @param tool which neverscan runs
 * @param emission what writes files
 */
public record GenerationRequest(
        Owner owner, ModelFiles models, FailOn failOn, Optional<Place> place, Tool tool, Emission emission) {}
