package io.neverscan.dsl.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.source.SourceFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Units, money and heat: cases of the service's documentation, and what must hold of any price. */
class CostTest {
    private static final String AUCTION = """
            neverscan: 1
            model: auction
            package: com.example.auction
            tables:
              auction:
                partitionKey: PK
                indexes:
                  byCategory: { partitionKey: GSI1PK, sortKey: GSI1SK, projection: [name, place, price, bids] }
            entities:
              Item:
                key: { partition: "ITEM#{itemId}" }
                indexes:
                  byCategory: { partition: "CATEGORY#{category}", sort: "{itemId}" }
                attributes: { itemId: uuid, category: string, name: string, place: string, price: long, bids: long, text: string }
                expect: { items: 20k, size: SIZE, values: { category: { distinct: 50 } } }
            accessPatterns:
              item: { get: Item }
              itemsInCategory:
                query: Item
                where: category
                returns: [name, place, price, bids]
                page: 25
                expect: { rate: 1594/s }
              bid: { update: Item, set: [price, bids], expect: { rate: RATE/s } }
              describe: { update: Item, set: [text], expect: { rate: 1/s } }
            """;

    private static CompiledModel compiled(String text) {
        var compilation = ModelCompiler.compile(List.of(new SourceFile("model.yaml", text)));
        assertThat(compilation.isSound())
                .withFailMessage(() -> compilation.findings().toString())
                .isTrue();
        return compilation.models().get(0);
    }

    private static Costs auction(String size, String rate) {
        return compiled(AUCTION.replace("SIZE", size).replace("RATE", rate)).costs(Prices.standard());
    }

    static ReadCost read(Costs costs, String name) {
        return costs.reads().stream()
                .filter(r -> r.plan().pattern().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static WriteCost write(Costs costs, String name) {
        return costs.writes().stream()
                .filter(w -> w.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** 40.8 KB are read as 44, 1,500 items of 64 bytes as 96, and each page has at least one block. */
    @Test
    void readsAreRoundedAsTheGuideSays() {
        assertThat(Units.read(40_800L * 1024 / 1000, true)).isEqualTo(2 * 11);
        assertThat(Units.read(1_500 * 64, true)).isEqualTo(2 * 24);
        assertThat(Units.read(0, false)).isEqualTo(1);
        assertThat(Units.read(1_536, true) + Units.read(6_656, true)).isEqualTo(2 * 3);
        assertThat(Units.pages(0)).isEqualTo(1);
        assertThat(Units.pages(Units.PAGE + 1)).isEqualTo(2);
    }

    @Test
    void entriesAreChargedByWhatHappensToThem() {
        assertThat(Units.entry(0, 1025, Units.Change.ENTERED)).isEqualTo(2);
        assertThat(Units.entry(1025, 0, Units.Change.LEFT)).isEqualTo(2);
        assertThat(Units.entry(1025, 100, Units.Change.REWRITTEN)).isEqualTo(2);
        assertThat(Units.entry(1025, 100, Units.Change.MOVED)).isEqualTo(3);
        assertThat(Units.entry(1025, 1025, Units.Change.UNTOUCHED)).isZero();
    }

    /** Items by category, after RUBiS: 25 entries with what is shown cost 1 unit; keys only and 25 items cost 13. */
    @Test
    void theBreakEvenOfAnIndexIsOneDivision() {
        Costs costs = auction("1kB", "374");
        ReadCost read = read(costs, "itemsInCategory");
        assertThat(read.rows().value()).isEqualTo(25);
        assertThat(read.bytes().value()).isBetween(4097L, 8192L);
        assertThat(read.halfUnits().value()).isEqualTo(2);
        WriteCost bid = write(costs, "bid");
        assertThat(bid.indexUnits().value()).isEqualTo(1);
        IndexCost index = costs.indexes().get(0);
        assertThat(index.breakEven().map(Figure::value)).isEqualTo(Optional.of(1022L));
        assertThat(index.readers()).containsExactly("itemsInCategory");
        assertThat(index.writers())
                .contains("bid", "Item.create", "Item.delete")
                .doesNotContain("describe");
    }

    /** Two units for the item and for each item that holds a value; to replace one value by another takes two of them. */
    @Test
    void uniqueValuesAreWrittenToo() {
        Costs costs = compiled("""
                neverscan: 1
                model: users
                package: com.example.users
                entities:
                  User:
                    id: userId
                    unique: [email, [userId, nick]]
                    attributes: { userId: string, email: string, nick: string, points: long }
                    expect: { items: 10 }
                accessPatterns:
                  user: { get: User }
                  rename: { update: User, set: [points] }
                """).costs(Prices.standard());
        assertThat(write(costs, "User.create").units().value()).isEqualTo(4);
        assertThat(write(costs, "User.delete").units().value()).isEqualTo(4);
        assertThat(write(costs, "User.put").units().value()).isEqualTo(6);
        assertThat(write(costs, "User.put").transactional()).isTrue();
        assertThat(write(costs, "rename").units().value()).isEqualTo(1);
        assertThat(costs.storage()).extracting(s -> s.type().name()).containsExactly("User", "User.email");
        assertThat(costs.storage().get(1).items().map(Figure::value)).isEqualTo(Optional.of(10L));
    }

    /** At ten times the writes the index still pays, at eleven it does not. */
    @Test
    void theBreakEvenMovesWithTheRates() {
        assertThat(auction("1kB", "3740")
                        .indexes()
                        .get(0)
                        .breakEven()
                        .orElseThrow()
                        .value())
                .isEqualTo(102);
        assertThat(auction("1kB", "4114")
                        .indexes()
                        .get(0)
                        .breakEven()
                        .orElseThrow()
                        .value())
                .isLessThan(100);
    }

    @Test
    void doublingTheRatesDoublesTheBill() {
        WriteCost once = write(auction("1kB", "374"), "bid");
        WriteCost twice = write(auction("1kB", "748"), "bid");
        assertThat(twice.units()).isEqualTo(once.units());
        assertThat(twice.month().orElseThrow().value())
                .isEqualTo(2 * once.month().orElseThrow().value());
        // 2 units, 374 a second, 365 / 12 days of 86,400 seconds, 0.625 dollars a million
        assertThat(once.month().orElseThrow().value()).isEqualTo(2L * 374 * 2_628_000 * 625 / 1000);
    }

    @Test
    void whatAnIndexDoesNotHoldCostsNothingThere() {
        WriteCost describe = write(auction("1kB", "1"), "describe");
        assertThat(describe.indexUnits().value()).isZero();
        assertThat(describe.amplification()).isEqualTo(100);
    }

    @Test
    void costNeverFallsAsItemsGrow() {
        long before = 0;
        for (String size : List.of("300B", "1023B", "1kB", "1025B", "4kB", "4097B", "40kB", "400kB")) {
            Costs costs = auction(size, "100");
            long month = costs.month().value();
            assertThat(month).isGreaterThanOrEqualTo(before);
            before = month;
        }
    }

    /** A million items of 8 KB in 30 minutes under one key of an index: 4,445 units a second, five shards. */
    @Test
    void aKeyWithOneValueIsTooHotAndTheShardsAreCounted() {
        String text = """
                neverscan: 1
                model: bank
                package: com.example.bank
                tables:
                  bank:
                    partitionKey: PK
                    indexes:
                      byDay: { partitionKey: GSI1PK, sortKey: GSI1SK }
                entities:
                  Payment:
                    key: { partition: "PAYMENT#{paymentId}" }
                    indexes:
                      byDay: { partition: "DAY#{day}", sort: "{paymentId}" }
                    attributes: { paymentId: uuid, day: date, text: string }
                    expect: { items: 1M, size: 8kB, values: { day: { distinct: 1 } } }
                accessPatterns:
                  payment: { get: Payment }
                  paymentsOfDay: { query: Payment, where: day }
                  load: { create: Payment, expect: { peak: 2M/h } }
                """;
        var compilation = ModelCompiler.compile(List.of(new SourceFile("model.yaml", text)));
        assertThat(compilation.findings())
                .singleElement()
                .satisfies(f -> assertThat(f.code().slug()).isEqualTo("gsi-back-pressure"))
                .satisfies(f -> assertThat(f.message()).contains(" gets 4,445 write units a second"))
                .satisfies(f -> assertThat(f.helps().get(0).text()).contains("{paymentId:shard(5)}"));
        String divided = text.replace("DAY#{day}\"", "DAY#{day}#{paymentId:shard(5)}\"")
                .replace("where: day }", "where: day, maxRequests: 5 }");
        assertThat(ModelCompiler.compile(List.of(new SourceFile("model.yaml", divided)))
                        .findings())
                .isEmpty();
    }

    /** The two best bids of an item cost half a unit, whether 2 or 10 entries are read; of 3,000 all cost 22. */
    @Test
    void fewSmallItemsCostTheSameWithoutALimit() {
        String text = """
                neverscan: 1
                model: bids
                package: com.example.bids
                entities:
                  Bid:
                    key: { partition: "ITEM#{itemId}", sort: "{bidId}" }
                    attributes: { itemId: uuid, bidId: uuid, amount: long }
                    expect: { items: 200k, size: 60B, values: { itemId: { distinct: 20k } } }
                accessPatterns:
                  bids: { query: Bid, where: itemId LIMIT }
                """;
        ReadCost all = read(compiled(text.replace("LIMIT", "")).costs(Prices.standard()), "bids");
        ReadCost two = read(compiled(text.replace("LIMIT", ", page: 2")).costs(Prices.standard()), "bids");
        ReadCost many =
                read(compiled(text.replace("LIMIT", ", expect: { items: 3k }")).costs(Prices.standard()), "bids");
        assertThat(all.rows()).isEqualTo(Figure.derived(10));
        assertThat(all.halfUnits().value()).isEqualTo(1);
        assertThat(two.rows().value()).isEqualTo(2);
        assertThat(two.halfUnits().value()).isEqualTo(1);
        assertThat(many.halfUnits().value()).isEqualTo(2 * 22);
        assertThat(many.rows().basis()).isEqualTo(Basis.DERIVED);
    }

    /** An edge with a mirror and counters is a transaction of four items, two units each. */
    @Test
    void anEdgeBringsItsMirrorAndCounters() {
        Costs costs = compiled("""
                neverscan: 1
                model: social
                package: com.example.social
                entities:
                  User:
                    id: userId
                    attributes: { userId: string, followers: counter, following: counter }
                    expect: { items: 1k, size: 1.5kB }
                edges:
                  Follow:
                    from: { User: followerId }
                    to: { User: followeeId }
                    inverse: mirror
                    counters: { from: following, to: followers }
                    expect: { size: 100B, perFrom: { mean: 10 } }
                accessPatterns:
                  user: { get: User }
                  following: { query: Follow, where: followerId }
                  followers: { query: Follow, where: followeeId }
                """).costs(Prices.standard());
        WriteCost create = write(costs, "Follow.create");
        assertThat(create.transactional()).isTrue();
        assertThat(create.units().value()).isEqualTo(2 + 2 + 4 + 4);
        assertThat(create.touches().stream().map(WriteCost.Touch::role))
                .containsExactly(
                        WriteCost.Role.ITEM, WriteCost.Role.MIRROR, WriteCost.Role.COUNTER, WriteCost.Role.COUNTER);
        Storage edges = costs.storage().get(1);
        assertThat(edges.items()).isEqualTo(Optional.of(Figure.derived(20_000)));
        assertThat(edges.bytes().orElseThrow().value()).isEqualTo(20_000L * 200);
    }

    @Test
    void hugeNumbersEndAtTheLargestFigure() {
        Costs costs = compiled(AUCTION.replace("20k", "999999999999999999G")
                        .replace("SIZE", "400kB")
                        .replace("RATE", "99999999999999999999G"))
                .costs(Prices.standard());
        assertThat(costs.month().value()).isLessThanOrEqualTo(Figure.MOST);
    }

    @Test
    void pricesAreDatedAndComplete() {
        Prices standard = Prices.standard();
        assertThat(standard.region()).isEqualTo("us-east-1");
        assertThat(standard.date()).isEqualTo("2026-01");
        assertThat(standard.readMicros()).isEqualTo(125_000);
        assertThatThrownBy(() -> Prices.parse("region=x\ndate=y\nsource=z\nperMillionReadUnits=a lot"))
                .hasMessageContaining("perMillionReadUnits");
        assertThatThrownBy(() -> Prices.parse("region=x")).hasMessageContaining("date");
    }
}
