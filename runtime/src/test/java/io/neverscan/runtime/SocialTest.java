package io.neverscan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.social.Follow;
import com.example.social.FollowKey;
import com.example.social.FollowRef;
import com.example.social.HomeItem;
import com.example.social.Social;
import com.example.social.SocialTables;
import com.example.social.User;
import com.example.social.UserKey;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.NotFoundException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** The golden code of model {@code social} on a real engine. */
class SocialTest {
    private static final LocalDate DAY = LocalDate.of(2026, 1, 2);

    private final UnaryOperator<String> names = Engine.names();
    private final RecordingClient client = new RecordingClient();
    private final Social social = Social.builder(client).tableNames(names).build();

    @BeforeEach
    void createTables() {
        SocialTables.createAll(Engine.client(), names);
    }

    private User user(String id) {
        return social.user()
                .create(User.builder().userId(id).name("Name of " + id).build());
    }

    private User stored(String id) {
        return social.user().get(id).orElseThrow();
    }

    @Test
    void createNeverOverwrites() {
        user("ann");
        User other = User.builder().userId("ann").name("Other").build();
        assertThatThrownBy(() -> social.user().create(other))
                .isInstanceOfSatisfying(AlreadyExistsException.class, e -> {
                    assertThat(e.entity()).isEqualTo("User");
                    assertThat(e.existing().get("name").s()).isEqualTo("Name of ann");
                })
                .hasMessageContaining("User UserKey[userId=ann]")
                .hasCauseInstanceOf(
                        software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException.class);
        assertThat(stored("ann").name()).isEqualTo("Name of ann");
    }

    @Test
    void putKeepsCountersAndRemovesWhatIsAbsent() {
        user("ann");
        user("bob");
        social.user().update("bob").bio("old").execute();
        social.follow().create(new Follow("ann", "bob", DAY));
        User put = social.user().put(User.builder().userId("bob").name("New").build());
        assertThat(put).isEqualTo(new User("bob", "New", 1, 0, null));
        assertThat(stored("bob")).isEqualTo(put);
        assertThat(social.user().put(User.builder().userId("cid").name("C").build()))
                .isEqualTo(stored("cid"));
    }

    @Test
    void updateChangesOnlyWhatItNames() {
        user("ann");
        client.requests().clear();
        User updated = social.user().update("ann").bio("hello").execute();
        assertThat(updated).isEqualTo(new User("ann", "Name of ann", 0, 0, "hello"));
        assertThat(client.requests()).hasSize(1);
        assertThat(social.user()
                        .update(new UserKey("ann"))
                        .removeBio()
                        .execute()
                        .bio())
                .isNull();
        assertThat(social.user().update("ann").name("A").name("B").execute().name())
                .isEqualTo("B");
    }

    @Test
    void updateOfNothingOrOfAMissingItemIsRefused() {
        assertThatThrownBy(() -> social.user().update("ann").execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("this update of User UserKey[userId=ann] changes nothing");
        assertThat(client.requests()).isEmpty();
        assertThatThrownBy(() -> social.user().update("ann").name("A").execute())
                .isInstanceOf(NotFoundException.class)
                .hasMessageContaining("User UserKey[userId=ann] does not exist");
        assertThat(social.user().get("ann")).isEmpty();
    }

    @Test
    void deleteIsRepeatable() {
        user("ann");
        social.user().delete("ann");
        social.user().delete(new UserKey("ann"));
        assertThat(social.user().profile("ann")).isEmpty();
    }

    @Test
    void followCountsOnceOnBothEnds() {
        user("ann");
        user("bob");
        Follow follow = new Follow("ann", "bob", DAY);
        assertThat(social.follow().create(follow)).isTrue();
        assertThat(social.follow().create(follow.withSince(DAY.plusDays(1)))).isFalse();
        assertThat(social.follow().get("ann", "bob")).contains(follow);
        assertThat(stored("ann").followingCount()).isEqualTo(1);
        assertThat(stored("ann").followerCount()).isZero();
        assertThat(stored("bob").followerCount()).isEqualTo(1);
        assertThat(social.follow().delete("ann", "bob")).isTrue();
        assertThat(social.follow().delete(new FollowKey("ann", "bob"))).isFalse();
        assertThat(stored("ann").followingCount()).isZero();
        assertThat(stored("bob").followerCount()).isZero();
    }

    @Test
    void theSameTokenCountsOnce() {
        user("ann");
        user("bob");
        Follow follow = new Follow("ann", "bob", DAY);
        assertThat(social.follow().create(follow, "token-1")).isTrue();
        assertThat(social.follow().create(follow, "token-1")).isTrue();
        assertThat(stored("bob").followerCount()).isEqualTo(1);
        assertThat(social.follow().delete(follow.key(), "token-2")).isTrue();
        assertThat(social.follow().delete(follow.key(), "token-2")).isTrue();
        assertThat(stored("bob").followerCount()).isZero();
    }

    @Test
    void selfEdgeIsOneUpdate() {
        user("ann");
        client.requests().clear();
        assertThat(social.follow().create(new Follow("ann", "ann", DAY))).isTrue();
        assertThat(client.only(TransactWriteItemsRequest.class).transactItems()).hasSize(2);
        assertThat(stored("ann")).isEqualTo(new User("ann", "Name of ann", 1, 1, null));
        assertThat(social.follow().delete("ann", "ann")).isTrue();
        assertThat(stored("ann")).isEqualTo(new User("ann", "Name of ann", 0, 0, null));
    }

    @Test
    void aMissingNodeIsNamed() {
        user("ann");
        assertThatThrownBy(() -> social.follow().create(new Follow("ann", "bob", DAY)))
                .isInstanceOfSatisfying(NotFoundException.class, e -> {
                    assertThat(e.entity()).isEqualTo("User");
                    assertThat(e.key()).isEqualTo("UserKey[userId=bob]");
                });
        assertThat(social.follow().get("ann", "bob")).isEmpty();
        assertThat(stored("ann").followingCount()).isZero();
        assertThat(Engine.client()
                        .getItem(b -> b.tableName(names.apply("social"))
                                .key(java.util.Map.of("PK", attribute("USER#bob"), "SK", attribute("PROFILE"))))
                        .hasItem())
                .as("counting must not create the node")
                .isFalse();
    }

    private static software.amazon.awssdk.services.dynamodb.model.AttributeValue attribute(String text) {
        return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS(text);
    }

    @Test
    void isFollowingReadsTheKeyOnly() {
        user("ann");
        user("bob");
        social.follow().create(new Follow("ann", "bob", DAY));
        client.requests().clear();
        assertThat(social.follow().isFollowing("ann", "bob")).isTrue();
        GetItemRequest request = client.only(GetItemRequest.class);
        assertThat(request.projectionExpression()).isEqualTo("#n0");
        assertThat(request.returnConsumedCapacity()).isNull();
        assertThat(social.follow().isFollowing("bob", "ann")).isFalse();
    }

    @Test
    void bothDirectionsOfTheEdge() {
        for (String id : List.of("ann", "bob", "bobby", "cid")) {
            user(id);
        }
        social.follow().create(new Follow("ann", "bob", DAY));
        social.follow().create(new Follow("cid", "bob", DAY));
        social.follow().create(new Follow("cid", "bobby", DAY));
        client.requests().clear();
        assertThat(social.follow().followers("bob").toList(10))
                .containsExactly(new FollowRef("ann", "bob"), new FollowRef("cid", "bob"));
        QueryRequest request = client.only(QueryRequest.class);
        assertThat(request.keyConditionExpression()).isEqualTo("#n0 = :v0 AND begins_with(#n1, :v1)");
        assertThat(request.indexName()).isEqualTo("GSI1");
        assertThat(request.limit()).isEqualTo(10);
        assertThat(social.follow().following("cid").stream().map(Follow::followeeId))
                .containsExactly("bob", "bobby");
        FollowRef ref = social.follow().followers("bob").first().orElseThrow();
        assertThat(social.follow().get(ref.key())).contains(new Follow("ann", "bob", DAY));
    }

    @Test
    void idsWithSeparatorsStayApart() {
        user("a");
        user("a#b");
        user("b#FOLLOWS");
        social.follow().create(new Follow("a", "a#b", DAY));
        social.follow().create(new Follow("a#b", "b#FOLLOWS", DAY));
        assertThat(social.follow().followers("a#b").toList(9)).containsExactly(new FollowRef("a", "a#b"));
        assertThat(social.follow().following("a").toList(9)).containsExactly(new Follow("a", "a#b", DAY));
    }

    @Test
    void homeReturnsUserAndEdgesInKeyOrder() {
        user("ann");
        user("bob");
        social.follow().create(new Follow("ann", "bob", DAY));
        List<HomeItem> home = social.user().home("ann").toList(10);
        assertThat(home).containsExactly(new Follow("ann", "bob", DAY), stored("ann"));
        assertThat(social.user().home("nobody").toList(10)).isEmpty();
        assertThat(social.user().home("ann").page().next()).isEmpty();
    }

    @Test
    void homePassesOverTypesItDoesNotKnow() {
        user("ann");
        Engine.client()
                .putItem(b -> b.tableName(names.apply("social"))
                        .item(java.util.Map.of(
                                "PK", attribute("USER#ann"),
                                "SK", attribute("BADGE#1"),
                                "_type", attribute("Badge"))));
        assertThat(social.user().home("ann").toList(10)).containsExactly(stored("ann"));
        // Without type attribute the key's shape decides.
        Engine.client()
                .putItem(b -> b.tableName(names.apply("social"))
                        .item(java.util.Map.of(
                                "PK", attribute("USER#ann"),
                                "SK", attribute("FOLLOWS#bob"),
                                "followerId", attribute("ann"),
                                "followeeId", attribute("bob"),
                                "since", attribute("2026-01-02"))));
        assertThat(social.user().home("ann").toList(10)).contains(new Follow("ann", "bob", DAY));
    }

    @Test
    void countersAreExactUnderEightThreads() throws Exception {
        user("star");
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            ids.add(user("fan" + i).userId());
        }
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Integer>> work = new ArrayList<>();
            for (int t = 0; t < 8; t++) {
                work.add(() -> {
                    // A client of its own, as the recording one is for one thread.
                    Social own =
                            Social.builder(Engine.client()).tableNames(names).build();
                    int changed = 0;
                    for (String id : ids) {
                        changed += own.follow().create(new Follow(id, "star", DAY)) ? 1 : 0;
                    }
                    return changed;
                });
            }
            int created = 0;
            for (Future<Integer> one : threads.invokeAll(work)) {
                created += one.get();
            }
            assertThat(created).isEqualTo(8);
            assertThat(stored("star").followerCount()).isEqualTo(8);
            assertThat(social.follow().followers("star").count()).isEqualTo(8);
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void edgesAreUpdatedLikeEntities() {
        user("ann");
        user("bob");
        social.follow().create(new Follow("ann", "bob", DAY));
        Follow later =
                social.follow().update("ann", "bob").since(DAY.plusDays(3)).execute();
        assertThat(later.since()).isEqualTo(DAY.plusDays(3));
        assertThat(social.follow().followers("bob").toList(3)).hasSize(1);
    }
}
