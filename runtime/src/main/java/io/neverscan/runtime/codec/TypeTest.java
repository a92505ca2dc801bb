package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.WrongTypeException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whether an item is of one entity: its type attribute decides, the shape of its keys where it has none. Immutable and
 * safe for use by many threads.
 */
public final class TypeTest {
    private final String entity;
    private final @Nullable String attribute;
    private final String code;
    private final List<KeyShape> shapes;

    private TypeTest(String entity, @Nullable String attribute, String code, List<KeyShape> shapes) {
        this.entity = entity;
        this.attribute = attribute;
        this.code = code;
        this.shapes = shapes;
    }

    /**
     * A test by type attribute, then by key shape.
     *
     * @param entity the entity's name in the model
     * @param attribute the type attribute
     * @param code what it holds for this entity
     * @param shapes templates of its keys, for items without the attribute
     * @return the test
     */
    public static TypeTest of(String entity, String attribute, String code, List<KeyShape> shapes) {
        return new TypeTest(entity, attribute, code, List.copyOf(shapes));
    }

    /**
     * A test by key shape alone, for tables without type attribute.
     *
     * @param entity the entity's name in the model
     * @param shapes templates of its keys; empty if the table holds nothing else
     * @return the test
     */
    public static TypeTest of(String entity, List<KeyShape> shapes) {
        return new TypeTest(entity, null, "", List.copyOf(shapes));
    }

    boolean accepts(Map<String, AttributeValue> item) {
        AttributeValue type = attribute == null ? null : item.get(attribute);
        @Nullable String found = type == null ? null : type.s();
        if (found != null) {
            return found.equals(code);
        }
        for (KeyShape shape : shapes) {
            if (!shape.fits(item)) {
                return false;
            }
        }
        return true;
    }

    void check(Map<String, AttributeValue> item) {
        if (!accepts(item)) {
            AttributeValue type = attribute == null ? null : item.get(attribute);
            @Nullable String found = type == null ? null : type.s();
            throw new WrongTypeException(entity, found == null ? "a key of another shape" : "`" + found + "`");
        }
    }

    String entity() {
        return entity;
    }

    @Nullable
    String attribute() {
        return attribute;
    }

    String code() {
        return code;
    }
}
