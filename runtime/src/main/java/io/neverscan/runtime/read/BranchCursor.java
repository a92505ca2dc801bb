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
import org.jspecify.annotations.Nullable;

/**
 * Cursors over several queries that are read as one. Inside the frame of {@link CursorCodec} stands which way they lead
 * and for each query whether it is at its beginning that way, over, or behind a key, and then that key.
 */
final class BranchCursor {
    private static final int BEGINNING = 0;
    private static final int BEHIND = 1;
    private static final int OVER = 2;
    private static final int ON = 0;
    private static final int BACK = 1;

    private final List<BranchQuery> queries;
    private final boolean merged;
    private final byte[] fingerprint;

    /**
     * What a cursor says.
     *
     * @param back whether it leads against the result's order
     * @param positions where each query begins; null for one that has nothing that way
     */
    record Places(boolean back, List<@Nullable Position> positions) {
        /** Whether there is anything that way. */
        boolean lead() {
            return positions.stream().anyMatch(p -> p != null);
        }
    }

    BranchCursor(List<BranchQuery> queries, List<String> mergeKeys) {
        this.queries = queries;
        this.merged = !mergeKeys.isEmpty();
        StringBuilder text = new StringBuilder(mergeKeys.toString());
        for (BranchQuery one : queries) {
            text.append(Arrays.toString(new CursorCodec(one.query()).fingerprint()));
        }
        this.fingerprint = CursorCodec.fingerprint(text.toString());
    }

    /** The cursor of places. */
    Cursor of(Places places) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(body)) {
            out.writeByte(places.back() ? BACK : ON);
            for (int i = 0; i < queries.size(); i++) {
                Position position = places.positions().get(i);
                if (position == null || !position.way().hasKey()) {
                    out.writeByte(position == null ? OVER : BEGINNING);
                    continue;
                }
                out.writeByte(BEHIND);
                new CursorCodec(queries.get(i).query()).write(position.key(), out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return CursorCodec.seal(queries.get(0).query().table(), fingerprint, body.toByteArray());
    }

    /** The places of a cursor. */
    Places places(Cursor cursor) {
        BoundQuery any = queries.get(0).query();
        byte[] body =
                CursorCodec.open(any.table(), cursor, fingerprint, any.spec().pattern());
        List<@Nullable Position> positions = new ArrayList<>();
        boolean back;
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            back = isBack(in.readUnsignedByte());
            Position beginning = back ? Position.END : Position.START;
            for (BranchQuery one : queries) {
                positions.add(
                        switch (in.readUnsignedByte()) {
                            case BEGINNING -> beginning;
                            case BEHIND -> beginning.at(new CursorCodec(one.query()).read(in));
                            case OVER -> null;
                            default -> throw new InvalidCursorException("this cursor holds a place of unknown kind");
                        });
            }
            CursorCodec.end(in);
        } catch (IOException e) {
            throw new InvalidCursorException("this cursor is cut off");
        }
        if (!merged) {
            checkTurns(positions, back);
        }
        return new Places(back, positions);
    }

    private static boolean isBack(int way) {
        if (way != ON && way != BACK) {
            throw new InvalidCursorException("this cursor goes no known way");
        }
        return way == BACK;
    }

    /** Read in turn, a query is begun only when all before it are over. */
    private static void checkTurns(List<@Nullable Position> positions, boolean back) {
        boolean begun = false;
        for (int i = 0; i < positions.size(); i++) {
            Position position = positions.get(back ? positions.size() - 1 - i : i);
            if (begun && position != null && position.way().hasKey()) {
                throw new InvalidCursorException("this cursor holds places that do not go together");
            }
            begun |= position != null;
        }
    }
}
