package io.neverscan.dsl.model;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How the service keeps a table, apart from its keys and indexes.
 *
 * @param capacity its throughput; on-demand unless units are provisioned
 * @param stream what its stream holds; empty for no stream
 * @param recoveryDays how far point-in-time recovery reaches back, 1 to 35 days; empty if it is off
 * @param deletionProtection whether it cannot be deleted
 * @param infrequentAccess whether it is of the class for data that is seldom read
 * @param encryption whose key encrypts it
 * @param tags its tags
 * @param replicas the Regions of a global table; empty if nothing is said
 */
public record TableSettings(
        Capacity capacity,
        Optional<StreamView> stream,
        Optional<Integer> recoveryDays,
        boolean deletionProtection,
        boolean infrequentAccess,
        Encryption encryption,
        SortedMap<String, String> tags,
        List<String> replicas) {
    /** What a table has about which nothing is said. */
    public static final TableSettings DEFAULT = new TableSettings(
            Capacity.NONE,
            Optional.empty(),
            Optional.empty(),
            false,
            false,
            new Encryption.AwsOwned(),
            Collections.emptySortedMap(),
            List.of());

    /** Copies the collections. */
    public TableSettings {
        tags = Collections.unmodifiableSortedMap(new TreeMap<>(tags));
        replicas = List.copyOf(replicas);
    }

    /** By the keys of the language, without those that have their default. */
    SortedMap<String, String> named() {
        SortedMap<String, String> out = new TreeMap<>(capacity.named());
        stream.ifPresent(s -> out.put("stream", s.word()));
        recoveryDays.ifPresent(d -> out.put("pointInTimeRecovery", d.toString()));
        if (deletionProtection) {
            out.put("deletionProtection", "true");
        }
        if (infrequentAccess) {
            out.put("tableClass", "infrequentAccess");
        }
        if (!encryption.equals(DEFAULT.encryption)) {
            out.put("encryption", encryption.toString());
        }
        tags.forEach((key, value) -> out.put("tags." + key, value));
        if (!replicas.isEmpty()) {
            out.put("replicas", String.join(", ", replicas));
        }
        return out;
    }
}
