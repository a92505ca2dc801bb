package io.neverscan.dsl.model;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Throughput of a table or of a global index.
 *
 * @param provisioned provisioned units; empty for on-demand, or for an index that has those of its table
 * @param maximum most that on-demand serves
 * @param warm what it serves at once, without growing first
 */
public record Capacity(Optional<Throughput> provisioned, Optional<Throughput> maximum, Optional<Throughput> warm) {
    /** Nothing is said. */
    public static final Capacity NONE = new Capacity(Optional.empty(), Optional.empty(), Optional.empty());

    SortedMap<String, String> named() {
        SortedMap<String, String> out = new TreeMap<>();
        provisioned.ifPresent(t -> out.put("billing", t.toString()));
        maximum.ifPresent(t -> out.put("maxThroughput", t.toString()));
        warm.ifPresent(t -> out.put("warmThroughput", t.toString()));
        return out;
    }
}
