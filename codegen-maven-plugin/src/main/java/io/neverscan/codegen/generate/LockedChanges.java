package io.neverscan.codegen.generate;

/**
 * What has changed in a model since its lock file was written.
 *
 * @param text text of one or several lines
 * @param breaking whether data or running clients break unless something is done
 */
public record LockedChanges(String text, boolean breaking) {}
