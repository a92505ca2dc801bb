package io.neverscan.codegen.emit.definitions;

import io.neverscan.dsl.model.Encryption;
import io.neverscan.dsl.model.Table;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Encryption in the words of the service; a key that AWS owns is what a table has if nothing is said. */
final class Encrypted {
    private Encrypted() {}

    static boolean byKms(Table table) {
        return !(table.settings().encryption() instanceof Encryption.AwsOwned);
    }

    static Optional<String> customerKey(Table table) {
        return table.settings().encryption() instanceof Encryption.Customer customer
                ? Optional.of(customer.key())
                : Optional.empty();
    }

    /**
     * {@code enabled} is the name of the switch: {@code Enabled} in requests, {@code SSEEnabled} in templates; {@code key}
     * the key of the customer where it has its place beside the switch.
     */
    static void put(Map<String, Object> out, Table table, String enabled, Optional<String> key) {
        if (byKms(table)) {
            Map<String, Object> specification = new LinkedHashMap<>();
            specification.put(enabled, true);
            specification.put("SSEType", "KMS");
            key.ifPresent(k -> specification.put("KMSMasterKeyId", k));
            out.put("SSESpecification", specification);
        }
    }
}
