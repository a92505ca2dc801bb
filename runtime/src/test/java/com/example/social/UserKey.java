// Generated from social.yaml:14, do not edit.
package com.example.social;

import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * Key of entity {@code User}.
 *
 * @param userId {@code string}
 */
@Generated("neverscan")
public record UserKey(String userId) {
    /** Checks that every part is given. */
    public UserKey {
        Objects.requireNonNull(userId, "User.userId is required");
    }
}
