package io.neverscan.codegen.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.source.SourceFile;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTest {
    private static final String MODEL = """
            neverscan: 1
            model: shop
            package: com.example.shop
            entities:
              Order:
                key: { partition: "CUSTOMER#{customerId}", sort: "ORDER#{placedAt}#{orderId}" }
                attributes: { customerId: string, orderId: string, placedAt: instant, total: decimal }
            accessPatterns:
              recent:
                description: A customer's orders in a period
                query: Order
                where: customerId = :customerId and placedAt between :from and :to
                filter: total >= :min
                order: placedAt desc
                page: 25
                consistency: strong
              one: { get: Order }
              byTotal: { query: Order, where: total }
              correct: { update: Order, set: [total], when: "total < :most" }
              both: { transact: [{ create: Order, many: 3 }] }
              searchText: { external: opensearch, owner: search team, description: Free text over orders }
            """;

    private static Explanation explanation() {
        Compilation compilation = ModelCompiler.compile(List.of(new SourceFile("src/shop.yaml", MODEL)));
        return new Explanation(compilation.models());
    }

    @Test
    void explainsAQuery() {
        assertThat(explanation().pattern("recent")).contains("""
                recent(customerId: string, from: instant, to: instant, min: decimal)  query Order
                               A customer's orders in a period
                  declared     src/shop.yaml:9:3
                  location     table `shop`
                  requests     1 Query per page
                  key          PK = "CUSTOMER#{:customerId}"
                               and SK between the ends of "ORDER#{placedAt}" with placedAt >= :from and placedAt <= :to
                  template     Order: PK "CUSTOMER#{customerId}", SK "ORDER#{placedAt}#{orderId}"
                  order        SK descending
                  filter       total >= :min (read, then thrown away)
                  page         25 items
                  consistency  strong
                  returns      Order: every attribute
                """);
    }

    @Test
    void explainsAGet() {
        assertThat(explanation().pattern("shop.one"))
                .hasValueSatisfying(text -> assertThat(text)
                        .contains("requests     1 GetItem\n")
                        .contains("key          PK = \"CUSTOMER#{:customerId}\"\n")
                        .contains("and SK = \"ORDER#{:placedAt}#{:orderId}\"\n"));
    }

    @Test
    void explainsWhatNoKeyServes() {
        assertThat(explanation().pattern("byTotal"))
                .hasValueSatisfying(text -> assertThat(text)
                        .contains("no key serves it, and a Scan is never generated")
                        .contains("tried        table `shop` ")
                        .contains("[NS0301 pk-unbound]"));
    }

    @Test
    void saysWhoAnswersAnExternalPattern() {
        assertThat(explanation().pattern("shop.searchText")).contains("""
                searchText  external opensearch
                               Free text over orders
                  declared     src/shop.yaml:21:3
                  owner        search team
                  requests     none here: opensearch answers it, and nothing is generated for it
                """);
    }

    @Test
    void explainsWrites() {
        assertThat(explanation().pattern("correct")).contains("""
                correct(customerId: string, placedAt: instant, orderId: string, total: decimal, most: decimal)  update Order
                  declared     src/shop.yaml:19:3
                  location     table `shop`
                  requests     1 UpdateItem, nothing is read first
                  set          total :total
                  condition    total < :most
                  units        1 for each KB of the item, before or after, whichever is larger
                """);
        assertThat(explanation().pattern("shop.both")).contains("""
                both  transact
                  declared     src/shop.yaml:20:3
                  requests     1 TransactWriteItems with up to 3 actions, nothing is read first
                  step 1       create Order, at most 3
                  units        2 for each KB of each item, before or after, whichever is larger; and those of index entries
                """);
    }

    @Test
    void listsAll() {
        assertThat(explanation().all())
                .startsWith("model shop, 3 access patterns, 2 writes, 1 answered elsewhere\n")
                .contains("\nrecent(", "\none(", "\nbyTotal(");
        assertThat(explanation().names()).containsExactly("recent", "one", "byTotal", "correct", "both", "searchText");
        assertThat(explanation().pattern("other")).isEmpty();
    }

    @Test
    void explainsEveryCode() throws IOException {
        for (Code code : Code.values()) {
            assertThat(CodePage.of(code)).startsWith(code.id() + " " + code.slug() + " (");
        }
        assertThat(CodePage.unknown("NS9999")).contains("`NS9999`").contains("NS0301 pk-unbound");
    }
}
