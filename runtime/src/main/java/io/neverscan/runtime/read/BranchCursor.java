package io.neverscan.runtime.read;

import io.neverscan.runtime.error.InvalidCursorException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Cursors over several queries that are read as one. Inside the frame of {@link CursorCodec} stands for each query
 * whether it is at its beginning, over, or behind a key, and then that key.
 */
final class BranchCursor {
    private static final int BEGINNING = 0;
    private static final int BEHIND = 1;
    private static final int OVER = 2;

    private final List<BranchQuery> queries;
    private final byte[] fingerprint;

    BranchCursor(List<BranchQuery> queries, List<String> mergeKeys) {
        this.queries = queries;
        StringBuilder text = new StringBuilder(mergeKeys.toString());
        for (BranchQuery one : queries) {
            text.append(Arrays.toString(new CursorCodec(one.query()).fingerprint()));
        }
        this.fingerprint = CursorCodec.fingerprint(text.toString());
    }

    /** The cursor of places; null stands for a query that is over. */
    Cursor of(List<@Nullable Map<String, AttributeValue>> positions) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(body)) {
            for (int i = 0; i < queries.size(); i++) {
                Map<String, AttributeValue> position = positions.get(i);
                if (position == null || position.isEmpty()) {
                    out.writeByte(position == null ? OVER : BEGINNING);
                    continue;
                }
                out.writeByte(BEHIND);
                new CursorCodec(queries.get(i).query()).write(position, out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return CursorCodec.seal(queries.get(0).query().table(), fingerprint, body.toByteArray());
    }

    /** The places of a cursor. */
    List<@Nullable Map<String, AttributeValue>> positions(Cursor cursor) {
        BoundQuery any = queries.get(0).query();
        byte[] body =
                CursorCodec.open(any.table(), cursor, fingerprint, any.spec().pattern());
        List<@Nullable Map<String, AttributeValue>> positions = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            for (BranchQuery one : queries) {
                positions.add(
                        switch (in.readUnsignedByte()) {
                            case BEGINNING -> Map.of();
                            case BEHIND -> new CursorCodec(one.query()).read(in);
                            case OVER -> null;
                            default -> throw new InvalidCursorException("this cursor holds a place of unknown kind");
                        });
            }
            CursorCodec.end(in);
        } catch (IOException e) {
            throw new InvalidCursorException("this cursor is cut off");
        }
        return positions;
    }
}
