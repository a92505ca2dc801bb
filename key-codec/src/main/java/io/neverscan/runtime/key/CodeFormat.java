package io.neverscan.runtime.key;

import java.util.List;

/** Values out of a finite list. */
final class CodeFormat extends KeyFormat<String> {
    static final KeyFormat<Boolean> BOOL = new BoolFormat();

    private final List<String> codes;

    private CodeFormat(List<String> codes) {
        super(
                "code",
                () -> new KeyLanguage.Words(codes.stream().map(KeyText::escape).toList()),
                false);
        this.codes = codes;
    }

    static CodeFormat of(List<String> codes) {
        return new CodeFormat(List.copyOf(codes));
    }

    @Override
    public String encode(String value) {
        return KeyText.escape(known(value));
    }

    @Override
    public String decode(String text) {
        return known(KeyText.unescape(text));
    }

    private String known(String code) {
        if (!codes.contains(code)) {
            throw new KeyFormatException("`" + code + "` is not one of " + codes);
        }
        return code;
    }

    private static final class BoolFormat extends KeyFormat<Boolean> {
        BoolFormat() {
            super("boolean", new KeyLanguage.Words(List.of("0", "1")), true);
        }

        @Override
        public String encode(Boolean value) {
            return value ? "1" : "0";
        }

        @Override
        public Boolean decode(String text) {
            return switch (text) {
                case "0" -> false;
                case "1" -> true;
                default -> throw new KeyFormatException("`" + text + "` is neither 0 nor 1");
            };
        }
    }
}
