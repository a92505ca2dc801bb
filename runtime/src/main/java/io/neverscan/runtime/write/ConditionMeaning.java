package io.neverscan.runtime.write;

import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** What it means that a write's condition does not hold. */
interface ConditionMeaning {
    /** The exception in the model's words. */
    RuntimeException of(ConditionalCheckFailedException failure);
}
