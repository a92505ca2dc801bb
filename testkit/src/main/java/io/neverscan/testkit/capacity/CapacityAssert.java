package io.neverscan.testkit.capacity;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.assertj.core.api.AbstractAssert;

/**
 * Assertions on counted requests: how many of which operation, and the units charged to tables and indexes. Units are
 * given as the SDK gives them, in multiples of one half. Not thread-safe.
 */
public final class CapacityAssert extends AbstractAssert<CapacityAssert, List<CountedRequest>> {

    private CapacityAssert(List<CountedRequest> requests) {
        super(requests, CapacityAssert.class);
    }

    /**
     * Starts assertions on what a log holds at this moment.
     *
     * @param log an open or closed log
     * @return assertions
     */
    public static CapacityAssert assertThatRequestsOf(RequestLog log) {
        return new CapacityAssert(log.requests());
    }

    /**
     * Starts assertions on requests.
     *
     * @param requests counted requests
     * @return assertions
     */
    public static CapacityAssert assertThatRequests(List<CountedRequest> requests) {
        return new CapacityAssert(List.copyOf(requests));
    }

    /**
     * Exactly so many requests of any operation.
     *
     * @param expected their number
     * @return this
     */
    public CapacityAssert hasCount(int expected) {
        if (actual.size() != expected) {
            throw failure("Expected exactly %d requests but %d were sent: %s", expected, actual.size(), actual);
        }
        return this;
    }

    /**
     * Exactly these operations and no others.
     *
     * @param expected number of requests by operation name, for example {@code Map.of("Query", 2)}
     * @return this
     */
    public CapacityAssert hasOperations(Map<String, Integer> expected) {
        Map<String, Integer> counted = new TreeMap<>();
        actual.forEach(request -> counted.merge(request.operation(), 1, Integer::sum));
        if (!counted.equals(new TreeMap<>(expected))) {
            throw failure("Expected the operations %s but %s were sent: %s", new TreeMap<>(expected), counted, actual);
        }
        return this;
    }

    /**
     * Exactly so many requests that read an index.
     *
     * @param index name of the index
     * @param expected their number
     * @return this
     */
    public CapacityAssert hasCountOnIndex(String index, int expected) {
        long counted = actual.stream()
                .filter(request -> request.index().equals(Optional.of(index)))
                .count();
        if (counted != expected) {
            throw failure(
                    "Expected exactly %d requests on index %s but %d were sent: %s", expected, index, counted, actual);
        }
        return this;
    }

    /**
     * Units charged to a table itself, all requests together.
     *
     * @param table physical name
     * @param units units, a multiple of one half; 0 for none
     * @return this
     */
    public CapacityAssert consumedOnTable(String table, double units) {
        return consumed(table, Optional.empty(), Units.fromReported(units));
    }

    /**
     * Units charged to an index, all requests together.
     *
     * @param table physical name
     * @param index name of the index
     * @param units units, a multiple of one half; 0 for none
     * @return this
     */
    public CapacityAssert consumedOnIndex(String table, String index, double units) {
        return consumed(table, Optional.of(index), Units.fromReported(units));
    }

    /**
     * Units charged anywhere, all requests together.
     *
     * @param units units, a multiple of one half
     * @return this
     */
    public CapacityAssert consumedInTotal(double units) {
        long sum = actual.stream()
                .flatMap(request -> request.charges().stream())
                .mapToLong(Charge::halfUnits)
                .sum();
        return equal("in total", Units.fromReported(units), sum);
    }

    private CapacityAssert consumed(String table, Optional<String> index, long halfUnits) {
        long sum = actual.stream()
                .flatMap(request -> request.charges().stream())
                .filter(charge -> charge.table().equals(table) && charge.index().equals(index))
                .mapToLong(Charge::halfUnits)
                .sum();
        return equal("on " + table + index.map(name -> "/" + name).orElse(""), halfUnits, sum);
    }

    private CapacityAssert equal(String where, long expected, long counted) {
        if (counted != expected) {
            throw failure(
                    "Expected %s units %s but %s were charged: %s",
                    Units.text(expected), where, Units.text(counted), actual);
        }
        return this;
    }
}
