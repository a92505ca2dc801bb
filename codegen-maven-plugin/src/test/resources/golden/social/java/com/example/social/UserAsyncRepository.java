// Generated from src/main/neverscan/social.yaml:15, do not edit
package com.example.social;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link User}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class UserAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<User> store;

    UserAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, UserSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param user the new item
     * @return what was stored
     */
    public CompletableFuture<User> create(User user) {
        return this.table.call(() -> this.store.create(user, user.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: followingCount, followerCount.
     *
     * @param user the whole item
     * @return what is stored now
     */
    public CompletableFuture<User> put(User user) {
        return this.table.call(() -> this.store.put(user));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param userId attribute {@code userId}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(String userId) {
        return delete(new UserKey(userId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(UserKey key) {
        return this.table.call(() -> this.store.delete(UserKeys.item(key.userId())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param userId attribute {@code userId}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<User>> get(String userId) {
        return get(new UserKey(userId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<User>> get(UserKey key) {
        return this.table.call(() -> UserRepository.GET.one(this.table, UserKeys.item(key.userId()), UserSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param userId attribute {@code userId}
     * @return an update without changes yet
     */
    public UserAsyncUpdate update(String userId) {
        return update(new UserKey(userId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public UserAsyncUpdate update(UserKey key) {
        return new UserAsyncUpdate(this.store.update(UserKeys.item(key.userId()), key));
    }

    /**
     * One {@code User}.
     *
     * <p>Key condition: {@code PK = USER#{userId}} and {@code SK = PROFILE}.
     *
     * <p>Reads table social, eventually consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/social.yaml:36.
     *
     * @param userId string
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<User>> profile(String userId) {
        return this.table.call(() -> UserRepository.PROFILE.one(this.table, ItemKey.of("User", "PK", "USER#" + UserKeys.USER_ID.encode(userId)).sort("SK", "PROFILE"), UserSchema.INSTANCE));
    }

    /**
     * {@code User} and {@code Follow} by {@code home}.
     *
     * <p>Key condition: {@code PK = USER#{userId}}, the whole partition.
     *
     * <p>Reads table social, eventually consistent: 1 Query per page.
     *
     * <p>Comes as Follow, then User.
     *
     * <p>Declared in src/main/neverscan/social.yaml:40.
     *
     * @param userId string
     * @return a handle that has read nothing yet
     */
    public AsyncResults<HomeItem> home(String userId) {
        return AsyncResults.of(() -> UserRepository.HOME.on(this.table)
                .value("USER#" + UserKeys.USER_ID.encode(userId))
                .results(UserRepository.HOME_READER));
    }
}
