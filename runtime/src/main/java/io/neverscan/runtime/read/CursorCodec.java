package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.Placeholders;
import io.neverscan.runtime.error.InvalidCursorException;
import io.neverscan.runtime.table.Seal;
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
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(Cursor.VERSION);
            out.write(fingerprint);
            for (String name : query.spec().cursorKeys()) {
                AttributeValue value = item.get(name);
                if (value == null) {
                    throw new IllegalStateException("the item lacks `" + name + "`, which a cursor needs");
                }
                write(value, out);
            }
            byte[] sealed = bytes.toByteArray();
            out.write(query.table().seal().of(sealed));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Cursor.of(bytes.toByteArray());
    }

    /** The start key of a cursor. */
    Map<String, AttributeValue> startKey(Cursor cursor) {
        byte[] bytes = cursor.bytes();
        int end = bytes.length - Seal.LENGTH;
        if (end < HEAD) {
            throw new InvalidCursorException("this cursor is cut off");
        }
        byte[] seal = query.table().seal().of(Arrays.copyOf(bytes, end));
        if (!MessageDigest.isEqual(seal, Arrays.copyOfRange(bytes, end, bytes.length))) {
            throw new InvalidCursorException("this cursor was altered, or sealed with another secret");
        }
        if (!Arrays.equals(fingerprint, Arrays.copyOfRange(bytes, 1, HEAD))) {
            throw new InvalidCursorException("this cursor belongs to another pattern than `"
                    + query.spec().pattern() + "`, to other arguments or to another direction");
        }
        Map<String, AttributeValue> key = keys(Arrays.copyOfRange(bytes, HEAD, end));
        checkPartition(key);
        return key;
    }

    private Map<String, AttributeValue> keys(byte[] body) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            for (String name : query.spec().cursorKeys()) {
                key.put(name, read(in));
            }
            if (in.read() >= 0) {
                throw new InvalidCursorException("this cursor holds too much");
            }
        } catch (IOException e) {
            throw new InvalidCursorException("this cursor is cut off");
        }
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

    private static AttributeValue read(DataInputStream in) throws IOException {
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
        byte[] hash = Seal.checksum().of(text.toString().getBytes(StandardCharsets.UTF_8));
        return Arrays.copyOf(hash, FINGERPRINT);
    }

    /** With its length in front, so that no two lists of parts have one text. */
    private static void part(StringBuilder text, String part) {
        text.append(part.length()).append(':').append(part);
    }
}
