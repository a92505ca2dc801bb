package io.neverscan.runtime.access;

import io.neverscan.runtime.retry.Backoff;
import java.time.Duration;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Carries an access out on the caller's thread. */
public final class BlockingRun {
    private BlockingRun() {}

    /**
     * Carries out.
     *
     * @param client who sends
     * @param backoff who waits
     * @param access what to do
     * @param <R> what comes out
     * @return the result
     */
    public static <R> R of(DynamoDbClient client, Backoff backoff, Access<R> access) {
        R result;
        try {
            for (Turn<?> turn = access.next(); turn != null; turn = access.next()) {
                Duration pause = access.pause();
                if (pause != null) {
                    backoff.sleep(pause);
                }
                send(turn, client, access);
            }
            result = access.result();
        } catch (RuntimeException | Error failure) {
            closeAfter(failure, access);
            throw failure;
        }
        access.close();
        return result;
    }

    private static void closeAfter(Throwable failure, Access<?> access) {
        try {
            access.close();
        } catch (RuntimeException e) {
            failure.addSuppressed(e);
        }
    }

    private static <A> void send(Turn<A> turn, DynamoDbClient client, Access<?> access) {
        A answer;
        try {
            answer = turn.request().send(client);
        } catch (SdkException e) {
            access.refused(e);
            return;
        }
        turn.answered().accept(answer);
    }
}
