// Generated from src/main/neverscan/social.yaml:15, do not edit
package com.example.social;

import io.neverscan.runtime.codec.CollectionReader;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link User}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class UserRepository {
    static final GetSpec GET = GetSpec.named("User.get");

    static final GetSpec PROFILE = GetSpec.named("profile");

    static final QuerySpec HOME = QuerySpec.named("home")
            .names("PK")
            .keyCondition("#n0 = :v0")
            .cursorKeys("PK", "SK")
            .build();

    static final CollectionReader<HomeItem> HOME_READER = CollectionReader.of(List.of(UserSchema.INSTANCE, FollowSchema.INSTANCE));

    private final TableHandle table;

    private final EntityStore<User> store;

    UserRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, UserSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param user the new item
     * @return what was stored
     */
    public User create(User user) {
        return this.store.create(user, user.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: followingCount, followerCount.
     *
     * @param user the whole item
     * @return what is stored now
     */
    public User put(User user) {
        return this.store.put(user);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param userId attribute {@code userId}
     */
    public void delete(String userId) {
        delete(new UserKey(userId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(UserKey key) {
        this.store.delete(UserKeys.item(key.userId()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param userId attribute {@code userId}
     * @return the item, empty if there is none
     */
    public Optional<User> get(String userId) {
        return get(new UserKey(userId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<User> get(UserKey key) {
        return GET.one(this.table, UserKeys.item(key.userId()), UserSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param userId attribute {@code userId}
     * @return an update without changes yet
     */
    public UserUpdate update(String userId) {
        return update(new UserKey(userId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public UserUpdate update(UserKey key) {
        return new UserUpdate(this.store.update(UserKeys.item(key.userId()), key));
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
    public Optional<User> profile(String userId) {
        return PROFILE.one(this.table, ItemKey.of("User", "PK", "USER#" + UserKeys.USER_ID.encode(userId)).sort("SK", "PROFILE"), UserSchema.INSTANCE);
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
    public Results<HomeItem> home(String userId) {
        return HOME.on(this.table)
                .value("USER#" + UserKeys.USER_ID.encode(userId))
                .results(HOME_READER);
    }
}
