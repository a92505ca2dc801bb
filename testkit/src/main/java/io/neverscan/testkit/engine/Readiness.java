package io.neverscan.testkit.engine;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits, for a bounded time, until something at an endpoint takes connections and answers over HTTP. */
final class Readiness {

    private static final int PAUSE_MILLIS = 2;
    private static final int CONNECT_MILLIS = 1000;

    /** How a wait ended. */
    enum Outcome {
        READY,
        NO_CONNECTION,
        NO_ANSWER,
        GAVE_UP
    }

    private final URI endpoint;
    private final long deadline;

    private Readiness(URI endpoint, Duration timeout) {
        this.endpoint = endpoint;
        this.deadline = System.nanoTime() + timeout.toNanos();
    }

    /**
     * Waits.
     *
     * @param worthwhile asked before each attempt; false ends the wait with {@link Outcome#GAVE_UP}
     */
    static Outcome await(URI endpoint, Duration timeout, BooleanSupplier worthwhile) throws InterruptedException {
        return new Readiness(endpoint, timeout).await(worthwhile);
    }

    private Outcome await(BooleanSupplier worthwhile) throws InterruptedException {
        Outcome last = Outcome.NO_CONNECTION;
        while (worthwhile.getAsBoolean()) {
            last = attempt();
            if (last == Outcome.READY) {
                return last;
            }
            if (remainingMillis() <= 0) {
                return last;
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        return Outcome.GAVE_UP;
    }

    private Outcome attempt() {
        InetAddress[] addresses;
        try {
            addresses = InetAddress.getAllByName(endpoint.getHost());
        } catch (IOException unknownHost) {
            return Outcome.NO_CONNECTION;
        }
        Outcome outcome = Outcome.NO_CONNECTION;
        for (InetAddress address : addresses) {
            Outcome each = attempt(address);
            if (each == Outcome.READY) {
                return each;
            }
            outcome = each == Outcome.NO_ANSWER ? each : outcome;
        }
        return outcome;
    }

    private Outcome attempt(InetAddress address) {
        boolean secure = "https".equals(endpoint.getScheme());
        int port = endpoint.getPort() >= 0 ? endpoint.getPort() : secure ? 443 : 80;
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), bounded(CONNECT_MILLIS));
            // A TLS server says nothing to plain text: taking the connection has to do.
            return secure || answers(socket) ? Outcome.READY : Outcome.NO_ANSWER;
        } catch (IOException refused) {
            return Outcome.NO_CONNECTION;
        }
    }

    private boolean answers(Socket socket) {
        try {
            socket.setSoTimeout(bounded(Integer.MAX_VALUE));
            String request = "GET / HTTP/1.1\r\nHost: " + endpoint.getAuthority() + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream answer = socket.getInputStream();
            return new String(answer.readNBytes(5), StandardCharsets.US_ASCII).equals("HTTP/");
        } catch (SocketTimeoutException silent) {
            return false;
        } catch (IOException closed) {
            return false;
        }
    }

    private int bounded(int most) {
        return (int) Math.max(1, Math.min(most, remainingMillis()));
    }

    private long remainingMillis() {
        return (deadline - System.nanoTime()) / 1_000_000;
    }
}
