package io.neverscan.testkit.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A port that nobody listens on and that no other JVM with a testkit will take.
 *
 * <p>Asking the system for a free port and passing its number to a process leaves a gap in which another fork may be
 * given the same one; it would then talk to the wrong server. So each port is also one locked byte of a file in the
 * temporary folder, which the system unlocks when the JVM ends in whatever way. The channel stays open for the life of
 * the JVM, because closing any channel of a file drops all locks that the process has on it.
 */
final class ReservedPort implements AutoCloseable {

    private static final int ATTEMPTS = 50;
    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    private final int number;
    private final @Nullable FileLock lock;

    private ReservedPort(int number, @Nullable FileLock lock) {
        this.number = number;
        this.lock = lock;
    }

    static ReservedPort next() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<ReservedPort> port = reserve(unused());
            if (port.isPresent()) {
                return port.get();
            }
        }
        throw new EngineStartException("no free port was found in " + ATTEMPTS + " attempts", null);
    }

    /** The port, unless another engine of a testkit has it. */
    static Optional<ReservedPort> reserve(int number) {
        FileChannel channel = LockFile.CHANNEL;
        if (channel == null) {
            return Optional.of(new ReservedPort(number, null));
        }
        try {
            return Optional.ofNullable(channel.tryLock(number, 1, false)).map(lock -> new ReservedPort(number, lock));
        } catch (OverlappingFileLockException ownEngineHasIt) {
            return Optional.empty();
        } catch (IOException noLocksHere) {
            return Optional.of(new ReservedPort(number, null));
        }
    }

    private static int unused() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByAddress(LOOPBACK))) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int number() {
        return number;
    }

    @Override
    public void close() {
        if (lock != null) {
            try {
                lock.release();
            } catch (IOException alreadyGone) {
                // The lock ends with the JVM at the latest.
            }
        }
    }

    /** Opened once; null where the temporary folder takes no locks: the retry on a busy port remains. */
    private static final class LockFile {
        static final @Nullable FileChannel CHANNEL = open();

        private static @Nullable FileChannel open() {
            Path file = Path.of(
                    System.getProperty("java.io.tmpdir"),
                    "neverscan-ports-" + System.getProperty("user.name") + ".lock");
            try {
                return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            } catch (IOException e) {
                return null;
            }
        }
    }
}
