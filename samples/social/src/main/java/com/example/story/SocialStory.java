package com.example.story;

import com.example.graph.Account;
import com.example.graph.Following;
import com.example.graph.Graph;
import com.example.graph.GraphTables;
import com.example.social.Follow;
import com.example.social.HomeItem;
import com.example.social.Social;
import com.example.social.SocialAsync;
import com.example.social.SocialTables;
import com.example.social.User;
import io.neverscan.testkit.client.EngineClients;
import io.neverscan.testkit.engine.Engine;
import io.neverscan.testkit.engine.EngineLocator;
import io.neverscan.testkit.engine.SharedEngines;
import java.io.PrintStream;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** Writes and reads a follow graph through the generated repositories, on a local engine, and prints what it did. */
public final class SocialStory {
    private final DynamoDbClient client;
    private final DynamoDbAsyncClient asyncClient;
    private final PrintStream out;

    private SocialStory(DynamoDbClient client, DynamoDbAsyncClient asyncClient, PrintStream out) {
        this.client = client;
        this.asyncClient = asyncClient;
        this.out = out;
    }

    /**
     * Starts an engine, or takes the one that {@code -Dneverscan.endpoint=} names, and tells the story.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        try (Engine engine = SharedEngines.at(EngineLocator.ofThisJvm().locate())) {
            EngineClients clients = EngineClients.of(engine.endpoint());
            tell(clients.sync(), clients.async(), System.out);
        }
    }

    /**
     * Tells the story.
     *
     * @param client a client of an engine without these tables
     * @param asyncClient an asynchronous client of the same engine
     * @param out where to
     */
    public static void tell(DynamoDbClient client, DynamoDbAsyncClient asyncClient, PrintStream out) {
        SocialStory story = new SocialStory(client, asyncClient, out);
        story.social();
        story.socialWithFutures();
        story.graph();
    }

    private void social() {
        SocialTables.createAll(client);
        Social social = Social.create(client);
        for (String name : List.of("alice", "bob", "bobby", "carol")) {
            social.user().create(User.builder().userId(name).name(name).build());
        }
        LocalDate day = LocalDate.of(2026, 1, 15);
        out.println("alice follows bob:        " + social.follow().create(new Follow("alice", "bob", day)));
        out.println("alice follows bob, again: " + social.follow().create(new Follow("alice", "bob", day)));
        social.follow().create(new Follow("alice", "bobby", day));
        social.follow().create(new Follow("carol", "bob", day));
        out.println("alice follows             "
                + social.follow().following("alice").stream()
                        .map(Follow::followeeId)
                        .toList());
        out.println("bob is followed by        "
                + social.follow().followers("bob").stream()
                        .map(f -> f.followerId())
                        .toList());
        out.println("alice follows carol?      " + social.follow().isFollowing("alice", "carol"));
        User bob = social.user().profile("bob").orElseThrow();
        out.println("bob's followers, counted  " + bob.followerCount());
        out.println("alice's home, one request:");
        for (HomeItem item : social.user().home("alice")) {
            out.println("  " + item);
        }
    }

    /** The same repositories on the asynchronous client: both answers are waited for at once. */
    private void socialWithFutures() {
        SocialAsync social = SocialAsync.create(asyncClient);
        CompletableFuture<Boolean> added =
                social.follow().create(new Follow("bobby", "carol", LocalDate.of(2026, 1, 16)));
        CompletableFuture<List<Follow>> following =
                added.thenCompose(created -> social.follow().following("bobby").toList(10));
        CompletableFuture<Long> count = social.follow().followers("bob").count();
        out.println("with futures              "
                + following
                        .thenCombine(
                                count,
                                (follows, followers) -> "bobby follows "
                                        + follows.stream()
                                                .map(Follow::followeeId)
                                                .toList() + ", bob has " + followers)
                        .join());
    }

    private void graph() {
        GraphTables.createAll(client);
        Graph graph = Graph.create(client);
        for (String name : List.of("alice", "bob", "dave")) {
            graph.account().create(new Account(name, name));
        }
        Instant now = Instant.parse("2024-06-20T16:13:20Z");
        graph.following().create(new Following("alice", "bob", now, "FOLLOWS"));
        graph.following().create(new Following("dave", "bob", now, "FOLLOWS"));
        Map<String, AttributeValue> stored = client.getItem(GetItemRequest.builder()
                        .tableName("graph")
                        .key(Map.of(
                                "PK", AttributeValue.fromS("ACTOR#alice"), "SK", AttributeValue.fromS("TARGET#bob")))
                        .build())
                .item();
        out.println("the edge as it is stored: " + stored.get("PK").s() + " | "
                + stored.get("SK").s() + "; in GSI1 " + stored.get("GSI1PK").s() + " | "
                + stored.get("GSI1SK").s());
        out.println("bob is followed by        "
                + graph.following().followersOf("bob").stream()
                        .map(Following::actorId)
                        .toList());
    }
}
