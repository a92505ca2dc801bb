package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.NeverscanException;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.PhysicalTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** Sends one transaction until it is decided, with the same token each time; what failed comes out, if anything did. */
final class TransactionRun extends Access<Optional<TransactionRun.Failure>> {
    /** Most actions. Source: Amazon DynamoDB Developer Guide, "Amazon DynamoDB Transactions: How it works". */
    private static final int MOST_STEPS = 100;

    private static final String CONDITION = "ConditionalCheckFailed";
    /** Reasons that may be gone at the next attempt. */
    private static final Set<String> PASSING =
            Set.of("TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

    private final String name;
    private final List<Step> steps;
    private final TransactWriteItemsRequest request;
    private final Observation seen;
    private final Backoff.Attempts attempts;
    private @Nullable Failure failed;
    private boolean decided;

    private TransactionRun(
            String name,
            List<Step> steps,
            TransactWriteItemsRequest request,
            Backoff.Attempts attempts,
            Observation seen) {
        super(seen);
        this.name = name;
        this.steps = steps;
        this.request = request;
        this.seen = seen;
        this.attempts = attempts;
    }

    static TransactionRun of(PhysicalTable table, String name, List<Step> steps, String token) {
        TransactWriteItemsRequest.Builder request = TransactWriteItemsRequest.builder()
                .transactItems(actions(name, steps))
                .clientRequestToken(Token.checked(token));
        Observation seen = table.observe(Operation.TRANSACT_WRITE_ITEMS, name, null);
        TransactWriteItemsRequest built =
                request.returnConsumedCapacity(seen.wanted()).build();
        return new TransactionRun(name, steps, built, table.backoff().start(), seen);
    }

    /** The first action whose condition failed, and what the service says about it. */
    record Failure(Step step, CancellationReason reason, TransactionCanceledException cause) {
        RuntimeException exception() {
            return step.refusal(reason.item(), cause);
        }
    }

    @Override
    protected @Nullable Turn<?> next() {
        return decided ? null : new Turn<>(new Request.TransactWrite(request), this::answered);
    }

    private void answered(TransactWriteItemsResponse answer) {
        seen.request(answer.consumedCapacity());
        seen.succeeded(steps.size());
        decided = true;
    }

    @Override
    protected void refused(SdkException e) {
        if (e instanceof TransactionCanceledException cancelled) {
            seen.request(List.of());
            failed = failure(cancelled);
            if (failed != null) {
                decided = true;
            } else {
                again(isPassing(cancelled), e);
            }
        } else if (e instanceof TransactionInProgressException) {
            seen.request(List.of());
            again(true, e);
        } else {
            throw e;
        }
    }

    @Override
    protected Optional<Failure> result() {
        return Optional.ofNullable(failed);
    }

    private void again(boolean sensible, SdkException e) {
        Optional<Duration> pause = sensible ? attempts.next() : Optional.empty();
        pauseFirst(pause.orElseThrow(
                () -> new NeverscanException(name + " was not carried out: " + e.getMessage() + describe(), e)));
    }

    private static List<TransactWriteItem> actions(String name, List<Step> steps) {
        if (steps.size() > MOST_STEPS) {
            throw new IllegalArgumentException(
                    name + " has " + steps.size() + " actions; a transaction has at most " + MOST_STEPS);
        }
        Set<Place> places = new HashSet<>();
        List<TransactWriteItem> actions = new ArrayList<>();
        for (Step step : steps) {
            if (!places.add(new Place(step.table().name(), step.key()))) {
                throw new IllegalArgumentException(
                        name + " has two actions on one item; the second is to " + step.describe());
            }
            actions.add(step.action());
        }
        return actions;
    }

    /** One item of the account. */
    private record Place(String table, ItemKey key) {}

    /** A failed condition decides, whatever else got in the way. */
    private @Nullable Failure failure(TransactionCanceledException e) {
        List<CancellationReason> reasons = e.cancellationReasons();
        for (int i = 0; i < reasons.size() && i < steps.size(); i++) {
            if (CONDITION.equals(reasons.get(i).code())) {
                return new Failure(steps.get(i), reasons.get(i), e);
            }
        }
        return null;
    }

    private static boolean isPassing(TransactionCanceledException e) {
        boolean passing = false;
        for (CancellationReason reason : e.cancellationReasons()) {
            String code = reason.code();
            boolean none = code == null || code.equals("None");
            if (!none && !PASSING.contains(code)) {
                return false;
            }
            passing |= !none;
        }
        return passing;
    }

    private String describe() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < steps.size(); i++) {
            text.append("\n  ").append(i).append(": ").append(steps.get(i).describe());
        }
        return text.toString();
    }
}
