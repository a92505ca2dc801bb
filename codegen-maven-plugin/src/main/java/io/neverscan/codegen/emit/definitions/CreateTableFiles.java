package io.neverscan.codegen.emit.definitions;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.TableSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Requests for {@code aws dynamodb <command> --cli-input-json file://…}: one {@code create-table} for each table, and
 * one more file for each thing that only another request sets.
 *
 * <p>Source: Amazon DynamoDB API Reference, {@code CreateTable}, {@code UpdateTimeToLive},
 * {@code UpdateContinuousBackups} and {@code UpdateTable}.
 */
final class CreateTableFiles implements Emitter {
    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        List<GeneratedFile> out = new ArrayList<>();
        Model model = compiled.model();
        for (Table table : model.tables()) {
            out.add(JsonText.file(table.name() + ".create-table.json", request(table)));
            model.ttl(table)
                    .ifPresent(a -> out.add(
                            more(table, "update-time-to-live", "TimeToLiveSpecification", ServiceForm.expiry(a))));
            table.settings()
                    .recoveryDays()
                    .ifPresent(d -> out.add(more(
                            table,
                            "update-continuous-backups",
                            "PointInTimeRecoverySpecification",
                            ServiceForm.recovery(d))));
            // A request adds one replica; the first Region is that of the table itself.
            table.settings().replicas().stream().skip(1).forEach(region -> out.add(replica(table, region)));
        }
        return out.stream().sorted().toList();
    }

    private static GeneratedFile replica(Table table, String region) {
        Map<String, Object> create = new LinkedHashMap<>();
        create.put("RegionName", region);
        Encrypted.customerKey(table).ifPresent(key -> create.put("KMSMasterKeyId", key));
        return more(table, "update-table-" + region, "ReplicaUpdates", List.of(Fields.of("Create", create)));
    }

    private static GeneratedFile more(Table table, String command, String property, Object value) {
        Map<String, Object> request = new TreeMap<>();
        request.put("TableName", table.name());
        request.put(property, value);
        return JsonText.file(table.name() + "." + command + ".json", request);
    }

    private static Map<String, Object> request(Table table) {
        Map<String, Object> out = ServiceForm.keys(table);
        ServiceForm.indexesAndCapacity(out, table);
        TableSettings settings = table.settings();
        settings.stream()
                .ifPresent(v ->
                        out.put("StreamSpecification", Fields.of("StreamEnabled", true, "StreamViewType", v.name())));
        Encrypted.put(out, table, "Enabled", Encrypted.customerKey(table));
        ServiceForm.putUnlessEmpty(out, "Tags", ServiceForm.tags(settings.tags()));
        out.put("TableClass", ServiceForm.tableClass(table));
        out.put("DeletionProtectionEnabled", settings.deletionProtection());
        return out;
    }
}
