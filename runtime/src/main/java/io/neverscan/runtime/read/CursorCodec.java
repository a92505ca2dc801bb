package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.Placeholders;
import io.neverscan.runtime.error.InvalidCursorException;
import io.neverscan.runtime.table.Seal;
import io.neverscan.runtime.table.TableHandle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Start keys to cursors and back, for one bound query.
 *
 * <p>Layout: version, fingerprint of pattern and arguments, the cursor keys' values in the pattern's order, seal over
 * all before it.
 */
final class CursorCodec {
    private static final int FINGERPRINT = 8;
    private static final int HEAD = 1 + FINGERPRINT;

    private final BoundQuery query;
    private final byte[] fingerprint;

    CursorCodec(BoundQuery query) {
        this.query = query;
        this.fingerprint = fingerprint(query);
    }

    /** The cursor after an item, out of its attributes or the service's last evaluated key. */
    Cursor after(Map<String, AttributeValue> item) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(body)) {
            write(item, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return seal(query.table(), fingerprint, body.toByteArray());
    }

    /** The start key of a cursor. */
    Map<String, AttributeValue> startKey(Cursor cursor) {
        byte[] body = open(query.table(), cursor, fingerprint, query.spec().pattern());
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            Map<String, AttributeValue> key = read(in);
            end(in);
            return key;
        } catch (IOException e) {
            throw new InvalidCursorException("this cursor is cut off");
        }
    }

    /** A cursor of a body: version, fingerprint and seal around it. */
    static Cursor seal(TableHandle table, byte[] fingerprint, byte[] body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(Cursor.VERSION);
        bytes.writeBytes(fingerprint);
        bytes.writeBytes(body);
        bytes.writeBytes(table.seal().of(bytes.toByteArray()));
        return Cursor.of(bytes.toByteArray());
    }

    /** The body of a cursor that is whole and belongs to the fingerprint. */
    static byte[] open(TableHandle table, Cursor cursor, byte[] fingerprint, String pattern) {
        byte[] bytes = cursor.bytes();
        int end = bytes.length - Seal.LENGTH;
        if (end < HEAD) {
            throw new InvalidCursorException("this cursor is cut off");
        }
        byte[] seal = table.seal().of(Arrays.copyOf(bytes, end));
        if (!MessageDigest.isEqual(seal, Arrays.copyOfRange(bytes, end, bytes.length))) {
            throw new InvalidCursorException("this cursor was altered, or sealed with another secret");
        }
        if (!Arrays.equals(fingerprint, Arrays.copyOfRange(bytes, 1, HEAD))) {
            throw new InvalidCursorException("this cursor belongs to another pattern than `" + pattern
                    + "`, to other arguments or to another direction");
        }
        return Arrays.copyOfRange(bytes, HEAD, end);
    }

    /** Refuses what stands behind the end. */
    static void end(DataInputStream in) throws IOException {
        if (in.read() >= 0) {
            throw new InvalidCursorException("this cursor holds too much");
        }
    }

    /** Writes the cursor keys of an item. */
    void write(Map<String, AttributeValue> item, DataOutputStream out) throws IOException {
        for (String name : query.spec().cursorKeys()) {
            AttributeValue value = item.get(name);
            if (value == null) {
                throw new IllegalStateException("the item lacks `" + name + "`, which a cursor needs");
            }
            write(value, out);
        }
    }

    /** Reads cursor keys; only those of the query's own partition are taken. */
    Map<String, AttributeValue> read(DataInputStream in) throws IOException {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        for (String name : query.spec().cursorKeys()) {
            key.put(name, readValue(in));
        }
        checkPartition(key);
        return key;
    }

    /** A checksum can be forged, so the partition is compared too: rows of another one must never come back. */
    private void checkPartition(Map<String, AttributeValue> key) {
        for (int i = 0; i < query.spec().partitionKeys(); i++) {
            AttributeValue inCursor = key.get(query.spec().names().get(Placeholders.name(i)));
            if (!String.valueOf(query.values().get(Placeholders.value(i))).equals(String.valueOf(inCursor))) {
                throw new InvalidCursorException("this cursor belongs to another partition");
            }
        }
    }

    private static void write(AttributeValue value, DataOutputStream out) throws IOException {
        @Nullable String text = value.s();
        @Nullable String number = value.n();
        byte[] bytes;
        if (text != null) {
            out.writeByte('S');
            bytes = text.getBytes(StandardCharsets.UTF_8);
        } else if (number != null) {
            out.writeByte('N');
            bytes = number.getBytes(StandardCharsets.UTF_8);
        } else {
            out.writeByte('B');
            bytes = value.b().asByteArrayUnsafe();
        }
        out.writeShort(bytes.length);
        out.write(bytes);
    }

    private static AttributeValue readValue(DataInputStream in) throws IOException {
        int type = in.readUnsignedByte();
        byte[] bytes = new byte[in.readUnsignedShort()];
        in.readFully(bytes);
        return switch (type) {
            case 'S' -> AttributeValue.fromS(new String(bytes, StandardCharsets.UTF_8));
            case 'N' -> AttributeValue.fromN(new String(bytes, StandardCharsets.UTF_8));
            case 'B' -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
            default -> throw new InvalidCursorException("this cursor holds a value of unknown type");
        };
    }

    /** The fingerprint of pattern and arguments. */
    byte[] fingerprint() {
        return fingerprint;
    }

    /** The fingerprint of a text. */
    static byte[] fingerprint(String text) {
        return Arrays.copyOf(Seal.checksum().of(text.getBytes(StandardCharsets.UTF_8)), FINGERPRINT);
    }

    private static byte[] fingerprint(BoundQuery query) {
        QuerySpec spec = query.spec();
        StringBuilder text = new StringBuilder();
        part(text, spec.pattern());
        part(text, String.valueOf(spec.index()));
        part(text, String.valueOf(spec.forward()));
        part(text, spec.keyCondition());
        part(text, String.valueOf(query.filter()));
        part(text, spec.conditionNames().toString());
        part(text, spec.cursorKeys().toString());
        for (Map.Entry<String, AttributeValue> value : new TreeMap<>(query.values()).entrySet()) {
            part(text, value.getKey());
            // The SDK's text form would hide bytes as it may hide secrets.
            AttributeValue bound = value.getValue();
            part(
                    text,
                    bound.b() == null
                            ? bound.toString()
                            : Arrays.toString(bound.b().asByteArrayUnsafe()));
        }
        return fingerprint(text.toString());
    }

    /** With its length in front, so that no two lists of parts have one text. */
    private static void part(StringBuilder text, String part) {
        text.append(part.length()).append(':').append(part);
    }
}
