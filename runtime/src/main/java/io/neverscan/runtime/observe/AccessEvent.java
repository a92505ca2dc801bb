package io.neverscan.runtime.observe;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * One access.
 *
 * @param pattern the access pattern's name, or entity and method such as {@code User.create}
 * @param operation the DynamoDB operation
 * @param table the physical table
 * @param index the index, or null for the table itself
 * @param requests requests made: pages of a query, chunks and repetitions of a batch; 0 if none was needed
 * @param items items returned or written
 * @param capacity consumed capacity, summed over the requests
 * @param duration wall time from call to answer, waits included
 * @param succeeded false if the access ended with an exception
 */
public record AccessEvent(
        String pattern,
        Operation operation,
        String table,
        @Nullable String index,
        int requests,
        int items,
        CapacityUse capacity,
        Duration duration,
        boolean succeeded) {}
