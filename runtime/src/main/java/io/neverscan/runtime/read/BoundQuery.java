package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** A query with all its values. */
record BoundQuery(
        QuerySpec spec,
        PhysicalTable table,
        Map<String, AttributeValue> values,
        @Nullable String filter,
        boolean isEmpty) {

    Observation observe() {
        return table.observe(Operation.QUERY, spec.pattern(), spec.index());
    }

    /**
     * One request.
     *
     * @param from where to start
     * @param limit items to read at most, or {@link Results#UNLIMITED}
     * @param counting whether items are only counted
     * @param seen who will note it
     */
    Request.Query request(Position from, int limit, boolean counting, Observation seen) {
        QueryRequest.Builder request = QueryRequest.builder()
                .tableName(table.name())
                .indexName(spec.index())
                .keyConditionExpression(spec.keyCondition())
                .filterExpression(filter)
                .expressionAttributeValues(values)
                .scanIndexForward(from.way().isBack() ? Boolean.valueOf(spec.forward() != null) : spec.forward())
                .consistentRead(spec.consistent())
                .returnConsumedCapacity(seen.wanted());
        if (counting) {
            request.select(Select.COUNT).expressionAttributeNames(spec.conditionNames());
        } else {
            request.projectionExpression(spec.projection()).expressionAttributeNames(spec.names());
        }
        if (limit != Results.UNLIMITED) {
            request.limit(limit);
        }
        if (!from.key().isEmpty()) {
            request.exclusiveStartKey(from.key());
        }
        return new Request.Query(request.build());
    }
}
