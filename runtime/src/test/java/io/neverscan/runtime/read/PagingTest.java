package io.neverscan.runtime.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.social.Follow;
import com.example.social.FollowRef;
import com.example.social.FollowSchema;
import com.example.social.Social;
import com.example.social.SocialTables;
import io.neverscan.runtime.Engine;
import io.neverscan.runtime.RecordingClient;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.InvalidCursorException;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.table.Connection;
import io.neverscan.runtime.table.TableHandle;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Pages and cursors over a real engine. */
class PagingTest {
    private static final UnaryOperator<String> NAMES = Engine.names();
    private static final List<FollowRef> ALL = new ArrayList<>();
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final RecordingClient client = new RecordingClient();
    private final Social social = Social.builder(client).tableNames(NAMES).build();

    @BeforeAll
    static void seed() {
        SocialTables.createAll(Engine.client(), NAMES);
        for (int i = 0; i < 37; i++) {
            put("fan" + (char) ('A' + i), "star");
            ALL.add(new FollowRef("fan" + (char) ('A' + i), "star"));
        }
        // Other lengths of the same cursor, so that each number of spare bits in its last character occurs.
        for (String other : List.of("star2", "star33")) {
            put("fanA", other);
            put("fanB", other);
        }
    }

    /** Straight into the table: counters do not matter here. */
    private static void put(String follower, String followee) {
        Follow follow = new Follow(follower, followee, LocalDate.EPOCH);
        Engine.client()
                .putItem(b -> b.tableName(NAMES.apply("social")).item(FollowSchema.INSTANCE.itemToMap(follow, true)));
    }

    @BeforeEach
    void forget() {
        client.requests().clear();
    }

    private Results<FollowRef> followers() {
        return social.follow().followers("star");
    }

    private List<FollowRef> walk(Results<FollowRef> results, Random sizes) {
        List<FollowRef> rows = new ArrayList<>();
        Page<FollowRef> page = results.pageSize(1 + sizes.nextInt(9)).page();
        rows.addAll(page.items());
        while (page.next().isPresent()) {
            Cursor cursor = Cursor.parse(page.next().get().toString());
            page = results.pageSize(1 + sizes.nextInt(9)).page(cursor);
            rows.addAll(page.items());
        }
        return rows;
    }

    @Test
    void randomPageSizesDeliverEachRowOnce() {
        for (int seed = 0; seed < 10; seed++) {
            assertThat(walk(followers(), new Random(seed))).as("seed %s", seed).containsExactlyElementsOf(ALL);
        }
    }

    @Test
    void tiesOnIndexKeysAreDeliveredOnce() {
        // Twenty orders of one instant and one id: only the table's key tells them apart.
        UnaryOperator<String> names = Engine.names();
        com.example.shop.ShopTables.createAll(Engine.client(), names);
        com.example.shop.Shop shop =
                com.example.shop.Shop.builder(client).tableNames(names).build();
        for (int i = 0; i < 20; i++) {
            shop.order()
                    .create(com.example.shop.Order.builder()
                            .customerId("c" + i)
                            .orderId("same")
                            .status(com.example.shop.OrderStatus.PAID)
                            .placedAt(java.time.Instant.EPOCH)
                            .total(java.math.BigDecimal.ONE)
                            .shipTo(new com.example.shop.Address("s", "c", null))
                            .lines(List.of())
                            .express(false)
                            .build());
        }
        var results = shop.order()
                .recentOrders(
                        com.example.shop.OrderStatus.PAID,
                        java.time.Instant.EPOCH,
                        java.time.Instant.EPOCH,
                        java.math.BigDecimal.ZERO);
        for (int size = 1; size < 8; size++) {
            assertThat(results.pageSize(size).stream().map(r -> r.customerId()))
                    .hasSize(20)
                    .doesNotHaveDuplicates();
            List<String> taken = new ArrayList<>();
            Page<com.example.shop.OrderRecentOrders> part = results.pageSize(7).take(size);
            while (true) {
                part.items().forEach(r -> taken.add(r.customerId()));
                if (part.next().isEmpty()) {
                    break;
                }
                part = results.pageSize(7).take(size, part.next().get());
            }
            assertThat(taken).hasSize(20).doesNotHaveDuplicates();
        }
    }

    @Test
    void onePageIsOneRequest() {
        Page<FollowRef> page = followers().pageSize(5).page();
        assertThat(page.items()).containsExactlyElementsOf(ALL.subList(0, 5));
        assertThat(client.only(QueryRequest.class).limit()).isEqualTo(5);
        assertThatThrownBy(() -> page.items().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void nothingIsReadBeforeItIsAskedFor() {
        var iterator = followers().pageSize(5).iterator();
        followers().stream();
        assertThat(client.requests()).isEmpty();
        iterator.next();
        assertThat(client.requests()).hasSize(1);
        assertThat(followers().pageSize(10).stream().limit(12).toList()).hasSize(12);
        assertThat(client.requests()).hasSize(3);
    }

    @Test
    void toListReadsNoMoreThanWanted() {
        assertThat(followers().toList(3)).containsExactlyElementsOf(ALL.subList(0, 3));
        assertThat(client.only(QueryRequest.class).limit()).isEqualTo(3);
        forget();
        assertThat(followers().pageSize(10).toList(25)).containsExactlyElementsOf(ALL.subList(0, 25));
        assertThat(client.requests())
                .extracting(r -> ((QueryRequest) r).limit())
                .containsExactly(10, 10, 5);
        assertThat(followers().toList(1000)).containsExactlyElementsOf(ALL);
    }

    @Test
    void theBudgetHoldsAndIsSeen() {
        Results<FollowRef> bounded = followers().pageSize(10).maxRequests(2);
        Page<FollowRef> part = bounded.take(30);
        assertThat(part.items()).hasSize(20);
        assertThat(bounded.take(30, part.next().orElseThrow()).items()).hasSize(17);
        assertThat(bounded.toList(20)).hasSize(20);
        assertThatThrownBy(() -> bounded.toList(21)).isInstanceOf(RequestBudgetException.class);
        assertThatThrownBy(() -> bounded.stream().count()).isInstanceOf(RequestBudgetException.class);
        assertThat(followers().pageSize(10).maxRequests(4).stream()).hasSize(37);
    }

    @Test
    void anItemWithoutWhatIsAskedForIsThereAllTheSame() {
        TableHandle table = table();
        GetSpec spec = GetSpec.named("some").project("nickname");
        RowReader<Set<String>> names = new RowReader<>() {
            @Override
            public boolean accepts(Map<String, AttributeValue> item) {
                return true;
            }

            @Override
            public Set<String> read(Map<String, AttributeValue> item) {
                return Set.copyOf(item.keySet());
            }
        };
        assertThat(spec.one(table, follow("fanA"), names)).contains(Set.of());
        assertThat(spec.one(table, follow("nobody"), names)).isEmpty();
    }

    private TableHandle table() {
        return Connection.builder(client).tableNames(NAMES).build().table("social");
    }

    private static ItemKey follow(String follower) {
        return ItemKey.of("Follow", "PK", "USER#" + follower).sort("SK", "FOLLOWS#star");
    }

    @Test
    void aGetMayBeProjectedAndConsistent() {
        TableHandle table = table();
        ItemKey key = follow("fanA");
        var spec = GetSpec.named("some").project("followerId", "followeeId", "since");
        assertThat(spec.consistent().one(table, key, FollowSchema.INSTANCE))
                .contains(new Follow("fanA", "star", LocalDate.EPOCH));
        assertThat(client.only(GetItemRequest.class))
                .satisfies(r -> assertThat(r.consistentRead()).isTrue())
                .satisfies(r -> assertThat(r.projectionExpression()).isEqualTo("#n0, #n1, #n2"));
    }

    @Test
    void countDoesNotFetch() {
        assertThat(followers().count()).isEqualTo(37);
        assertThat(client.only(QueryRequest.class).selectAsString()).isEqualTo("COUNT");
        assertThat(social.follow().followers("nobody").count()).isZero();
    }

    @Test
    void nonsenseNumbersAreRefused() {
        assertThatThrownBy(() -> followers().pageSize(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> followers().maxRequests(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> followers().toList(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private Cursor cursor() {
        Cursor cursor = followers().pageSize(5).page().next().orElseThrow();
        forget();
        return cursor;
    }

    private void refused(Results<?> results, Cursor cursor) {
        assertThatThrownBy(() -> results.page(cursor)).isInstanceOf(InvalidCursorException.class);
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void aForeignCursorIsRefusedBeforeAnyRequest() {
        Cursor cursor = cursor();
        assertThat(cursor.toString()).matches("[A-Za-z0-9_-]+");
        refused(social.follow().followers("star2"), cursor);
        refused(social.follow().following("star"), cursor);
        refused(social.user().home("star"), cursor);
        assertThat(followers().page(cursor).items()).hasSize(32);
    }

    @Test
    void anAlteredCursorIsRefusedAtEveryPlace() {
        for (String followee : List.of("star", "star2", "star33")) {
            Results<FollowRef> results = social.follow().followers(followee);
            String text = results.pageSize(1).page().next().orElseThrow().toString();
            forget();
            for (int i = 0; i < text.length(); i++) {
                // The last character has spare bits, so there every other one is tried.
                String others = i + 1 < text.length() ? "Az0-_#=" : ALPHABET;
                for (char c : others.toCharArray()) {
                    if (text.charAt(i) != c) {
                        refused(results, text.substring(0, i) + c + text.substring(i + 1));
                    }
                }
                refused(results, text.substring(0, i));
            }
            refused(results, text + "A");
        }
    }

    private void refused(Results<?> results, String text) {
        assertThatThrownBy(() -> results.page(Cursor.parse(text))).as(text).isInstanceOf(InvalidCursorException.class);
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void aCursorOfAnotherVersionIsRefused() {
        byte[] bytes = Base64.getUrlDecoder().decode(cursor().toString());
        bytes[0]++;
        String text = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        assertThatThrownBy(() -> Cursor.parse(text))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessageContaining("version");
    }

    @Test
    void secretsSeparateCursors() {
        byte[] secret = "0123456789abcdef".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        Social signing =
                Social.builder(client).tableNames(NAMES).cursorKey(secret).build();
        Cursor signed =
                signing.follow().followers("star").pageSize(5).page().next().orElseThrow();
        Cursor unsigned = cursor();
        refused(signing.follow().followers("star"), unsigned);
        refused(followers(), signed);
        secret[0]++;
        assertThat(signing.follow().followers("star").page(signed).items()).hasSize(32);
        assertThatThrownBy(() -> Social.builder(client).cursorKey(new byte[15]))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Whoever forges the checksum still gets no rows of another partition. */
    @Test
    void aForgedCursorNeverLeavesThePartition() {
        BoundQuery query = new BoundQuery(
                QuerySpec.named("p")
                        .names("PK")
                        .keyCondition("#n0 = :v0")
                        .cursorKeys("PK", "SK")
                        .build(),
                io.neverscan.runtime.table.Connection.builder(client).build().table("t"),
                Map.of(":v0", AttributeValue.fromS("mine")),
                null,
                false);
        CursorCodec codec = new CursorCodec(query);
        Cursor forged =
                codec.at(Position.after(Map.of("PK", AttributeValue.fromS("yours"), "SK", AttributeValue.fromS("1"))));
        assertThatThrownBy(() -> codec.position(forged))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessageContaining("another partition");
        Cursor own = codec.at(Position.after(Map.of(
                "PK",
                AttributeValue.fromS("mine"),
                "SK",
                AttributeValue.fromB(software.amazon.awssdk.core.SdkBytes.fromByteArray(new byte[] {1, -1})),
                "extra",
                AttributeValue.fromS("x"))));
        assertThat(codec.position(own).key()).containsOnlyKeys("PK", "SK");
    }

    @Test
    void resumingIsStableWhileRowsAreInserted() {
        UnaryOperator<String> names = Engine.names();
        com.example.shop.ShopTables.createAll(Engine.client(), names);
        com.example.shop.Shop shop =
                com.example.shop.Shop.builder(client).tableNames(names).build();
        for (int i = 0; i < 12; i++) {
            shop.reading().create(new com.example.shop.Reading("s", i, 0));
        }
        QuerySpec newest = QuerySpec.named("newest")
                .names("storeId")
                .keyCondition("#n0 = :v0")
                .descending()
                .cursorKeys("storeId", "at")
                .build();
        QuerySpec oldest = QuerySpec.named("newest")
                .names("storeId")
                .keyCondition("#n0 = :v0")
                .cursorKeys("storeId", "at")
                .build();
        var table = io.neverscan.runtime.table.Connection.builder(client)
                .tableNames(names)
                .build()
                .table("readings");
        Results<com.example.shop.Reading> results = newest.on(table)
                .value("s")
                .results(com.example.shop.ReadingSchema.INSTANCE)
                .pageSize(5);
        List<Long> seen = new ArrayList<>();
        Optional<Cursor> next = Optional.empty();
        for (int i = 0; i < 3; i++) {
            Page<com.example.shop.Reading> page = next.isEmpty() ? results.page() : results.page(next.get());
            page.items().forEach(r -> seen.add(r.at()));
            next = page.next();
            shop.reading().create(new com.example.shop.Reading("s", 100 + i, 0));
            if (i == 0) {
                Cursor cursor = next.orElseThrow();
                assertThatThrownBy(() -> oldest.on(table)
                                .value("s")
                                .results(com.example.shop.ReadingSchema.INSTANCE)
                                .page(cursor))
                        .isInstanceOf(InvalidCursorException.class);
            }
        }
        assertThat(seen).containsExactly(11L, 10L, 9L, 8L, 7L, 6L, 5L, 4L, 3L, 2L, 1L, 0L);
    }
}
