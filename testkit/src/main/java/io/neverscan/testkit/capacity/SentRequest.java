package io.neverscan.testkit.capacity;

import java.util.List;
import java.util.Optional;

/** A request under way: becomes complete when its answer has come. */
final class SentRequest {

    private final String operation;
    private final List<String> tables;
    private final Optional<String> index;
    private volatile List<Charge> charges = List.of();

    SentRequest(String operation, List<String> tables, Optional<String> index) {
        this.operation = operation;
        this.tables = tables;
        this.index = index;
    }

    List<String> tables() {
        return tables;
    }

    void answered(List<Charge> reported) {
        charges = List.copyOf(reported);
    }

    CountedRequest counted() {
        return new CountedRequest(operation, tables, index, charges);
    }
}
