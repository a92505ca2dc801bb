package io.neverscan.dsl.resolve;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/** Which names Java can carry. No rule depends on the JVM that runs it. */
final class Identifiers {
    private static final Set<String> KEYWORDS = Set.of(("abstract assert boolean break byte case catch char class const"
                    + " continue default do double else enum extends final finally float for goto if implements import"
                    + " instanceof int interface long native new package private protected public return short static"
                    + " strictfp super switch synchronized this throw throws transient try void volatile while true"
                    + " false null _")
            .split(" "));
    /** Keywords only where a type is declared. */
    private static final Set<String> TYPE_KEYWORDS = Set.of("var", "yield", "record", "sealed", "permits");

    private static final Set<String> JAVA_LANG = Set.of(("AbstractMethodError Appendable ArithmeticException"
                    + " ArrayIndexOutOfBoundsException ArrayStoreException AssertionError AutoCloseable Boolean"
                    + " BootstrapMethodError Byte CharSequence Character Class ClassCastException"
                    + " ClassCircularityError ClassFormatError ClassLoader ClassNotFoundException ClassValue"
                    + " CloneNotSupportedException Cloneable Comparable Deprecated Double Enum"
                    + " EnumConstantNotPresentException Error Exception ExceptionInInitializerError Float"
                    + " FunctionalInterface IllegalAccessError IllegalAccessException IllegalArgumentException"
                    + " IllegalCallerException IllegalMonitorStateException IllegalStateException"
                    + " IllegalThreadStateException IncompatibleClassChangeError IndexOutOfBoundsException"
                    + " InheritableThreadLocal InstantiationError InstantiationException Integer InternalError"
                    + " InterruptedException Iterable LayerInstantiationException LinkageError Long"
                    + " MatchException Math Module ModuleLayer NegativeArraySizeException NoClassDefFoundError"
                    + " NoSuchFieldError NoSuchFieldException NoSuchMethodError NoSuchMethodException"
                    + " NullPointerException Number NumberFormatException Object OutOfMemoryError Override Package"
                    + " Process ProcessBuilder ProcessHandle Readable Record ReflectiveOperationException Runnable"
                    + " Runtime RuntimeException RuntimePermission SafeVarargs ScopedValue SecurityException"
                    + " SecurityManager Short StackOverflowError StackTraceElement StackWalker StrictMath String"
                    + " StringBuffer StringBuilder StringIndexOutOfBoundsException StringTemplate"
                    + " SuppressWarnings System Thread ThreadDeath ThreadGroup ThreadLocal Throwable"
                    + " TypeNotPresentException UnknownError UnsatisfiedLinkError UnsupportedClassVersionError"
                    + " UnsupportedOperationException VerifyError VirtualMachineError Void WrongThreadException IO")
            .split(" "));

    private static final Set<String> METHODS =
            Set.of(("create put get update delete fetch getClass hashCode equals toString"
                            + " notify notifyAll wait clone finalize")
                    .split(" "));

    private Identifiers() {}

    /** Letters, digits and underscores, not starting with a digit; marks that belong to letters are letters. */
    static boolean isWord(String name) {
        return isWord(name, false);
    }

    /** A word whose parts may be joined by dashes. */
    static boolean isDashedWord(String name) {
        return isWord(name, true);
    }

    private static boolean isWord(String name, boolean dashes) {
        if (name.isEmpty() || name.length() > 255) {
            return false;
        }
        int first = name.codePointAt(0);
        if (!Character.isLetter(first) && first != '_') {
            return false;
        }
        return name.codePoints().allMatch(c -> isPart(c) || (dashes && c == '-'));
    }

    private static boolean isPart(int c) {
        int type = Character.getType(c);
        return Character.isLetter(c)
                || type == Character.DECIMAL_DIGIT_NUMBER
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK
                || c == '_';
    }

    static boolean isKeyword(String name) {
        return KEYWORDS.contains(name);
    }

    static boolean isTypeKeyword(String name) {
        return KEYWORDS.contains(name) || TYPE_KEYWORDS.contains(name);
    }

    static boolean isJavaLang(String name) {
        return JAVA_LANG.contains(name);
    }

    /** A method that every repository, or every object, has. */
    static boolean isTakenMethod(String name) {
        return METHODS.contains(name);
    }

    /** Equal for names that a file system, or Java after the dashes are gone, cannot tell apart. */
    static String fold(String name) {
        boolean ascii = name.chars().allMatch(c -> c < 0x80);
        String composed = ascii ? name : Normalizer.normalize(name, Normalizer.Form.NFKC);
        return composed.replace("-", "").toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }

    /** {@code order-items} and {@code orderItems} become {@code OrderItems}. */
    static String pascal(String name) {
        StringBuilder out = new StringBuilder();
        boolean upper = true;
        for (int c : name.codePoints().toArray()) {
            if (c == '-' || c == '.') {
                upper = true;
            } else {
                out.appendCodePoint(upper ? Character.toTitleCase(c) : c);
                upper = false;
            }
        }
        return out.toString();
    }

    /** {@code OrderItem} becomes {@code ORDER_ITEM}. */
    static String constant(String name) {
        StringBuilder out = new StringBuilder();
        int before = '_';
        for (int c : name.codePoints().toArray()) {
            boolean starts = Character.isUpperCase(c) && (Character.isLowerCase(before) || Character.isDigit(before));
            if (starts) {
                out.append('_');
            }
            out.appendCodePoint(c == '-' ? '_' : c);
            before = c;
        }
        return out.toString().toUpperCase(Locale.ROOT);
    }
}
