package io.neverscan.runtime.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.runtime.Engine;
import io.neverscan.runtime.RecordingClient;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.InvalidCursorException;
import io.neverscan.runtime.table.Connection;
import io.neverscan.runtime.table.TableHandle;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Forward and back over a table and each kind of index, with ties across every border; and what is no cursor. */
class CursorTest {
    private static final UnaryOperator<String> NAMES = Engine.names();
    private static final int ROWS = 26;
    private static final byte[] OLD = "an old secret of some length".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NEW = "a new secret of other length".getBytes(StandardCharsets.UTF_8);

    private final RecordingClient client = new RecordingClient();

    /** Makes the sort key of each item. */
    private static final RowReader<String> SORT_KEYS = new RowReader<>() {
        @Override
        public boolean accepts(Map<String, AttributeValue> item) {
            return true;
        }

        @Override
        public String read(Map<String, AttributeValue> item) {
            return item.get("PK").s() + "/" + item.get("SK").s();
        }
    };

    @BeforeAll
    static void seed() {
        Engine.client()
                .createTable(t -> t.tableName(NAMES.apply("t"))
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .attributeDefinitions(strings("PK", "SK", "G", "H", "L"))
                        .keySchema(keys("PK", "SK"))
                        .globalSecondaryIndexes(global("bare", "G"), global("tied", "G", "H"))
                        .localSecondaryIndexes(LocalSecondaryIndex.builder()
                                .indexName("local")
                                .keySchema(keys("PK", "L"))
                                .projection(all())
                                .build()));
        for (int i = 0; i < ROWS; i++) {
            // Two thirds tie with their neighbours; partitions of the global indexes mix partitions of the table.
            String rank = "r" + i / 3;
            put("a", "s" + (char) ('a' + i), rank);
            put("b", "s" + (char) ('a' + i), rank);
        }
    }

    private static void put(String pk, String sk, String rank) {
        Engine.client()
                .putItem(p -> p.tableName(NAMES.apply("t"))
                        .item(Map.of(
                                "PK", AttributeValue.fromS(pk),
                                "SK", AttributeValue.fromS(sk),
                                "G", AttributeValue.fromS("g"),
                                "H", AttributeValue.fromS(rank),
                                "L", AttributeValue.fromS(rank),
                                "even", AttributeValue.fromBool((sk.charAt(1) - 'a') % 7 == 0))));
    }

    private static List<AttributeDefinition> strings(String... names) {
        List<AttributeDefinition> all = new ArrayList<>();
        for (String name : names) {
            all.add(AttributeDefinition.builder()
                    .attributeName(name)
                    .attributeType("S")
                    .build());
        }
        return all;
    }

    private static List<KeySchemaElement> keys(String... names) {
        List<KeySchemaElement> all = new ArrayList<>();
        for (String name : names) {
            all.add(KeySchemaElement.builder()
                    .attributeName(name)
                    .keyType(all.isEmpty() ? KeyType.HASH : KeyType.RANGE)
                    .build());
        }
        return all;
    }

    private static GlobalSecondaryIndex global(String name, String... keys) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys(keys))
                .projection(all())
                .build();
    }

    private static Projection all() {
        return Projection.builder().projectionType(ProjectionType.ALL).build();
    }

    private TableHandle table(byte[]... secrets) {
        Connection.Builder builder = Connection.builder(client).tableNames(NAMES);
        if (secrets.length > 0) {
            builder.cursorKeys(List.of(secrets));
        }
        return builder.build().table("t");
    }

    private static QuerySpec.Builder table(String pattern) {
        return QuerySpec.named(pattern).names("PK").keyCondition("#n0 = :v0").cursorKeys("PK", "SK");
    }

    private static QuerySpec.Builder index(String name, String partition, String... cursorKeys) {
        return QuerySpec.named(name)
                .index(name)
                .names(partition)
                .keyCondition("#n0 = :v0")
                .cursorKeys(cursorKeys);
    }

    /** Each kind of place, in both directions. */
    private List<Results<String>> everywhere() {
        List<Results<String>> all = new ArrayList<>();
        for (boolean descending : new boolean[] {false, true}) {
            all.add(results(table("base"), descending, "a"));
            all.add(results(index("bare", "G", "PK", "SK", "G"), descending, "g"));
            all.add(results(index("tied", "G", "PK", "SK", "G", "H"), descending, "g"));
            all.add(results(index("local", "PK", "PK", "SK", "L"), descending, "b"));
        }
        return all;
    }

    private Results<String> results(QuerySpec.Builder spec, boolean descending, String value) {
        QuerySpec built = (descending ? spec.descending() : spec).build();
        return built.on(table()).value(value).results(SORT_KEYS);
    }

    @Test
    void forwardEachRowComesOnceInOneOrder() {
        for (Results<String> results : everywhere()) {
            List<String> all = results.toList(1000);
            assertThat(all).hasSizeBetween(ROWS, 2 * ROWS).doesNotHaveDuplicates();
            for (int size = 1; size < 9; size++) {
                assertThat(results.pageSize(size).stream().toList()).isEqualTo(all);
            }
        }
    }

    @Test
    void backEachPageIsTheOneBefore() {
        for (Results<String> each : everywhere()) {
            List<String> all = each.toList(1000);
            for (int size : new int[] {1, 2, 4, 7}) {
                Results<String> results = each.pageSize(size);
                Page<String> page = results.page();
                assertThat(page.previous()).isEmpty();
                List<List<String>> pages = new ArrayList<>(List.of(page.items()));
                while (page.next().isPresent()) {
                    page = results.page(page.next().get());
                    pages.add(page.items());
                }
                for (int i = pages.size() - 2; i >= 0; i--) {
                    page = results.page(page.previous().orElseThrow());
                    assertThat(page.items()).as("page %s of %s", i, size).isEqualTo(pages.get(i));
                    assertThat(results.page(page.next().orElseThrow()).items())
                            .as("on from page %s of %s", i, size)
                            .isEqualTo(pages.get(i + 1));
                }
                // DynamoDB tells the beginning only by a page behind it, as it tells the end.
                if (page.previous().isPresent()) {
                    page = results.page(page.previous().get());
                    assertThat(page.items()).isEmpty();
                    assertThat(page.previous()).isEmpty();
                    assertThat(results.page(page.next().orElseThrow()).items()).isEqualTo(all.subList(0, size));
                }
            }
        }
    }

    @Test
    void randomWalksOverAFilterLoseNothing() {
        QuerySpec spec = table("filtered").names("even").filter("#n1 = :v1").build();
        List<String> all = filtered(spec).toList(100);
        assertThat(all).hasSize(4);
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            Page<String> page = filtered(spec).pageSize(1 + random.nextInt(5)).page();
            int at = page.items().size();
            assertThat(page.items()).isEqualTo(all.subList(0, at));
            // "at" rows lie before the end of the page.
            for (int step = 0; step < 25; step++) {
                boolean back = random.nextBoolean();
                var cursor = back ? page.previous() : page.next();
                if (cursor.isEmpty()) {
                    continue;
                }
                int start = at - page.items().size();
                page = filtered(spec).pageSize(1 + random.nextInt(5)).page(cursor.get());
                int from = back ? start - page.items().size() : at;
                at = from + page.items().size();
                assertThat(from).isNotNegative();
                assertThat(page.items()).as("seed %s", seed).isEqualTo(all.subList(from, at));
            }
        }
    }

    private Results<String> filtered(QuerySpec spec) {
        return spec.on(table())
                .value("a")
                .value(true, io.neverscan.runtime.codec.Codecs.BOOLEAN)
                .results(SORT_KEYS);
    }

    @Test
    void aPageBackIsTheSameQueryTurnedRound() {
        Results<String> results = results(table("base"), false, "a").pageSize(4);
        Page<String> second = results.page(results.page().next().orElseThrow());
        client.requests().clear();
        Page<String> first = results.page(second.previous().orElseThrow());
        QueryRequest request = client.only(QueryRequest.class);
        assertThat(request.scanIndexForward()).isFalse();
        assertThat(request.limit()).isEqualTo(4);
        assertThat(request.exclusiveStartKey())
                .containsEntry("SK", AttributeValue.fromS(second.items().get(0).substring(2)));
        assertThat(first.items()).isSorted();
        client.requests().clear();
        Results<String> down = results(table("base"), true, "a").pageSize(4);
        Page<String> later = down.page(down.page().next().orElseThrow());
        client.requests().clear();
        assertThat(down.page(later.previous().orElseThrow()).items()).isSortedAccordingTo(Collections.reverseOrder());
        assertThat(client.only(QueryRequest.class).scanIndexForward()).isTrue();
    }

    @Test
    void takeGoesBackTooAndGivesNoMoreThanWanted() {
        Results<String> results =
                results(index("tied", "G", "PK", "SK", "G", "H"), false, "g").pageSize(3);
        List<String> all = results.toList(1000);
        Page<String> end = results.take(20);
        Page<String> on = results.take(7, end.next().orElseThrow());
        assertThat(on.items()).isEqualTo(all.subList(20, 27));
        assertThat(results.take(7, on.previous().orElseThrow()).items()).isEqualTo(all.subList(13, 20));
        assertThat(results.take(1000, on.previous().orElseThrow()).items()).isEqualTo(all.subList(0, 20));
    }

    @Test
    void theCursorOfAnotherTableIsRefused() {
        Cursor cursor =
                results(table("base"), false, "a").pageSize(4).page().next().orElseThrow();
        TableHandle other =
                Connection.builder(client).tableNames(n -> n + "-other").build().table("t");
        client.requests().clear();
        assertThatThrownBy(() -> table("base")
                        .build()
                        .on(other)
                        .value("a")
                        .results(SORT_KEYS)
                        .page(cursor))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessageContaining("another table");
        assertThat(client.requests()).isEmpty();
    }

    private Results<String> signed(byte[]... secrets) {
        return table("base")
                .build()
                .on(table(secrets))
                .value("a")
                .results(SORT_KEYS)
                .pageSize(4);
    }

    @Test
    void secretsAreChangedWithoutLosingCursors() {
        Cursor old = signed(OLD).page().next().orElseThrow();
        assertThat(signed(OLD, NEW).page().next().orElseThrow()).isEqualTo(old);
        assertThat(signed(NEW, OLD).page(old).items()).hasSize(4);
        Cursor fresh = signed(NEW, OLD).page().next().orElseThrow();
        assertThat(signed(OLD, NEW).page(fresh).items()).hasSize(4);
        assertThatThrownBy(() -> signed(NEW).page(old)).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> signed(OLD).page(fresh)).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> Connection.builder(client).cursorKeys(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Each character changed to each other one, and each cut: nothing but the one refusal, and no request. */
    @Test
    void damageIsRefusedWhateverItIs() {
        Random random = new Random(7);
        for (boolean sign : new boolean[] {true, false}) {
            Results<String> results = sign ? signed(NEW) : signed();
            Page<String> second = results.page(results.page().next().orElseThrow());
            for (Cursor cursor :
                    List.of(second.next().orElseThrow(), second.previous().orElseThrow())) {
                String text = cursor.toString();
                client.requests().clear();
                for (int at = 0; at < text.length(); at++) {
                    for (int c = 0x20; c < 0x7f; c++) {
                        if (text.charAt(at) != c) {
                            refused(results, text.substring(0, at) + (char) c + text.substring(at + 1));
                        }
                    }
                    refused(results, text.substring(0, at));
                    refused(results, text.substring(at + 1));
                }
                for (int i = 0; i < 1000; i++) {
                    refused(results, noise(random));
                }
                assertThat(client.requests()).isEmpty();
            }
        }
    }

    private static String noise(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(80);
        for (int i = 0; i < length; i++) {
            text.append((char) (random.nextInt(20) == 0 ? random.nextInt(0x10000) : '-' + random.nextInt(78)));
        }
        return text.toString();
    }

    private static void refused(Results<?> results, String text) {
        try {
            results.page(Cursor.parse(text));
        } catch (InvalidCursorException expected) {
            return;
        }
        throw new AssertionError("accepted: " + text);
    }

    /** Whoever makes the checksum themselves can write anything into the rest of an unsigned cursor. */
    @Test
    void aForgedBodyIsRefusedTheSameWay() {
        Results<String> results = signed();
        Cursor cursor = results.page().next().orElseThrow();
        byte[] bytes = cursor.bytes();
        int end = bytes.length - io.neverscan.runtime.table.Seal.LENGTH;
        Random random = new Random(11);
        client.requests().clear();
        for (int i = 0; i < 5_000; i++) {
            byte[] body = java.util.Arrays.copyOf(bytes, random.nextInt(10) == 0 ? random.nextInt(end) : end);
            for (int n = 0; n < 1 + random.nextInt(3) && body.length > 0; n++) {
                // The sort key itself may be any text: that is another place of the same partition.
                int at = random.nextInt(Math.min(body.length, 14));
                body[at] = (byte) random.nextInt(256);
            }
            if (java.util.Arrays.equals(body, java.util.Arrays.copyOf(bytes, end)) || isOtherWay(body, bytes, end)) {
                continue;
            }
            byte[] seal = io.neverscan.runtime.table.Seal.checksum().of(body);
            byte[] forged = java.util.Arrays.copyOf(body, body.length + seal.length);
            System.arraycopy(seal, 0, forged, body.length, seal.length);
            refused(results, java.util.Base64.getUrlEncoder().withoutPadding().encodeToString(forged));
        }
        assertThat(client.requests()).isEmpty();
    }

    private static boolean isOtherWay(byte[] body, byte[] bytes, int end) {
        byte[] other = java.util.Arrays.copyOf(bytes, end);
        other[9] = (byte) 'B';
        return java.util.Arrays.equals(body, other);
    }
}
