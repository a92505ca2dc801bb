package io.neverscan.codegen.emit.definitions;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Small JSON objects, their fields sorted by name. */
final class Fields {
    private Fields() {}

    static Map<String, Object> of(String name, Object value) {
        return Collections.singletonMap(name, value);
    }

    static Map<String, Object> of(String name, Object value, String name2, Object value2) {
        return with(of(name, value), name2, value2);
    }

    /** The same with one field more. */
    static Map<String, Object> with(Map<String, Object> fields, String name, Object value) {
        Map<String, Object> more = new TreeMap<>(fields);
        more.put(name, value);
        return Collections.unmodifiableMap(more);
    }
}
