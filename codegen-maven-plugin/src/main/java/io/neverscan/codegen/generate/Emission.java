package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.Emitter;
import java.util.List;
import java.util.function.Supplier;

/**
 * What a goal writes.
 *
 * @param form what tells this from what the same goal writes with other parameters; empty if there are none
 * @param emitters what writes the files, asked for only if something has changed
 */
public record Emission(String form, Supplier<List<Emitter>> emitters) {}
