// Generated from social.yaml:14, do not edit.
package com.example.social;

import io.neverscan.runtime.codec.CollectionReader;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** Reads and writes of entity {@code User} in table {@code social}. Immutable and safe for use by many threads. */
@Generated("neverscan")
public final class UserRepository {
    private static final GetSpec GET = GetSpec.named("User.get");
    private static final GetSpec PROFILE = GetSpec.named("profile");
    private static final QuerySpec HOME = QuerySpec.named("home")
            .names("PK")
            .keyCondition("#n0 = :v0")
            .cursorKeys("PK", "SK")
            .build();
    private static final CollectionReader<HomeItem> HOME_ITEMS =
            CollectionReader.of(List.of(UserSchema.INSTANCE, FollowSchema.INSTANCE));

    private final TableHandle table;
    private final EntityStore<User> store;

    UserRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, UserSchema.INSTANCE);
    }

    /**
     * Stores a new {@code User}, never over another.
     *
     * @param user the record
     * @return what is stored
     * @throws io.neverscan.runtime.error.AlreadyExistsException if its key is taken
     */
    public User create(User user) {
        return store.create(user, user.key());
    }

    /**
     * Stores a {@code User} in place of whatever is there; {@code followerCount} and {@code followingCount} stay as
     * stored.
     *
     * @param user the record
     * @return what is stored now
     */
    public User put(User user) {
        return store.put(user);
    }

    /**
     * Reads a {@code User} by its key: one GetItem, eventually consistent.
     *
     * @param userId {@code string}
     * @return the record; empty if there is none
     */
    public Optional<User> get(String userId) {
        return GET.one(table, UserKeys.item(userId), UserSchema.INSTANCE);
    }

    /**
     * Reads a {@code User} by its key: one GetItem, eventually consistent.
     *
     * @param key the key
     * @return the record; empty if there is none
     */
    public Optional<User> get(UserKey key) {
        return get(key.userId());
    }

    /**
     * Begins a partial update of an existing {@code User}.
     *
     * @param userId {@code string}
     * @return an update without changes yet
     */
    public UserUpdate update(String userId) {
        return update(new UserKey(userId));
    }

    /**
     * Begins a partial update of an existing {@code User}.
     *
     * @param key the key
     * @return an update without changes yet
     */
    public UserUpdate update(UserKey key) {
        return new UserUpdate(store.update(UserKeys.item(key.userId()), key));
    }

    /**
     * Deletes a {@code User} if it is there.
     *
     * @param userId {@code string}
     */
    public void delete(String userId) {
        store.delete(UserKeys.item(userId));
    }

    /**
     * Deletes a {@code User} if it is there.
     *
     * @param key the key
     */
    public void delete(UserKey key) {
        delete(key.userId());
    }

    /**
     * Access pattern {@code profile}.
     *
     * <p>GetItem on table {@code social}: {@code PK = USER#{userId}, SK = PROFILE}; eventually consistent; 0.5 read units
     * (social.yaml:35).
     *
     * @param userId {@code string}
     * @return the record; empty if there is none
     */
    public Optional<User> profile(String userId) {
        return PROFILE.one(table, UserKeys.item(userId), UserSchema.INSTANCE);
    }

    /**
     * Access pattern {@code home}.
     *
     * <p>Query on table {@code social}: {@code PK = USER#{userId}}; ascending; eventually consistent (social.yaml:39).
     *
     * @param userId {@code string}
     * @return the items, not read yet
     */
    public Results<HomeItem> home(String userId) {
        return HOME.on(table).value(UserKeys.pk(userId)).results(HOME_ITEMS);
    }
}
