package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes {@link BoundKey}s out of templates and known values. */
final class BoundKeys {
    private BoundKeys() {}

    /**
     * The front of a template: up to its first component without a value.
     *
     * @param template the template
     * @param known the values
     * @return the front; the whole key if every component has a value
     */
    static BoundKey front(KeyTemplate template, Known known) {
        List<BoundKey.Part> parts = new ArrayList<>();
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                addText(parts, literal.text());
                continue;
            }
            Segment.Component component = (Segment.Component) segment;
            Optional<Operand> value = known.value(component);
            if (value.isEmpty()) {
                break;
            }
            addValue(parts, known.chosen(component), value.get());
        }
        return new BoundKey(template.key(), parts);
    }

    private static void addValue(List<BoundKey.Part> parts, Segment.Component component, Operand operand) {
        Optional<String> text = operand instanceof Operand.Constant constant
                ? component.encoding().format().map(f -> encode(f, component.encoding(), constant.value()))
                : Optional.empty();
        if (text.isPresent()) {
            addText(parts, text.get());
        } else {
            parts.add(new BoundKey.Value(component, operand));
        }
    }

    /** Neighbouring texts become one, so that keys that are the same are equal. */
    private static void addText(List<BoundKey.Part> parts, String text) {
        int last = parts.size() - 1;
        if (last >= 0 && parts.get(last) instanceof BoundKey.Text before) {
            parts.set(last, new BoundKey.Text(before.text() + text));
        } else {
            parts.add(new BoundKey.Text(text));
        }
    }

    /**
     * The key text of a constant of the model.
     *
     * @throws io.neverscan.runtime.key.KeyFormatException if the format has no text for it
     */
    @SuppressWarnings("unchecked") // the resolver has typed the constant by the attribute
    private static String encode(KeyFormat<?> format, KeyEncoding encoding, Object value) {
        boolean plain = encoding instanceof KeyEncoding.Text
                || encoding instanceof KeyEncoding.Raw
                || encoding instanceof KeyEncoding.Code
                || encoding instanceof KeyEncoding.Shard
                || !(value instanceof String);
        Object typed = plain ? value : format.decode((String) value);
        return ((KeyFormat<Object>) format).encode(typed);
    }

    /**
     * Tells whether two keys are the same function of the arguments.
     *
     * @param left one key
     * @param right another
     * @return true if they render the same text for all arguments
     */
    static boolean same(BoundKey left, BoundKey right) {
        if (left.parts().size() != right.parts().size()) {
            return false;
        }
        for (int i = 0; i < left.parts().size(); i++) {
            if (!same(left.parts().get(i), right.parts().get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The same for keys of several attributes. */
    static boolean same(List<BoundKey> left, List<BoundKey> right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (!same(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean same(BoundKey.Part left, BoundKey.Part right) {
        if (left instanceof BoundKey.Value l && right instanceof BoundKey.Value r) {
            return l.component().encoding().equals(r.component().encoding())
                    && l.operand().equals(r.operand());
        }
        return left.equals(right);
    }

    /**
     * The longest front that several keys share.
     *
     * @param keys the keys
     * @param whole whether all of a shared piece of text is taken; else it is cut after its last delimiter, so that the
     *     prefix ends where a component or a type name ends
     * @return their common front
     */
    static BoundKey common(List<BoundKey> keys, boolean whole) {
        BoundKey shared = keys.get(0);
        for (BoundKey key : keys) {
            shared = common(shared, key, whole);
        }
        return shared;
    }

    private static BoundKey common(BoundKey left, BoundKey right, boolean whole) {
        List<BoundKey.Part> parts = new ArrayList<>();
        for (int i = 0; i < Math.min(left.parts().size(), right.parts().size()); i++) {
            BoundKey.Part l = left.parts().get(i);
            BoundKey.Part r = right.parts().get(i);
            if (same(l, r)) {
                parts.add(l);
                continue;
            }
            if (l instanceof BoundKey.Text a && r instanceof BoundKey.Text b) {
                String text = sharedText(a.text(), b.text(), whole);
                if (!text.isEmpty()) {
                    parts.add(new BoundKey.Text(text));
                }
            }
            break;
        }
        return new BoundKey(left.key(), parts);
    }

    private static String sharedText(String a, String b, boolean whole) {
        int length = 0;
        while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) {
            length++;
        }
        if (whole) {
            return a.substring(0, length > 0 && Character.isHighSurrogate(a.charAt(length - 1)) ? length - 1 : length);
        }
        int end = length;
        while (end > 0 && a.charAt(end - 1) != '#') {
            end--;
        }
        return a.substring(0, end);
    }

    /**
     * The attributes whose values a shared front really holds.
     *
     * @param template a template
     * @param known the values
     * @param shared a front of the template, perhaps cut short
     * @return the attributes of the components that lie wholly inside the front
     */
    static List<Attribute> heldBy(KeyTemplate template, Known known, BoundKey shared) {
        List<Attribute> held = new ArrayList<>();
        List<BoundKey.Part> built = new ArrayList<>();
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                addText(built, literal.text());
                continue;
            }
            Segment.Component component = (Segment.Component) segment;
            Optional<Operand> value = known.value(component);
            if (value.isEmpty()) {
                break;
            }
            addValue(built, known.chosen(component), value.get());
            if (!startsWith(shared, built)) {
                break;
            }
            if (!component.encoding().isLossy()) {
                held.add(component.attribute());
            }
        }
        return held;
    }

    private static boolean startsWith(BoundKey key, List<BoundKey.Part> front) {
        if (front.size() > key.parts().size()) {
            return false;
        }
        for (int i = 0; i < front.size(); i++) {
            BoundKey.Part ours = key.parts().get(i);
            BoundKey.Part theirs = front.get(i);
            boolean cut = i == front.size() - 1
                    && ours instanceof BoundKey.Text a
                    && theirs instanceof BoundKey.Text b
                    && a.text().startsWith(b.text());
            if (!cut && !same(ours, theirs)) {
                return false;
            }
        }
        return true;
    }
}
