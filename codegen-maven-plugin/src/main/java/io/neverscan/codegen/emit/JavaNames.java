package io.neverscan.codegen.emit;

import java.util.List;
import java.util.Locale;
import javax.lang.model.SourceVersion;

/**
 * Java names for the model's names. The same text always gives the same name; two texts may give one name, so each
 * scope passes the result through its own allocator.
 */
public final class JavaNames {
    /** What may not be a method, or may not be called without a qualifier. */
    private static final List<String> RESTRICTED = List.of("yield", "var", "record", "sealed", "permits");

    private JavaNames() {}

    /**
     * Name of a method, parameter or record component: {@code detail-type} becomes {@code detailType}, {@code URL}
     * becomes {@code url}, {@code class} becomes {@code class_}.
     *
     * @param text name in the model
     * @return a legal identifier
     */
    public static String variable(String text) {
        return safe(lowerFirst(joined(text, "value")));
    }

    /**
     * Name of a type: {@code order-line} becomes {@code OrderLine}.
     *
     * @param text name in the model
     * @return a legal identifier
     */
    public static String type(String text) {
        return safe(upperFirst(joined(text, "Type")));
    }

    /**
     * Name of a constant that is no name of the model: {@code GSI1-PK} becomes {@code GSI1_PK}.
     *
     * @param text any name
     * @return a legal identifier in upper case
     */
    public static String constant(String text) {
        StringBuilder out = new StringBuilder();
        String joined = joined(text, "VALUE");
        for (int i = 0; i < joined.length(); i++) {
            char c = joined.charAt(i);
            boolean edge = i > 0 && Character.isUpperCase(c) && Character.isLowerCase(joined.charAt(i - 1));
            out.append(edge ? "_" : "").append(c);
        }
        return safe(out.toString().toUpperCase(Locale.ROOT));
    }

    /**
     * Name of an enum constant: kept as it is wherever Java allows it.
     *
     * @param text name in the model
     * @return a legal identifier
     */
    public static String enumConstant(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (out.isEmpty() && !Character.isJavaIdentifierStart(c)) {
                out.append('_');
            }
            if (Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c)) {
                out.appendCodePoint(c);
            } else if (!out.toString().endsWith("_")) {
                out.append('_');
            }
        });
        return safe(out.isEmpty() ? "_" : out.toString());
    }

    /**
     * Raises the first letter, for {@code withName}.
     *
     * @param name an identifier
     * @return the same with a capital
     */
    public static String upperFirst(String name) {
        int first = name.codePointAt(0);
        return Character.toString(Character.toUpperCase(first)) + name.substring(Character.charCount(first));
    }

    /** Lowers the leading capitals but for the one that begins the next word: URLPath, urlPath; PK, pk. */
    private static String lowerFirst(String name) {
        int[] points = name.codePoints().toArray();
        if (name.codePoints().noneMatch(Character::isLowerCase)) {
            return name.toLowerCase(Locale.ROOT);
        }
        int capitals = 0;
        while (capitals < points.length && Character.isUpperCase(points[capitals])) {
            capitals++;
        }
        boolean wordFollows = capitals > 1 && capitals < points.length && Character.isLowerCase(points[capitals]);
        int lowered = wordFollows ? capitals - 1 : capitals;
        for (int i = 0; i < lowered; i++) {
            points[i] = Character.toLowerCase(points[i]);
        }
        return new String(points, 0, points.length);
    }

    /** Leaves out what an identifier cannot hold; the letter after it becomes a capital. */
    private static String joined(String text, String whenEmpty) {
        StringBuilder out = new StringBuilder();
        boolean raise = false;
        for (int c : text.codePoints().toArray()) {
            if (!Character.isJavaIdentifierPart(c) || Character.isIdentifierIgnorable(c) || c == '$') {
                raise = !out.isEmpty();
                continue;
            }
            if (out.isEmpty() && !Character.isJavaIdentifierStart(c)) {
                out.append('_');
            }
            out.appendCodePoint(raise ? Character.toUpperCase(c) : c);
            raise = false;
        }
        return out.isEmpty() ? whenEmpty : out.toString();
    }

    private static String safe(String name) {
        return SourceVersion.isKeyword(name, SourceVersion.RELEASE_17) || RESTRICTED.contains(name) ? name + "_" : name;
    }
}
