package io.neverscan.testkit.recording;

import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Assertions on a Query. Expressions are compared with names and values in place of placeholders, in the spelling of
 * {@link ExpressionText}; the expected text may be spaced freely. Not thread-safe.
 */
public final class QueryAssert extends AbstractAssert<QueryAssert, QueryRequest> {

    private final Placeholders placeholders;

    /**
     * Starts assertions on a Query.
     *
     * @param request the request
     * @throws AssertionError if it uses the parameters that expressions replaced, has no key condition, or defines
     *     placeholders that no expression uses
     */
    public QueryAssert(QueryRequest request) {
        super(request, QueryAssert.class);
        this.placeholders = new Placeholders(request.expressionAttributeNames(), request.expressionAttributeValues());
        if (request.hasKeyConditions() || request.hasQueryFilter() || request.hasAttributesToGet()) {
            throw new AssertionError("expected expressions but the request has legacy conditions: " + request);
        }
        if (request.keyConditionExpression() == null) {
            throw new AssertionError("the service refuses a Query without a key condition: " + request);
        }
        placeholders.requireExactlyUsedBy(
                request.keyConditionExpression(), request.filterExpression(), request.projectionExpression());
    }

    /**
     * The table.
     *
     * @param expected physical name
     * @return this
     */
    public QueryAssert onTable(String expected) {
        return equal("table", expected, actual.tableName());
    }

    /**
     * The index.
     *
     * @param expected name of the index
     * @return this
     */
    public QueryAssert onIndex(String expected) {
        return equal("index", expected, actual.indexName());
    }

    /**
     * No index: the table itself is read.
     *
     * @return this
     */
    public QueryAssert onNoIndex() {
        return equal("index", null, actual.indexName());
    }

    /**
     * The key condition.
     *
     * @param expected for example {@code GSI1PK = "USER#bob" and begins_with(GSI1SK, "FOLLOWED_BY#")}
     * @return this
     */
    public QueryAssert hasKeyCondition(String expected) {
        return equalText("key condition", expected, actual.keyConditionExpression());
    }

    /**
     * The filter.
     *
     * @param expected for example {@code status <> "GONE"}
     * @return this
     */
    public QueryAssert hasFilter(String expected) {
        return equalText("filter", expected, actual.filterExpression());
    }

    /**
     * No filter.
     *
     * @return this
     */
    public QueryAssert hasNoFilter() {
        return equal("filter", null, actual.filterExpression());
    }

    /**
     * The projection.
     *
     * @param expected for example {@code id, name}
     * @return this
     */
    public QueryAssert hasProjection(String expected) {
        return equalText("projection", expected, actual.projectionExpression());
    }

    /**
     * No projection: every attribute that table or index holds.
     *
     * @return this
     */
    public QueryAssert hasNoProjection() {
        return equal("projection", null, actual.projectionExpression());
    }

    /**
     * In the order of the sort key.
     *
     * @return this
     */
    public QueryAssert isAscending() {
        return equal("ScanIndexForward", true, !Boolean.FALSE.equals(actual.scanIndexForward()));
    }

    /**
     * Against the order of the sort key.
     *
     * @return this
     */
    public QueryAssert isDescending() {
        return equal("ScanIndexForward", false, !Boolean.FALSE.equals(actual.scanIndexForward()));
    }

    /**
     * The limit.
     *
     * @param expected items to read at most
     * @return this
     */
    public QueryAssert hasLimit(int expected) {
        return equal("limit", expected, actual.limit());
    }

    /**
     * No limit: pages of up to 1 MB.
     *
     * @return this
     */
    public QueryAssert hasNoLimit() {
        return equal("limit", null, actual.limit());
    }

    /**
     * Strongly consistent.
     *
     * @return this
     */
    public QueryAssert isConsistent() {
        return equal("consistent read", true, Boolean.TRUE.equals(actual.consistentRead()));
    }

    /**
     * Eventually consistent.
     *
     * @return this
     */
    public QueryAssert isEventuallyConsistent() {
        return equal("consistent read", false, Boolean.TRUE.equals(actual.consistentRead()));
    }

    /**
     * What is returned per item.
     *
     * @param expected for example {@code Select.COUNT}
     * @return this
     */
    public QueryAssert hasSelect(Select expected) {
        return equal("select", expected, actual.select());
    }

    /**
     * Where it goes on.
     *
     * @param expected the exclusive start key
     * @return this
     */
    public QueryAssert startsAfter(Map<String, AttributeValue> expected) {
        return equal("exclusive start key", AttributeText.of(expected), startKey());
    }

    /**
     * No exclusive start key: the first page.
     *
     * @return this
     */
    public QueryAssert startsAtTheBeginning() {
        return equal("exclusive start key", null, startKey());
    }

    private @Nullable String startKey() {
        return actual.hasExclusiveStartKey() ? AttributeText.of(actual.exclusiveStartKey()) : null;
    }

    private QueryAssert equalText(String what, String expected, @Nullable String sent) {
        return equal(what, ExpressionText.canonical(expected), sent == null ? null : placeholders.text(sent));
    }

    private QueryAssert equal(String what, @Nullable Object expected, @Nullable Object sent) {
        if (!Objects.equals(expected, sent)) {
            throw Difference.of("Query", what, expected, sent);
        }
        return this;
    }
}
