package io.neverscan.runtime.write;

import io.neverscan.runtime.error.NeverscanException;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.TableHandle;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * One write that a transaction of someone else may be in the way of. Nothing was written then, so the same request may
 * be sent again.
 */
interface Attempt<A> {
    /** Sends the request. */
    A send();

    /** Sends the request until no transaction is in its way, within the table's waiting budget. */
    static <A> A until(TableHandle table, String name, Attempt<A> attempt) {
        Backoff.Attempts attempts = table.backoff().start();
        while (true) {
            try {
                return attempt.send();
            } catch (TransactionConflictException e) {
                if (!attempts.next()) {
                    throw new NeverscanException(name + " met transactions on the same item each time it was tried", e);
                }
            }
        }
    }
}
