package io.neverscan.codegen.generate;

import java.util.regex.Pattern;

/** A pattern of paths as Maven users write them, with {@code *}, {@code ?} and {@code **}. */
final class PathPattern {
    private final Pattern regex;

    PathPattern(String pattern) {
        String text = pattern.strip().replace('\\', '/');
        if (text.endsWith("/")) {
            text += "**";
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (text.startsWith("**/", i)) {
                out.append("(?:.*/)?");
                i += 2;
            } else if (text.startsWith("**", i)) {
                out.append(".*");
                i++;
            } else if (c == '*') {
                out.append("[^/]*");
            } else if (c == '?') {
                out.append("[^/]");
            } else {
                out.append(Pattern.quote(String.valueOf(c)));
            }
        }
        this.regex = Pattern.compile(out.toString(), Pattern.DOTALL);
    }

    boolean matches(String path) {
        return regex.matcher(path).matches();
    }
}
