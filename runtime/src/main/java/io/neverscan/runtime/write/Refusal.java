package io.neverscan.runtime.write;

import io.neverscan.runtime.error.ConditionFailedException;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.error.StaleValueException;
import io.neverscan.runtime.error.StaleVersionException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Says why the condition of an update failed, out of the item that the service returned with the failure. */
record Refusal(
        String entity, Object key, WriteSpec spec, @Nullable Throwable cause) {
    RuntimeException of(
            Map<String, AttributeValue> stored,
            @Nullable String versionAttribute,
            @Nullable Long expectedVersion,
            Map<String, AttributeValue> expected) {
        if (stored.isEmpty() && !spec.isMaking()) {
            return new NotFoundException(entity, key, cause);
        }
        if (versionAttribute != null && expectedVersion != null) {
            AttributeValue version = AttributeValue.fromN(expectedVersion.toString());
            if (!UpdateConditions.same(stored.get(versionAttribute), version)) {
                return new StaleVersionException(entity, key, expectedVersion, cause);
            }
        }
        for (Map.Entry<String, AttributeValue> one : expected.entrySet()) {
            if (!UpdateConditions.same(stored.get(one.getKey()), one.getValue())) {
                return new StaleValueException(entity, key, one.getKey(), cause);
            }
        }
        return new ConditionFailedException(spec.name(), entity, key, spec.meaning(), cause);
    }
}
