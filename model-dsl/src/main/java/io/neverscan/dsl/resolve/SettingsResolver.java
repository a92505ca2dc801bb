package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Capacity;
import io.neverscan.dsl.model.Encryption;
import io.neverscan.dsl.model.StreamView;
import io.neverscan.dsl.model.TableSettings;
import io.neverscan.dsl.model.Throughput;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.SettingsSyntax;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Settings of tables and indexes, and what the service allows of them.
 *
 * <p>Sources: Amazon DynamoDB Developer Guide, "Quotas in Amazon DynamoDB", "DynamoDB warm throughput", "Point-in-time
 * backups for DynamoDB", "Tagging restrictions in DynamoDB"; AWS CloudFormation User Guide,
 * {@code AWS::DynamoDB::GlobalTable}.
 */
final class SettingsResolver {
    private static final int DEFAULT_RECOVERY_DAYS = 35;
    private static final int MAX_RECOVERY_DAYS = 35;
    private static final long MIN_WARM_READS = 12_000;
    private static final long MIN_WARM_WRITES = 4_000;
    private static final int MAX_TAGS = 50;
    private static final int MAX_TAG_KEY = 128;
    private static final int MAX_TAG_VALUE = 256;

    private final Context context;

    SettingsResolver(Context context) {
        this.context = context;
    }

    TableSettings table(SettingsSyntax syntax) {
        Capacity capacity = capacity(syntax);
        if (capacity.provisioned().isPresent() && capacity.maximum().isPresent()) {
            context.report(conflict(
                            syntax.place("maxThroughput"),
                            "`maxThroughput` bounds on-demand, but units are provisioned")
                    .also(syntax.place("billing"), "provisioned here")
                    .help(Help.advice("leave out one of the two")));
        }
        replicas(syntax);
        return new TableSettings(
                capacity,
                word(syntax, "stream").map(StreamView::of),
                recoveryDays(syntax),
                word(syntax, "deletionProtection").filter("true"::equals).isPresent(),
                word(syntax, "tableClass").filter("infrequentAccess"::equals).isPresent(),
                encryption(syntax),
                tags(syntax),
                syntax.replicas().stream().map(SourceText::value).toList());
    }

    /** Settings of an index: which of them it may have depends on the table's. */
    Capacity index(SettingsSyntax syntax, SettingsSyntax table, boolean local) {
        Capacity capacity = capacity(syntax);
        boolean provisioned = table.throughputs().containsKey("billing");
        for (String key : syntax.throughputs().keySet()) {
            Span place = syntax.place(key);
            if (local) {
                context.report(conflict(place, "a local index has the throughput of its table"));
            } else if (key.equals("billing") && !provisioned) {
                context.report(conflict(place, "the index has provisioned units, but its table is on-demand")
                        .help(Help.advice("provision units for the table, or leave them out here")));
            } else if (key.equals("maxThroughput") && provisioned) {
                context.report(conflict(place, "`maxThroughput` bounds on-demand, but units are provisioned")
                        .also(table.place("billing"), "provisioned here"));
            }
        }
        return capacity;
    }

    private Capacity capacity(SettingsSyntax syntax) {
        Map<String, Throughput> found = new HashMap<>();
        syntax.throughputs().forEach((key, units) -> found.put(key, throughput(units)));
        SettingsSyntax.Throughput warm = syntax.throughputs().get("warmThroughput");
        if (warm != null) {
            atLeast(warm.reads(), MIN_WARM_READS, "reads");
            atLeast(warm.writes(), MIN_WARM_WRITES, "writes");
        }
        return new Capacity(
                Optional.ofNullable(found.get("billing")),
                Optional.ofNullable(found.get("maxThroughput")),
                Optional.ofNullable(found.get("warmThroughput")));
    }

    private static Throughput throughput(SettingsSyntax.Throughput units) {
        return new Throughput(
                Long.parseLong(units.reads().value()),
                Long.parseLong(units.writes().value()));
    }

    private void atLeast(SourceText units, long least, String what) {
        if (Long.parseLong(units.value()) < least) {
            context.report(
                    Code.BAD_SETTING,
                    units.span(),
                    "every table serves " + least + " " + what
                            + " per second when it is new, and warm throughput cannot" + " be less");
        }
    }

    private Optional<Integer> recoveryDays(SettingsSyntax syntax) {
        SourceText text = syntax.words().get("pointInTimeRecovery");
        if (text == null || text.value().equals("false")) {
            return Optional.empty();
        }
        if (text.value().equals("true")) {
            return Optional.of(DEFAULT_RECOVERY_DAYS);
        }
        int days = Integer.parseInt(text.value());
        if (days < 1 || days > MAX_RECOVERY_DAYS) {
            context.report(
                    Code.BAD_SETTING,
                    text.span(),
                    "point-in-time recovery reaches back 1 to " + MAX_RECOVERY_DAYS + " days");
        }
        return Optional.of(days);
    }

    private static Encryption encryption(SettingsSyntax syntax) {
        return syntax.encryptionKey()
                .<Encryption>map(k -> new Encryption.Customer(k.value()))
                .orElseGet(() ->
                        word(syntax, "encryption").filter("awsManaged"::equals).isPresent()
                                ? new Encryption.AwsManaged()
                                : new Encryption.AwsOwned());
    }

    private SortedMap<String, String> tags(SettingsSyntax syntax) {
        SortedMap<String, String> tags = new TreeMap<>();
        syntax.tags().forEach((key, value) -> {
            tags.put(key.value(), value.value());
            if (key.value().startsWith("aws:")) {
                context.report(Code.BAD_SETTING, key.span(), "tags that begin with `aws:` belong to AWS");
            }
            if (length(key) > MAX_TAG_KEY) {
                context.report(
                        Code.BAD_SETTING, key.span(), "the key of a tag has at most " + MAX_TAG_KEY + " characters");
            }
            if (length(value) > MAX_TAG_VALUE) {
                context.report(
                        Code.BAD_SETTING,
                        value.span(),
                        "the value of a tag has at most " + MAX_TAG_VALUE + " characters");
            }
        });
        if (tags.size() > MAX_TAGS) {
            SourceText first =
                    syntax.tags().keySet().stream().skip(MAX_TAGS).findFirst().orElseThrow();
            context.report(Code.BAD_SETTING, first.span(), "a table has at most " + MAX_TAGS + " tags");
        }
        return tags;
    }

    private static int length(SourceText text) {
        return text.value().codePointCount(0, text.value().length());
    }

    /** Regions of a global table: each once, with the stream and a key that all of them can use. */
    private void replicas(SettingsSyntax syntax) {
        Map<String, SourceText> seen = new HashMap<>();
        for (SourceText region : syntax.replicas()) {
            SourceText first = seen.putIfAbsent(region.value(), region);
            if (first != null) {
                context.duplicate("Region `" + region.value() + "` stands twice", region.span(), first.span());
            }
        }
        if (seen.size() < 2) {
            return;
        }
        boolean whole = word(syntax, "stream")
                .filter(StreamView.NEW_AND_OLD_IMAGES.word()::equals)
                .isPresent();
        if (!whole) {
            context.report(conflict(syntax.place("replicas"), "replicas are kept by a stream of new and old images")
                    .help(Help.advice("add `stream: newAndOldImages` to the table")));
        }
        syntax.encryptionKey()
                .filter(k -> k.value().startsWith("arn:"))
                .ifPresent(k -> context.report(conflict(
                                k.span(), "the ARN of a key belongs to one Region, and the table is in several")
                        .also(syntax.place("replicas"), "Regions of the table")
                        .help(Help.advice("give an alias that each of the Regions has, such as `alias/orders`"))));
    }

    private static Optional<String> word(SettingsSyntax syntax, String key) {
        return Optional.ofNullable(syntax.words().get(key)).map(SourceText::value);
    }

    private static Diagnostic conflict(Span place, String message) {
        return Diagnostic.at(Code.SETTINGS_CONFLICT, place, message);
    }
}
