package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.error.NotFoundException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an item must be like for a step of a transaction: it must exist, and a condition of the model may have to hold.
 *
 * @param spec the condition; null if to exist is enough
 * @param values the values in the condition
 */
record Guard(@Nullable WriteSpec spec, @Nullable ItemWriter values) {
    /** To exist is enough. */
    static final Guard EXISTS = new Guard(null, null);

    void addTo(Expressions expressions, String partitionKey) {
        expressions.exists(partitionKey);
        if (spec != null && values != null) {
            spec.addTo(expressions, values);
        }
    }

    RuntimeException refusal(String entity, Object modelKey, Map<String, AttributeValue> stored, Throwable cause) {
        return spec == null
                ? new NotFoundException(entity, modelKey, cause)
                : new Refusal(entity, modelKey, spec, cause).of(stored, null, null, Map.of());
    }
}
