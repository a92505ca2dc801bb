package io.neverscan.runtime.key;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Identifiers of fixed width. */
final class IdFormat {
    static final KeyFormat<UUID> UUID_TEXT = new UuidFormat();
    static final KeyFormat<String> ULID_TEXT = new UlidFormat();

    private IdFormat() {}

    private static final class UuidFormat extends KeyFormat<UUID> {
        UuidFormat() {
            super("uuid", shape(), false);
        }

        private static KeyLanguage shape() {
            List<CharRun> runs = new ArrayList<>();
            for (int length : new int[] {8, 4, 4, 4, 12}) {
                if (!runs.isEmpty()) {
                    runs.add(new CharRun("--", 1, 1));
                }
                runs.add(new CharRun("09af", length, length));
            }
            return new KeyLanguage.Runs(runs);
        }

        @Override
        public String encode(UUID value) {
            return value.toString();
        }

        @Override
        public UUID decode(String text) {
            try {
                UUID value = UUID.fromString(text);
                if (value.toString().equals(text)) {
                    return value;
                }
            } catch (IllegalArgumentException notOne) {
                throw new KeyFormatException("`" + text + "` is not a UUID", notOne);
            }
            throw new KeyFormatException("`" + text + "` is not a UUID of 36 lower-case characters");
        }
    }

    private static final class UlidFormat extends KeyFormat<String> {
        private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

        UlidFormat() {
            super(
                    "ulid",
                    new KeyLanguage.Runs(List.of(new CharRun("07", 1, 1), new CharRun("09AHJKMNPTVZ", 25, 25))),
                    true);
        }

        @Override
        public String encode(String value) {
            return decode(value);
        }

        @Override
        public String decode(String text) {
            boolean valid = text.length() == 26
                    && text.charAt(0) <= '7'
                    && text.chars().allMatch(c -> ALPHABET.indexOf(c) >= 0);
            if (!valid) {
                throw new KeyFormatException("`" + text + "` is not a ULID of 26 upper-case characters");
            }
            return text;
        }
    }
}
