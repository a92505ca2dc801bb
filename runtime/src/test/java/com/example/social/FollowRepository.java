// Generated from social.yaml:25, do not edit.
package com.example.social;

import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EdgeTransaction;
import io.neverscan.runtime.write.EntityStore;
import io.neverscan.runtime.write.Node;
import io.neverscan.runtime.write.Token;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** Reads and writes of edge {@code Follow} in table {@code social}. Immutable and safe for use by many threads. */
@Generated("neverscan")
public final class FollowRepository {
    private static final GetSpec GET = GetSpec.named("Follow.get");
    private static final QuerySpec FOLLOWING = QuerySpec.named("following")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .cursorKeys("PK", "SK")
            .build();
    private static final QuerySpec FOLLOWERS = QuerySpec.named("followers")
            .index("GSI1")
            .names("GSI1PK", "GSI1SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .pageSize(50)
            .cursorKeys("GSI1PK", "GSI1SK", "PK", "SK")
            .build();
    private static final GetSpec IS_FOLLOWING = GetSpec.named("isFollowing");

    private final TableHandle table;
    private final EntityStore<Follow> store;

    FollowRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, FollowSchema.INSTANCE);
    }

    /**
     * Stores a {@code Follow} and adds 1 to {@code User.followingCount} and {@code User.followerCount} at its ends: one
     * TransactWriteItems.
     *
     * @param follow the record
     * @return true if it is stored now; false if it was there already, and nothing changed
     * @throws io.neverscan.runtime.error.NotFoundException if a {@code User} at one end does not exist
     */
    public boolean create(Follow follow) {
        return create(follow, Token.random());
    }

    /**
     * Stores a {@code Follow} as {@link #create(Follow)} does, once for each token within 10 minutes.
     *
     * @param follow the record
     * @param token the caller's name for this write, 1..36 characters
     * @return true if it is stored now; false if it was there already, and nothing changed
     * @throws io.neverscan.runtime.error.NotFoundException if a {@code User} at one end does not exist
     */
    public boolean create(Follow follow, String token) {
        return edge(follow.followerId(), follow.followeeId(), 1).create(follow, follow.key(), token);
    }

    /**
     * Reads a {@code Follow} by its key: one GetItem, eventually consistent.
     *
     * @param followerId {@code string}
     * @param followeeId {@code string}
     * @return the record; empty if there is none
     */
    public Optional<Follow> get(String followerId, String followeeId) {
        return GET.one(table, FollowKeys.item(followerId, followeeId), FollowSchema.INSTANCE);
    }

    /**
     * Reads a {@code Follow} by its key: one GetItem, eventually consistent.
     *
     * @param key the key
     * @return the record; empty if there is none
     */
    public Optional<Follow> get(FollowKey key) {
        return get(key.followerId(), key.followeeId());
    }

    /**
     * Begins a partial update of an existing {@code Follow}.
     *
     * @param followerId {@code string}
     * @param followeeId {@code string}
     * @return an update without changes yet
     */
    public FollowUpdate update(String followerId, String followeeId) {
        return update(new FollowKey(followerId, followeeId));
    }

    /**
     * Begins a partial update of an existing {@code Follow}.
     *
     * @param key the key
     * @return an update without changes yet
     */
    public FollowUpdate update(FollowKey key) {
        return new FollowUpdate(store.update(FollowKeys.item(key.followerId(), key.followeeId()), key));
    }

    /**
     * Deletes a {@code Follow} and subtracts 1 from {@code User.followingCount} and {@code User.followerCount} at its
     * ends: one TransactWriteItems.
     *
     * @param followerId {@code string}
     * @param followeeId {@code string}
     * @return true if it is gone now; false if it was not there, and nothing changed
     * @throws io.neverscan.runtime.error.NotFoundException if a {@code User} at one end does not exist
     */
    public boolean delete(String followerId, String followeeId) {
        return delete(new FollowKey(followerId, followeeId), Token.random());
    }

    /**
     * Deletes a {@code Follow} as {@link #delete(String, String)} does.
     *
     * @param key the key
     * @return true if it is gone now; false if it was not there, and nothing changed
     * @throws io.neverscan.runtime.error.NotFoundException if a {@code User} at one end does not exist
     */
    public boolean delete(FollowKey key) {
        return delete(key, Token.random());
    }

    /**
     * Deletes a {@code Follow} as {@link #delete(String, String)} does, once for each token within 10 minutes.
     *
     * @param key the key
     * @param token the caller's name for this write, 1..36 characters
     * @return true if it is gone now; false if it was not there, and nothing changed
     * @throws io.neverscan.runtime.error.NotFoundException if a {@code User} at one end does not exist
     */
    public boolean delete(FollowKey key, String token) {
        return edge(key.followerId(), key.followeeId(), -1)
                .delete(FollowKeys.item(key.followerId(), key.followeeId()), key, token);
    }

    private EdgeTransaction<Follow> edge(String followerId, String followeeId, long delta) {
        Node from = new Node(table, UserKeys.item(followerId), new UserKey(followerId));
        Node to = new Node(table, UserKeys.item(followeeId), new UserKey(followeeId));
        return store.edge().count(from, "followingCount", delta).count(to, "followerCount", delta);
    }

    /**
     * Access pattern {@code following}.
     *
     * <p>Query on table {@code social}: {@code PK = USER#{followerId}} and {@code SK} begins with {@code FOLLOWS#};
     * ascending; eventually consistent (social.yaml:36).
     *
     * @param followerId {@code string}
     * @return the records, not read yet
     */
    public Results<Follow> following(String followerId) {
        return FOLLOWING
                .on(table)
                .value(FollowKeys.pk(followerId))
                .value(FollowKeys.skPrefix())
                .results(FollowSchema.INSTANCE);
    }

    /**
     * Access pattern {@code followers}.
     *
     * <p>Query on index {@code GSI1}: {@code GSI1PK = USER#{followeeId}} and {@code GSI1SK} begins with
     * {@code FOLLOWED_BY#}; ascending; pages of 50; eventually consistent; keys only (social.yaml:37).
     *
     * @param followeeId {@code string}
     * @return the key attributes of the records, not read yet
     */
    public Results<FollowRef> followers(String followeeId) {
        return FOLLOWERS
                .on(table)
                .value(FollowKeys.gsi1pk(followeeId))
                .value(FollowKeys.gsi1skPrefix())
                .results(FollowRefReader.INSTANCE);
    }

    /**
     * Access pattern {@code isFollowing}.
     *
     * <p>GetItem on table {@code social}: {@code PK = USER#{followerId}, SK = FOLLOWS#{followeeId}}; eventually
     * consistent; 0.5 read units (social.yaml:38).
     *
     * @param followerId {@code string}
     * @param followeeId {@code string}
     * @return true if there is such a {@code Follow}
     */
    public boolean isFollowing(String followerId, String followeeId) {
        return IS_FOLLOWING.exists(table, FollowKeys.item(followerId, followeeId));
    }
}
