// Generated from src/main/neverscan/social.yaml:26, do not edit
package com.example.social;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import io.neverscan.runtime.write.Node;
import io.neverscan.runtime.write.Token;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Follow}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class FollowAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Follow> store;

    FollowAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, FollowSchema.INSTANCE);
    }

    /**
     * Stores it, in one transaction with User.followingCount, User.followerCount.
     *
     * @param follow the new edge
     * @return true if it is stored now; false if it was there, and nothing changed
     */
    public CompletableFuture<Boolean> create(Follow follow) {
        return create(follow, Token.random());
    }

    /**
     * Stores it, in one transaction with User.followingCount, User.followerCount.
     *
     * @param follow the new edge
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return true if it is stored now; false if it was there, and nothing changed
     *     (completes with {@link NotFoundException} if a node does not exist)
     */
    public CompletableFuture<Boolean> create(Follow follow, String token) {
        return this.table.call(() -> this.store.edge()
                .count(new Node(this.table, UserKeys.item(follow.followerId()), new UserKey(follow.followerId())), "followingCount", 1)
                .count(new Node(this.table, UserKeys.item(follow.followeeId()), new UserKey(follow.followeeId())), "followerCount", 1)
                .create(follow, follow.key(), token));
    }

    /**
     * Deletes it, in one transaction with User.followingCount, User.followerCount.
     *
     * @param followerId attribute {@code followerId}
     * @param followeeId attribute {@code followeeId}
     * @return false if it was not there, and nothing changed
     */
    public CompletableFuture<Boolean> delete(String followerId, String followeeId) {
        return delete(new FollowKey(followerId, followeeId));
    }

    /**
     * Deletes it, in one transaction with User.followingCount, User.followerCount.
     *
     * @param key its key
     * @return false if it was not there, and nothing changed
     */
    public CompletableFuture<Boolean> delete(FollowKey key) {
        return delete(key, Token.random());
    }

    /**
     * Deletes it, in one transaction with User.followingCount, User.followerCount.
     *
     * @param key its key
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return false if it was not there, and nothing changed
     *     (completes with {@link NotFoundException} if a node does not exist)
     */
    public CompletableFuture<Boolean> delete(FollowKey key, String token) {
        return this.table.call(() -> this.store.edge()
                .count(new Node(this.table, UserKeys.item(key.followerId()), new UserKey(key.followerId())), "followingCount", -1)
                .count(new Node(this.table, UserKeys.item(key.followeeId()), new UserKey(key.followeeId())), "followerCount", -1)
                .delete(FollowKeys.item(key.followerId(), key.followeeId()), key, token));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param followerId attribute {@code followerId}
     * @param followeeId attribute {@code followeeId}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Follow>> get(String followerId, String followeeId) {
        return get(new FollowKey(followerId, followeeId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Follow>> get(FollowKey key) {
        return this.table.call(() -> FollowRepository.GET.one(this.table, FollowKeys.item(key.followerId(), key.followeeId()), FollowSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param followerId attribute {@code followerId}
     * @param followeeId attribute {@code followeeId}
     * @return an update without changes yet
     */
    public FollowAsyncUpdate update(String followerId, String followeeId) {
        return update(new FollowKey(followerId, followeeId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public FollowAsyncUpdate update(FollowKey key) {
        return new FollowAsyncUpdate(this.store.update(FollowKeys.item(key.followerId(), key.followeeId()), key));
    }

    /**
     * {@code Follow} by {@code following}.
     *
     * <p>Key condition: {@code PK = USER#{followerId}} and {@code SK begins with FOLLOWS#}.
     *
     * <p>Reads table social, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/social.yaml:37.
     *
     * @param followerId string
     * @return a handle that has read nothing yet
     */
    public AsyncResults<Follow> following(String followerId) {
        return AsyncResults.of(() -> FollowRepository.FOLLOWING.on(this.table)
                .value("USER#" + FollowKeys.FOLLOWER_ID.encode(followerId))
                .value("FOLLOWS#")
                .results(FollowSchema.INSTANCE));
    }

    /**
     * {@code Follow} by {@code followers}.
     *
     * <p>Key condition: {@code GSI1PK = USER#{followeeId}} and {@code GSI1SK begins with FOLLOWED_BY#}.
     *
     * <p>Reads index GSI1 of table social, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/social.yaml:38.
     *
     * @param followeeId string
     * @return a handle that has read nothing yet
     */
    public AsyncResults<FollowRef> followers(String followeeId) {
        return AsyncResults.of(() -> FollowRepository.FOLLOWERS.on(this.table)
                .value("USER#" + FollowKeys.FOLLOWEE_ID.encode(followeeId))
                .value("FOLLOWED_BY#")
                .results(FollowRepository.FOLLOWERS_READER));
    }

    /**
     * Whether a {@code Follow} exists.
     *
     * <p>Key condition: {@code PK = USER#{followerId}} and {@code SK = FOLLOWS#{followeeId}}.
     *
     * <p>Reads table social, eventually consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/social.yaml:39.
     *
     * @param followerId string
     * @param followeeId string
     * @return true if there is one
     */
    public CompletableFuture<Boolean> isFollowing(String followerId, String followeeId) {
        return this.table.call(() -> FollowRepository.IS_FOLLOWING.exists(this.table, ItemKey.of("Follow", "PK", "USER#" + FollowKeys.FOLLOWER_ID.encode(followerId)).sort("SK", "FOLLOWS#" + FollowKeys.FOLLOWEE_ID.encode(followeeId))));
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public CompletableFuture<Optional<Follow>> fetch(FollowRef part) {
        return get(part.key());
    }
}
