package io.neverscan.dsl.syntax;

import io.neverscan.dsl.syntax.Shape.Field;
import io.neverscan.dsl.syntax.Shape.ListOf;
import io.neverscan.dsl.syntax.Shape.MapOf;
import io.neverscan.dsl.syntax.Shape.Mapping;
import io.neverscan.dsl.syntax.Shape.OneOf;
import io.neverscan.dsl.syntax.Shape.Text;
import io.neverscan.dsl.syntax.Shape.Words;
import java.util.List;
import java.util.Map;

/** The keys of settings: how the service keeps a table or an index. */
final class SettingsGrammar {
    /** The keys of units per second. */
    static final List<String> CAPACITY = List.of("billing", "maxThroughput", "warmThroughput");

    private static final Text UNITS = new Text("a whole number of units per second", "^[1-9][0-9]{0,9}$");
    private static final Text REGION = new Text("a Region such as `eu-west-1`", "^[a-z]{2}(-[a-z]+)+-[0-9]+$");
    private static final Text DAYS = new Text("`true`, `false` or a number of days", "^(true|false|[0-9]{1,9})$");
    private static final Mapping THROUGHPUT = mapping(
            new Field("read", true, UNITS, "Read units per second"),
            new Field("write", true, UNITS, "Write units per second"));
    private static final Field MAXIMUM = optional("maxThroughput", THROUGHPUT, "Most that on-demand serves");
    private static final Field WARM =
            optional("warmThroughput", THROUGHPUT, "What is served at once; at least 12000 reads and 4000 writes");

    private SettingsGrammar() {}

    /** Settings of a table. */
    static Field[] table() {
        return new Field[] {
            optional(
                    "billing",
                    new OneOf(List.of(new Words(List.of("onDemand")), THROUGHPUT)),
                    "`onDemand` unless units are provisioned"),
            MAXIMUM,
            WARM,
            optional(
                    "stream",
                    new Words(List.of("keysOnly", "newImage", "oldImage", "newAndOldImages")),
                    "What the stream holds of each change; no stream if left out"),
            optional(
                    "pointInTimeRecovery",
                    DAYS,
                    "Whether the table can be restored to any moment, or of how many days: 35 unless given"),
            optional("deletionProtection", new Words(List.of("true", "false")), "Whether it cannot be deleted"),
            optional("tableClass", new Words(List.of("standard", "infrequentAccess")), "`standard` if left out"),
            optional(
                    "encryption",
                    new OneOf(List.of(
                            new Words(List.of("awsOwned", "awsManaged")),
                            mapping(new Field(
                                    "key", true, new Text("a key", ""), "Id, ARN or alias of a key of your own")))),
                    "Whose key encrypts it; `awsOwned` if left out"),
            optional("tags", MapOf.of(new Text("a text", "")), "Tags by their keys"),
            optional("replicas", new ListOf(REGION), "Regions of a global table")
        };
    }

    /** Settings of an index. */
    static Field[] index() {
        return new Field[] {
            optional("billing", THROUGHPUT, "Provisioned units; those of the table if left out"), MAXIMUM, WARM
        };
    }

    private static Field optional(String key, Shape shape, String description) {
        return new Field(key, false, shape, description);
    }

    private static Mapping mapping(Field... fields) {
        return new Mapping(List.of(fields), List.of(), Map.of());
    }
}
