package io.neverscan.codegen.emit;

import static io.neverscan.dsl.model.AccessPattern.Kind.EXISTS;
import static io.neverscan.dsl.model.AccessPattern.Kind.FIRST;
import static io.neverscan.dsl.model.AccessPattern.Kind.GET;
import static io.neverscan.dsl.model.AccessPattern.Kind.GET_MANY;
import static io.neverscan.dsl.model.AccessPattern.Kind.QUERY;

import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Table;
import java.util.List;

/** The models of the golden tests. */
final class Models {
    private static final Projection ALL = new Projection.All();
    private static final Projection KEYS = new Projection.KeysOnly();

    private Models() {}

    /** The first example of the design: a keys-only index, counters of both ends on one type, a collection. */
    static CompiledModel social() {
        ModelDraft m = new ModelDraft("social", "com.example.social").describe("Who follows whom");
        Table t = m.table("social", "PK", "SK")
                .index("GSI1", KEYS, "GSI1PK", "GSI1SK")
                .add();
        Entity user = m.item("User", t)
                .attributes(
                        "userId string", "name string", "bio string?", "followerCount counter", "followingCount counter")
                .key("USER#{userId}", "PROFILE")
                .entity();
        ItemDraft draft = m.item("Follow", t)
                .attributes("followerId string", "followeeId string", "since date")
                .key("USER#{followerId}", "FOLLOWS#{followeeId}")
                .index("GSI1", "USER#{followeeId}", "FOLLOWED_BY#{followerId}");
        Edge follow = draft.edge(
                draft.end(user, "followerId", "followingCount"),
                draft.end(user, "followeeId", "followerCount"),
                Edge.Inverse.INDEX);
        m.pattern("profile", GET).of(user).add();
        m.pattern("following", QUERY).of(follow, "followerId = :followerId").add();
        m.pattern("followers", QUERY).of(follow, "followeeId = :followeeId").page(50).add();
        m.pattern("isFollowing", EXISTS).of(follow).add();
        m.pattern("home", QUERY)
                .of(user, "userId = :userId")
                .of(follow, "followerId = :userId")
                .add();
        return m.compile();
    }

    /** Ranges, filters, enums, version and times, include index, optional parts of index keys, batch reads. */
    static CompiledModel shop() {
        ModelDraft m = new ModelDraft("shop", "com.example.shop");
        m.enumeration("Status", "open=O", "paid=P", "class=C");
        m.document("Address", "street string", "zip-code string?", "tags set<string>");
        Table t = m.table("shop", "PK", "SK")
                .index("GSI1", new Projection.Include(List.of("total")), "GSI1PK", "GSI1SK")
                .index("GSI2", ALL, "email")
                .add();
        Entity customer = m.item("Customer", t)
                .attributes(
                        "customerId string", "email string?", "address Address?", "visits counter",
                        "version long", "createdAt instant", "updatedAt instant", "expiresAt instant?")
                .traits("version", "createdAt", "updatedAt", "expiresAt")
                .key("CUSTOMER#{customerId}", "CUSTOMER")
                .index("GSI2", "{email}", null)
                .entity();
        Entity order = m.item("Order", t)
                .describe("An order, ends no comment */ & <b>{@code x}</b> \\u000a")
                .attributes(
                        "customerId string", "orderId ulid", "placedAt instant!", "status Status", "total decimal",
                        "note string?", "lines list<Address>", "labels map<string>?", "n int", "paid boolean?")
                .key("CUSTOMER#{customerId}", "ORDER#{placedAt:millis}#{orderId}")
                .index("GSI1", "STATUS#{status}", "{placedAt:millis}#{orderId}")
                .entity();
        Entity product = m.item("Product", t)
                .attributes("productId string", "rank int?", "shelf string?", "price decimal", "tags set<string>")
                .key("PRODUCT#{productId}", "PRODUCT")
                .index("GSI1", "SHELF#{shelf}", "RANK#{rank:5}#{productId}")
                .entity();
        m.pattern("recentOrders", QUERY)
                .of(order, "customerId = :customerId", "placedAt between :from :to")
                .filter((p, o) -> new Predicate.And(
                        List.of(
                                p.compare(o, "total >= :minTotal"),
                                new Predicate.Or(
                                        List.of(p.compare(o, "status = :status"), p.compare(o, "status = 'C'")),
                                        order.span()),
                                new Predicate.Not(
                                        new Predicate.Exists(order.attribute("note").orElseThrow(), order.span()),
                                        order.span())),
                        order.span()))
                .descending("placedAt")
                .page(25)
                .strong()
                .describe("A customer's orders in a period, newest first")
                .add();
        m.pattern("since", QUERY).of(order, "customerId = :customerId", "placedAt > :from").add();
        m.pattern("before", QUERY).of(order, "customerId = :customerId", "placedAt < :to").add();
        m.pattern("inStatus", QUERY).of(order, "status = :status", "placedAt <= :to").add();
        m.pattern("open", QUERY).of(order, "status = 'O'", "placedAt >= :from").add();
        m.pattern("latestOrder", FIRST)
                .of(order, "customerId = :customerId")
                .descending("placedAt")
                .add();
        m.pattern("orderTotals", QUERY)
                .of(order, "customerId = :customerId")
                .returns("total", "status")
                .add();
        m.pattern("products", GET_MANY).of(product).add();
        m.pattern("prices", GET_MANY).of(product).returns("price").add();
        m.pattern("byEmail", FIRST).of(customer, "email = :email").add();
        m.pattern("onShelf", QUERY).of(product, "shelf = :shelf", "rank >= :low").add();
        m.pattern("account", QUERY)
                .of(customer, "customerId = :customerId")
                .of(order, "customerId = :customerId")
                .add();
        return m.compile();
    }
}
