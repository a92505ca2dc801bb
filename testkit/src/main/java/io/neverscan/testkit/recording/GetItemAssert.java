package io.neverscan.testkit.recording;

import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** Assertions on a GetItem; text as in {@link QueryAssert}. Not thread-safe. */
public final class GetItemAssert extends AbstractAssert<GetItemAssert, GetItemRequest> {

    private final Placeholders placeholders;

    /**
     * Starts assertions on a GetItem.
     *
     * @param request the request
     * @throws AssertionError if it defines placeholders that no expression uses, or uses legacy parameters
     */
    public GetItemAssert(GetItemRequest request) {
        super(request, GetItemAssert.class);
        this.placeholders = new Placeholders(request.expressionAttributeNames(), Map.of());
        if (request.hasAttributesToGet()) {
            throw new AssertionError(
                    "expected a projection expression but the request has legacy attributes: " + request);
        }
        placeholders.requireExactlyUsedBy(request.projectionExpression());
    }

    /**
     * The table.
     *
     * @param expected physical name
     * @return this
     */
    public GetItemAssert onTable(String expected) {
        return equal("table", expected, actual.tableName());
    }

    /**
     * The key.
     *
     * @param expected attribute names and values
     * @return this
     */
    public GetItemAssert hasKey(Map<String, AttributeValue> expected) {
        return equal("key", AttributeText.of(expected), AttributeText.of(actual.key()));
    }

    /**
     * The key as text, its attributes sorted by name.
     *
     * @param expected for example {@code {PK: "USER#bob", SK: "PROFILE"}}
     * @return this
     */
    public GetItemAssert hasKey(String expected) {
        return equal("key", ExpressionText.canonical(expected), AttributeText.of(actual.key()));
    }

    /**
     * The projection.
     *
     * @param expected for example {@code id, name}
     * @return this
     */
    public GetItemAssert hasProjection(String expected) {
        String sent = actual.projectionExpression();
        return equal("projection", ExpressionText.canonical(expected), sent == null ? null : placeholders.text(sent));
    }

    /**
     * No projection: the whole item.
     *
     * @return this
     */
    public GetItemAssert hasNoProjection() {
        return equal("projection", null, actual.projectionExpression());
    }

    /**
     * Strongly consistent.
     *
     * @return this
     */
    public GetItemAssert isConsistent() {
        return equal("consistent read", true, Boolean.TRUE.equals(actual.consistentRead()));
    }

    /**
     * Eventually consistent.
     *
     * @return this
     */
    public GetItemAssert isEventuallyConsistent() {
        return equal("consistent read", false, Boolean.TRUE.equals(actual.consistentRead()));
    }

    private GetItemAssert equal(String what, @Nullable Object expected, @Nullable Object sent) {
        if (!Objects.equals(expected, sent)) {
            throw Difference.of("GetItem", what, expected, sent);
        }
        return this;
    }
}
