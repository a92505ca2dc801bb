package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.NameAllocator;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import java.util.ArrayList;
import java.util.List;

/** Java names of the attributes of one type: record components, builder methods and parameters. */
public final class AttributeNames {
    /** Accessors may not hide these, and a record refuses most of them as components. */
    private static final List<String> TAKEN = List.of(
            "clone",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "toString",
            "wait",
            "equals",
            "builder",
            "toBuilder",
            "key");

    private final NameAllocator components = new NameAllocator();
    private final NameAllocator suffixes = new NameAllocator();
    private final List<Attribute> attributes;

    private AttributeNames(List<Attribute> attributes) {
        this.attributes = List.copyOf(attributes);
        TAKEN.forEach(components::newName);
        attributes.forEach(a -> {
            String name = components.newName(JavaNames.variable(a.name()), a.name());
            suffixes.newName(JavaNames.upperFirst(name), a.name());
        });
    }

    static AttributeNames of(List<Attribute> attributes) {
        return new AttributeNames(attributes);
    }

    /**
     * Name of the component.
     *
     * @param attribute an attribute of the type
     * @return the name
     */
    public String component(Attribute attribute) {
        return components.get(attribute.name());
    }

    /**
     * What follows {@code with}, {@code add} or {@code remove} in a method's name.
     *
     * @param attribute an attribute of the type
     * @return the capitalized name
     */
    public String suffix(Attribute attribute) {
        return suffixes.get(attribute.name());
    }

    /**
     * Makes a name for something else in a scope that holds all components.
     *
     * @param wished the wished name
     * @return that name, or with underscores behind it
     */
    public String local(String wished) {
        return components.clone().newName(wished);
    }

    /**
     * All component names.
     *
     * @return names in the order of the attributes
     */
    public List<String> all() {
        List<String> all = new ArrayList<>();
        attributes.forEach(a -> all.add(component(a)));
        return all;
    }
}
