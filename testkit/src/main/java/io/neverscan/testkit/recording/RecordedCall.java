package io.neverscan.testkit.recording;

import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * One call of a recording client. Immutable and thread-safe.
 *
 * @param operation name of the operation as the service spells it, for example {@code GetItem}
 * @param request the request object
 */
public record RecordedCall(String operation, DynamoDbRequest request) {

    /** Checks that nothing is null. */
    public RecordedCall {
        Objects.requireNonNull(operation, "operation");
        Objects.requireNonNull(request, "request");
    }

    @Override
    public String toString() {
        return operation + " " + request;
    }
}
