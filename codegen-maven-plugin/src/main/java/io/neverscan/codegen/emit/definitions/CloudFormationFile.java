package io.neverscan.codegen.emit.definitions;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.TableSettings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A CloudFormation template with one resource for each table.
 *
 * <p>Source: AWS CloudFormation User Guide, {@code AWS::DynamoDB::Table} and {@code AWS::DynamoDB::GlobalTable}.
 */
final class CloudFormationFile implements Emitter {
    /** A global table has no fixed write units; scaling between equal bounds is the same. */
    private static final int TARGET_PERCENT = 70;

    private final boolean global;

    /** {@code global}: whether resources are global tables. */
    CloudFormationFile(boolean global) {
        this.global = global;
    }

    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        Model model = compiled.model();
        Map<String, Object> resources = new LinkedHashMap<>();
        ResourceNames.logical(model.tables()).forEach((table, name) -> {
            Map<String, Object> resource = new LinkedHashMap<>();
            resource.put("Type", global ? "AWS::DynamoDB::GlobalTable" : "AWS::DynamoDB::Table");
            // Without these a change of the template could delete the data.
            resource.put("DeletionPolicy", "Retain");
            resource.put("UpdateReplacePolicy", "Retain");
            resource.put("Properties", global ? global(model, table) : single(model, table));
            resources.put(name, resource);
        });
        Map<String, Object> template = new LinkedHashMap<>();
        template.put("AWSTemplateFormatVersion", "2010-09-09");
        template.put("Description", "Tables of model " + model.name());
        template.put("Resources", resources);
        String form = global ? "global-table" : "cloudformation";
        return List.of(JsonText.file(model.name() + "." + form + ".json", template));
    }

    private static Map<String, Object> single(Model model, Table table) {
        Map<String, Object> out = ServiceForm.keys(table);
        ServiceForm.indexesAndCapacity(out, table);
        shared(out, model, table);
        Encrypted.put(out, table, "SSEEnabled", Encrypted.customerKey(table));
        ofReplica(out, table.settings());
        out.put("TableClass", ServiceForm.tableClass(table));
        return out;
    }

    private static void shared(Map<String, Object> out, Model model, Table table) {
        table.settings().stream().ifPresent(v -> out.put("StreamSpecification", Fields.of("StreamViewType", v.name())));
        model.ttl(table).ifPresent(a -> out.put("TimeToLiveSpecification", ServiceForm.expiry(a)));
    }

    /** What a global table has for each of its replicas. */
    private static void ofReplica(Map<String, Object> out, TableSettings settings) {
        settings.recoveryDays().ifPresent(d -> out.put("PointInTimeRecoverySpecification", ServiceForm.recovery(d)));
        out.put("DeletionProtectionEnabled", settings.deletionProtection());
        ServiceForm.putUnlessEmpty(out, "Tags", ServiceForm.tags(settings.tags()));
    }

    private static Map<String, Object> global(Model model, Table table) {
        Map<String, Object> out = ServiceForm.keys(table);
        List<Map<String, Object>> globals = new ArrayList<>();
        for (Index index : ServiceForm.indexes(table, false)) {
            Map<String, Object> each = ServiceForm.index(index);
            table.provisioned(index)
                    .ifPresent(t -> each.put("WriteProvisionedThroughputSettings", scaling(t.writes())));
            index.capacity()
                    .maximum()
                    .ifPresent(t -> each.put("WriteOnDemandThroughputSettings", maximum("Write", t.writes())));
            ServiceForm.warm(each, index.capacity());
            globals.add(each);
        }
        ServiceForm.putUnlessEmpty(out, "GlobalSecondaryIndexes", globals);
        ServiceForm.locals(out, table);
        out.put("BillingMode", ServiceForm.billingMode(table));
        TableSettings settings = table.settings();
        settings.capacity()
                .provisioned()
                .ifPresent(t -> out.put("WriteProvisionedThroughputSettings", scaling(t.writes())));
        settings.capacity()
                .maximum()
                .ifPresent(t -> out.put("WriteOnDemandThroughputSettings", maximum("Write", t.writes())));
        ServiceForm.warm(out, settings.capacity());
        shared(out, model, table);
        Encrypted.put(out, table, "SSEEnabled", Optional.empty());
        List<Object> regions = new ArrayList<>(settings.replicas());
        if (regions.isEmpty()) {
            // A global table has at least the replica in the Region of its stack.
            regions.add(Fields.of("Ref", "AWS::Region"));
        }
        out.put("Replicas", regions.stream().map(r -> replica(r, table)).toList());
        return out;
    }

    private static Map<String, Object> replica(Object region, Table table) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("Region", region);
        TableSettings settings = table.settings();
        ofReplica(out, settings);
        out.put("TableClass", ServiceForm.tableClass(table));
        Encrypted.customerKey(table).ifPresent(key -> out.put("SSESpecification", Fields.of("KMSMasterKeyId", key)));
        reads(
                out,
                settings.capacity().provisioned().map(t -> t.reads()),
                settings.capacity().maximum().map(t -> t.reads()));
        List<Map<String, Object>> indexes = new ArrayList<>();
        for (Index index : ServiceForm.indexes(table, false)) {
            Map<String, Object> each = new LinkedHashMap<>();
            reads(
                    each,
                    table.provisioned(index).map(t -> t.reads()),
                    index.capacity().maximum().map(t -> t.reads()));
            if (!each.isEmpty()) {
                each.put("IndexName", index.name());
                indexes.add(each);
            }
        }
        ServiceForm.putUnlessEmpty(out, "GlobalSecondaryIndexes", indexes);
        return out;
    }

    private static void reads(Map<String, Object> out, Optional<Long> provisioned, Optional<Long> maximum) {
        provisioned.ifPresent(
                units -> out.put("ReadProvisionedThroughputSettings", Fields.of("ReadCapacityUnits", units)));
        maximum.ifPresent(units -> out.put("ReadOnDemandThroughputSettings", maximum("Read", units)));
    }

    private static Map<String, Object> maximum(String direction, long units) {
        return Fields.of("Max" + direction + "RequestUnits", units);
    }

    private static Map<String, Object> scaling(long units) {
        return Fields.of(
                "WriteCapacityAutoScalingSettings",
                Fields.with(
                        Fields.of("MinCapacity", units, "MaxCapacity", units),
                        "TargetTrackingScalingPolicyConfiguration",
                        Fields.of("TargetValue", TARGET_PERCENT)));
    }
}
