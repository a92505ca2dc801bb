package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.WrongTypeException;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads items of several types out of one partition. Items of a type that no member reads are passed over. Immutable
 * and safe for use by many threads.
 *
 * @param <R> the sealed interface that the members' records share
 */
public final class CollectionReader<R> implements RowReader<R> {
    private final List<RowReader<? extends R>> members;

    private CollectionReader(List<RowReader<? extends R>> members) {
        this.members = members;
    }

    /**
     * Creates the reader.
     *
     * @param members readers of the types, tried in this order
     * @param <R> what their records share
     * @return the reader
     */
    public static <R> CollectionReader<R> of(List<RowReader<? extends R>> members) {
        return new CollectionReader<>(List.copyOf(members));
    }

    @Override
    public boolean accepts(Map<String, AttributeValue> item) {
        for (RowReader<? extends R> member : members) {
            if (member.accepts(item)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public R read(Map<String, AttributeValue> item) {
        for (RowReader<? extends R> member : members) {
            if (member.accepts(item)) {
                return member.read(item);
            }
        }
        throw new WrongTypeException("one of the collection", "another");
    }

    @Override
    public boolean skipsOthers() {
        return true;
    }
}
