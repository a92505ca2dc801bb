package io.neverscan.testkit.capacity;

import java.util.List;
import java.util.Optional;

/**
 * One request that went over the wire, an SDK's retry being another one. Immutable and thread-safe.
 *
 * @param operation name of the operation, for example {@code Query}
 * @param tables physical names of the tables it addresses, in order of appearance
 * @param index index it reads, or empty
 * @param charges units the answer reported; empty if the request failed or the engine reports none
 */
public record CountedRequest(String operation, List<String> tables, Optional<String> index, List<Charge> charges) {

    /** Copies the lists. */
    public CountedRequest {
        tables = List.copyOf(tables);
        charges = List.copyOf(charges);
    }

    @Override
    public String toString() {
        return operation + " " + String.join(",", tables)
                + index.map(name -> "/" + name).orElse("") + " " + charges;
    }
}
