package io.neverscan.codegen.output;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.TimeUnit;

/**
 * A generated file as we left it. Size and time spare reading it again; the digest decides when they differ.
 *
 * @param path path below the output folder
 * @param digest SHA-256 of the bytes, in hex
 * @param size size in bytes
 * @param modified time of last change, nanoseconds since 1970
 */
record FileState(String path, String digest, long size, long modified) {
    /** Describes a file that has just been written or found to be right. */
    static FileState of(String path, Path file, String digest, long size) throws IOException {
        return new FileState(path, digest, size, time(Files.getLastModifiedTime(file)));
    }

    /** Tells whether the file still has the bytes that we gave it. */
    boolean isIntact(Path file) throws IOException {
        BasicFileAttributes now;
        try {
            now = Files.readAttributes(file, BasicFileAttributes.class);
        } catch (FileSystemException e) {
            return false;
        }
        if (!now.isRegularFile() || now.size() != size) {
            return false;
        }
        return time(now.lastModifiedTime()) == modified
                || Digest.of(Files.readAllBytes(file)).equals(digest);
    }

    private static long time(FileTime time) {
        return time.to(TimeUnit.NANOSECONDS);
    }
}
