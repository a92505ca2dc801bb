package io.neverscan.runtime.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Puts the items of several queries together: it says which query has to be asked next and which item comes next, and
 * makes no request itself. For one thread.
 *
 * <p>In turn, a query is asked only after the one before it is over. Merged, each is asked before the first item comes,
 * and again only when what was read of it is used up; items whose keys are equal come in the order of the queries.
 */
final class BranchWalk {
    private final List<Branch> branches;
    private final List<String> mergeKeys;
    private final boolean descending;

    /**
     * Begins.
     *
     * @param branches the queries
     * @param mergeKeys the sort key attributes to merge by, the first one first; none to read them in turn
     * @param descending whether the largest key comes first
     */
    BranchWalk(List<Branch> branches, List<String> mergeKeys, boolean descending) {
        this.branches = branches;
        this.mergeKeys = mergeKeys;
        this.descending = descending;
    }

    /** The query that has to be asked before the next item is known; null if none has to. */
    @Nullable
    Branch open() {
        for (Branch branch : branches) {
            if (branch.isOpen()) {
                return branch;
            }
            if (mergeKeys.isEmpty() && !branch.isOver()) {
                return null;
            }
        }
        return null;
    }

    /** Whether there is nothing more. */
    boolean isOver() {
        for (Branch branch : branches) {
            if (!branch.isOver()) {
                return false;
            }
        }
        return true;
    }

    /** Takes an answer. */
    void answered(Branch branch, QueryResponse answer) {
        branch.answered(answer);
    }

    /** The next item; only if no query is open and it is not over. */
    Map<String, AttributeValue> take() {
        Branch first = null;
        for (Branch branch : branches) {
            if (branch.isOver()) {
                continue;
            }
            if (first == null || (!mergeKeys.isEmpty() && isBefore(branch, first))) {
                first = branch;
            }
            if (mergeKeys.isEmpty()) {
                break;
            }
        }
        if (first == null) {
            throw new IllegalStateException("there is no item left");
        }
        return first.take();
    }

    private boolean isBefore(Branch branch, Branch other) {
        int difference = BranchQuery.compare(mergeKeys, branch, other);
        return descending ? difference > 0 : difference < 0;
    }

    /** Where each query goes on; null for one that is over. */
    List<@Nullable Map<String, AttributeValue>> positions() {
        List<@Nullable Map<String, AttributeValue>> positions = new ArrayList<>();
        for (Branch branch : branches) {
            positions.add(branch.isOver() ? null : branch.position());
        }
        return positions;
    }
}
