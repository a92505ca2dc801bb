package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.InvalidKeyException;

/** The service's limits on key values, checked before the call: some engines accept what the service refuses. */
final class KeySize {
    private KeySize() {}

    static void check(String entity, String name, String value, int limit) {
        // No UTF-16 unit takes more than three bytes, so nearly all keys need no count.
        if (value.length() * 3 > limit || value.isEmpty()) {
            check(entity, name, bytes(value), limit);
        }
    }

    static void check(String entity, String name, int bytes, int limit) {
        if (bytes == 0) {
            throw new InvalidKeyException(entity, name, "a key must not be empty", null);
        }
        if (bytes > limit) {
            throw new InvalidKeyException(entity, name, "a key of " + bytes + " bytes; DynamoDB allows " + limit, null);
        }
    }

    private static int bytes(String value) {
        int bytes = 0;
        for (int i = 0; i < value.length(); i++) {
            char unit = value.charAt(i);
            // Each half of a surrogate pair stands for two of the pair's four bytes.
            bytes += unit < 0x80 ? 1 : unit < 0x800 || Character.isSurrogate(unit) ? 2 : 3;
        }
        return bytes;
    }
}
