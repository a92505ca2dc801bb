package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.Placeholders;
import io.neverscan.runtime.error.InvalidCursorException;
import io.neverscan.runtime.table.PhysicalTable;
import io.neverscan.runtime.table.Seal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Positions to cursors and back, for one bound query.
 *
 * <p>Layout: version, fingerprint of table, pattern and arguments, way, the cursor keys' values in the pattern's order
 * (none at an end of the result), seal over all before it.
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

    /** The cursor of a position beside an item, given by its attributes or the service's last evaluated key. */
    Cursor at(Position position) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(body)) {
            out.writeByte(position.way().code());
            if (position.way().hasKey()) {
                write(position.key(), out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return seal(query.table(), fingerprint, body.toByteArray());
    }

    /** The position of a cursor. */
    Position position(Cursor cursor) {
        byte[] body = open(query.table(), cursor, fingerprint, query.spec().pattern());
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(body))) {
            Position.Way way = way(in.readUnsignedByte());
            Position position = switch (way) {
                case FROM_START -> Position.START;
                case FROM_END -> Position.END;
                case AFTER, BEFORE -> new Position(way, read(in));
            };
            end(in);
            return position;
        } catch (IOException e) {
            throw new InvalidCursorException("this cursor is cut off");
        }
    }

    private static Position.Way way(int code) {
        for (Position.Way way : Position.Way.values()) {
            if (way.code() == code) {
                return way;
            }
        }
        throw new InvalidCursorException("this cursor goes no known way");
    }

    /** A cursor of a body: version, fingerprint and seal around it. */
    static Cursor seal(PhysicalTable table, byte[] fingerprint, byte[] body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(Cursor.VERSION);
        bytes.writeBytes(fingerprint);
        bytes.writeBytes(body);
        bytes.writeBytes(table.seal().of(bytes.toByteArray()));
        return Cursor.of(bytes.toByteArray());
    }

    /** The body of a cursor that is whole and belongs to the fingerprint. */
    static byte[] open(PhysicalTable table, Cursor cursor, byte[] fingerprint, String pattern) {
        byte[] bytes = cursor.bytes();
        int end = bytes.length - Seal.LENGTH;
        if (end < HEAD) {
            throw new InvalidCursorException("this cursor is cut off");
        }
        if (!table.seal().fits(Arrays.copyOfRange(bytes, end, bytes.length), Arrays.copyOf(bytes, end))) {
            throw new InvalidCursorException("this cursor was altered, or sealed with another secret");
        }
        if (!Arrays.equals(fingerprint, Arrays.copyOfRange(bytes, 1, HEAD))) {
            throw new InvalidCursorException("this cursor belongs to another pattern than `" + pattern
                    + "`, to other arguments, to another table or to another direction");
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
            AttributeValue bound = query.values().get(Placeholders.value(i));
            if (inCursor == null || bound == null || !same(inCursor, bound)) {
                throw new InvalidCursorException("this cursor belongs to another partition");
            }
        }
    }

    /** Tells whether two keys are one to the service: {@code 1.0} is 1. */
    private static boolean same(AttributeValue left, AttributeValue right) {
        String number = left.n();
        String other = right.n();
        if (number != null && other != null) {
            return new BigDecimal(number).compareTo(new BigDecimal(other)) == 0;
        }
        return left.equals(right);
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
            case 'S' -> AttributeValue.fromS(text(bytes));
            case 'N' -> AttributeValue.fromN(number(text(bytes)));
            case 'B' -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
            default -> throw new InvalidCursorException("this cursor holds a value of unknown type");
        };
    }

    private static String number(String text) {
        try {
            // Only looked at: the service wants it as it was.
            BigDecimal unused = new BigDecimal(text);
            return text;
        } catch (NumberFormatException e) {
            throw new InvalidCursorException("this cursor holds what is no number");
        }
    }

    /** Strict: a lenient decoder would make one text of several cursors. */
    private static String text(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
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
        part(text, query.table().name());
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
