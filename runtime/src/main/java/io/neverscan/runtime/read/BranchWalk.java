package io.neverscan.runtime.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Puts the items of several queries together: it says which query has to be asked next and which item comes next, and
 * makes no request itself. For one thread.
 *
 * <p>In turn, a query is asked only after the one before it is over. Merged, each is asked before the first item comes,
 * and again only when what was read of it is used up; items whose keys are equal come in the order of the queries.
 *
 * <p>Back, all of this is turned round, the order of the queries too.
 */
final class BranchWalk {
    private final List<Branch> branches;
    private final List<String> mergeKeys;
    private final boolean descending;
    private final boolean back;

    /**
     * Begins.
     *
     * @param queries the queries in order, each beginning where its part of the way does
     * @param mergeKeys the sort key attributes to merge by, the first one first; none to read them in turn
     * @param descending whether the largest key comes first in the result
     * @param back whether the result is read against its order
     */
    BranchWalk(List<Branch> queries, List<String> mergeKeys, boolean descending, boolean back) {
        this.branches = turned(queries, back);
        this.mergeKeys = mergeKeys;
        this.descending = descending != back;
        this.back = back;
    }

    private static <E extends @Nullable Object> List<E> turned(List<E> list, boolean back) {
        List<E> turned = new ArrayList<>(list);
        if (back) {
            Collections.reverse(turned);
        }
        return turned;
    }

    /** Whether the result is read against its order. */
    boolean isBack() {
        return back;
    }

    /** Requests without which no item is known. */
    int needed() {
        long open = branches.stream().filter(Branch::isOpen).count();
        return mergeKeys.isEmpty() ? (int) Math.min(1, open) : (int) open;
    }

    /**
     * The query that has to be asked before the next item is known; null if none has to.
     *
     * @param asked those that have been asked, which wait until all others have been
     */
    @Nullable
    Branch open(Collection<Branch> asked) {
        Branch again = null;
        for (Branch branch : branches) {
            if (branch.isOpen()) {
                if (mergeKeys.isEmpty() || !asked.contains(branch)) {
                    return branch;
                }
                again = again == null ? branch : again;
            } else if (mergeKeys.isEmpty() && !branch.isOver()) {
                return null;
            }
        }
        return again;
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

    /** Where each query goes on, in the order of the queries; null for one that is over. */
    List<@Nullable Position> positions() {
        return places(branch -> branch.isOver() ? null : branch.position());
    }

    /** Where each query begins the other way, in the order of the queries; null for one that has nothing there. */
    List<@Nullable Position> opposites() {
        return places(branch -> branch.opposite(back));
    }

    private List<@Nullable Position> places(Function<Branch, @Nullable Position> place) {
        List<@Nullable Position> places = new ArrayList<>();
        branches.forEach(branch -> places.add(place.apply(branch)));
        return turned(places, back);
    }
}
