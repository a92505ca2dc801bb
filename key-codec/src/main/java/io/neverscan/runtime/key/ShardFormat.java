package io.neverscan.runtime.key;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * The shard of a value: CRC-32 (that of zlib, ISO 3309) over the UTF-8 bytes of its text, modulo the number of shards.
 * Different values share a text, so it cannot be read back.
 */
final class ShardFormat<V> extends KeyFormat<V> {
    private static final int MOST = 10_000;

    private final int count;
    private final KeyFormat<Long> number;

    ShardFormat(int count) {
        super("shard(" + count + ")", KeyFormat.padded(width(count)).language(), false);
        this.count = count;
        this.number = KeyFormat.padded(width(count));
    }

    static int width(int count) {
        if (count < 2 || count > MOST) {
            throw new IllegalArgumentException("2.." + MOST + " shards, not " + count);
        }
        return Integer.toString(count - 1).length();
    }

    @Override
    public String encode(V value) {
        CRC32 sum = new CRC32();
        sum.update(value.toString().getBytes(StandardCharsets.UTF_8));
        return number.encode(sum.getValue() % count);
    }

    @Override
    public V decode(String text) {
        throw new KeyFormatException("shard " + number.decode(text) + " does not tell the value");
    }
}
