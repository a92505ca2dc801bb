package io.neverscan.codegen.emit;

/**
 * A file to be written.
 *
 * @param path path below the output directory, with forward slashes
 * @param text whole text, lines end in LF
 */
public record GeneratedFile(String path, String text) {}
