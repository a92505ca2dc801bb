package io.neverscan.codegen.emit.definitions;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.Capacity;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.TableSettings;
import io.neverscan.dsl.model.Throughput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A Terraform file in JSON with one {@code aws_dynamodb_table} for each table.
 *
 * <p>Source: Terraform AWS provider, {@code aws_dynamodb_table}; Terraform language, "JSON configuration syntax".
 */
final class TerraformFile implements Emitter {
    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        Model model = compiled.model();
        Map<String, Object> tables = new LinkedHashMap<>();
        Map<String, Object> keys = new LinkedHashMap<>();
        ResourceNames.terraform(model.tables())
                .forEach((table, name) -> tables.put(name, table(model, table, new Key(name, table, keys))));
        Map<String, Object> file = new LinkedHashMap<>();
        if (!keys.isEmpty()) {
            file.put("data", Fields.of("aws_kms_key", keys));
        }
        file.put("resource", Fields.of("aws_dynamodb_table", tables));
        return List.of(JsonText.file(model.name() + ".tf.json", file));
    }

    /** The key of the customer. The resource takes nothing but its ARN, so a name is looked up, in its Region. */
    private record Key(String resource, Table table, Map<String, Object> lookups) {
        Optional<String> arn(Optional<String> region) {
            return Encrypted.customerKey(table).map(key -> key.startsWith("arn:") ? text(key) : lookup(key, region));
        }

        private String lookup(String key, Optional<String> region) {
            String name = resource + region.map(r -> "_" + r).orElse("");
            Map<String, Object> lookup = new TreeMap<>();
            lookup.put("key_id", text(key));
            region.ifPresent(r -> lookup.put("region", r));
            lookups.put(name, lookup);
            return "${data.aws_kms_key." + name + ".arn}";
        }
    }

    private static Map<String, Object> table(Model model, Table table, Key key) {
        Map<String, Object> out = new LinkedHashMap<>();
        TableSettings settings = table.settings();
        out.put("name", text(table.name()));
        out.put("billing_mode", ServiceForm.billingMode(table));
        provisioned(out, settings.capacity().provisioned());
        onDemand(out, settings.capacity());
        out.put("hash_key", text(table.partitionKey().name()));
        table.sortKey().ifPresent(k -> out.put("range_key", text(k.name())));
        List<Map<String, Object>> attributes = new ArrayList<>();
        for (KeyAttribute each : table.keyAttributes()) {
            attributes.add(
                    Fields.of("name", text(each.name()), "type", each.type().name()));
        }
        out.put("attribute", attributes);
        ServiceForm.putUnlessEmpty(
                out,
                "global_secondary_index",
                ServiceForm.indexes(table, false).stream()
                        .map(i -> global(table, i))
                        .toList());
        ServiceForm.putUnlessEmpty(
                out,
                "local_secondary_index",
                ServiceForm.indexes(table, true).stream()
                        .map(TerraformFile::local)
                        .toList());
        model.ttl(table).ifPresent(a -> out.put("ttl", Fields.of("attribute_name", text(a), "enabled", true)));
        settings.stream().ifPresent(v -> {
            out.put("stream_enabled", true);
            out.put("stream_view_type", v.name());
        });
        settings.recoveryDays()
                .ifPresent(d ->
                        out.put("point_in_time_recovery", Fields.of("enabled", true, "recovery_period_in_days", d)));
        out.put("deletion_protection_enabled", settings.deletionProtection());
        out.put("table_class", ServiceForm.tableClass(table));
        encryption(out, table, key);
        if (!settings.tags().isEmpty()) {
            Map<String, Object> tags = new TreeMap<>();
            settings.tags().forEach((tag, value) -> tags.put(text(tag), text(value)));
            out.put("tags", tags);
        }
        // The first Region is that of the provider, which must not stand among the replicas.
        ServiceForm.putUnlessEmpty(
                out,
                "replica",
                settings.replicas().stream()
                        .skip(1)
                        .map(r -> replica(r, table, key))
                        .toList());
        return out;
    }

    private static void encryption(Map<String, Object> out, Table table, Key key) {
        if (Encrypted.byKms(table)) {
            Map<String, Object> block = new LinkedHashMap<>();
            block.put("enabled", true);
            key.arn(Optional.empty()).ifPresent(k -> block.put("kms_key_arn", k));
            out.put("server_side_encryption", block);
        }
    }

    private static Map<String, Object> replica(String region, Table table, Key key) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("region_name", region);
        out.put("point_in_time_recovery", table.settings().recoveryDays().isPresent());
        out.put("deletion_protection_enabled", table.settings().deletionProtection());
        out.put("propagate_tags", true);
        key.arn(Optional.of(region)).ifPresent(k -> out.put("kms_key_arn", k));
        return out;
    }

    private static Map<String, Object> global(Table table, Index index) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("name", text(index.name()));
        List<Map<String, Object>> keys = new ArrayList<>();
        index.partitionKeys().forEach(k -> keys.add(key(k, "HASH")));
        index.sortKeys().forEach(k -> keys.add(key(k, "RANGE")));
        out.put("key_schema", keys);
        projection(out, index);
        provisioned(out, table.provisioned(index));
        onDemand(out, index.capacity());
        return out;
    }

    private static Map<String, Object> key(KeyAttribute key, String role) {
        return Fields.of("attribute_name", text(key.name()), "key_type", role);
    }

    private static Map<String, Object> local(Index index) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("name", text(index.name()));
        out.put("range_key", text(index.sortKeys().get(0).name()));
        projection(out, index);
        return out;
    }

    private static void projection(Map<String, Object> out, Index index) {
        out.put("projection_type", ServiceForm.projectionType(index.projection()));
        if (index.projection() instanceof Projection.Include include) {
            out.put(
                    "non_key_attributes",
                    include.storedNames().stream().map(TerraformFile::text).toList());
        }
    }

    private static void provisioned(Map<String, Object> out, Optional<Throughput> units) {
        units.ifPresent(t -> {
            out.put("read_capacity", t.reads());
            out.put("write_capacity", t.writes());
        });
    }

    private static void onDemand(Map<String, Object> out, Capacity capacity) {
        capacity.maximum()
                .ifPresent(t -> out.put(
                        "on_demand_throughput",
                        Fields.of("max_read_request_units", t.reads(), "max_write_request_units", t.writes())));
        capacity.warm()
                .ifPresent(t -> out.put(
                        "warm_throughput",
                        Fields.of("read_units_per_second", t.reads(), "write_units_per_second", t.writes())));
    }

    /** Terraform reads every text, and every key of tags, as a template. */
    private static String text(String plain) {
        return plain.replace("${", "$${").replace("%{", "%%{");
    }
}
