package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The Java names of one model, given once for all emitters. What the model names itself keeps its name; what is derived
 * gives way. Two types never differ in case alone, as some file systems would put them into one file.
 */
public final class ModelNames {
    /** Simple names of java.lang that generated code uses; the model's own name must not hide them. */
    private static final List<String> JAVA_LANG = List.of(
            "Boolean",
            "Double",
            "Enum",
            "IllegalArgumentException",
            "IllegalStateException",
            "Integer",
            "Iterable",
            "Long",
            "Math",
            "Object",
            "Override",
            "Record",
            "SafeVarargs",
            "String",
            "StringBuilder",
            "Void");

    /** What is derived from an item type. */
    enum Role {
        KEY("Key"),
        SCHEMA("Schema"),
        KEYS("Keys"),
        MIRROR_SCHEMA("MirrorSchema"),
        REPOSITORY("Repository"),
        UPDATE("Update"),
        ASYNC_REPOSITORY("AsyncRepository"),
        ASYNC_UPDATE("AsyncUpdate");

        private final String suffix;

        Role(String suffix) {
            this.suffix = suffix;
        }
    }

    private static final Set<Role> ASYNC_ROLES = EnumSet.of(Role.ASYNC_REPOSITORY, Role.ASYNC_UPDATE);
    private static final Set<Role> BLOCKING_ROLES = EnumSet.complementOf(EnumSet.copyOf(ASYNC_ROLES));

    private final String packageName;
    private final Set<String> taken = new LinkedHashSet<>();
    private final Map<String, ClassName> declared = new LinkedHashMap<>();
    private final Map<String, ClassName> derived = new LinkedHashMap<>();
    private final Map<String, AttributeNames> attributes = new LinkedHashMap<>();
    private final Map<String, KeyNames> keys = new LinkedHashMap<>();

    private ModelNames(CompiledModel compiled) {
        Model model = compiled.model();
        packageName = model.packageName();
        model.items().forEach(i -> declare(i.name(), i.attributes()));
        model.types().forEach(this::declare);
        model.types().forEach(this::deriveCodec);
        String name = JavaNames.upperFirst(JavaNames.type(model.name()));
        boolean free = !taken.contains(lower(name)) && !JAVA_LANG.contains(name);
        String facade = free ? name : name + "Model";
        derive("facade", facade);
        derive("tables", name + "Tables");
        for (ItemType item : model.items()) {
            keys.put(item.name(), KeyNames.of(item));
            derive(item, BLOCKING_ROLES);
        }
        compiled.served().forEach(this::derivePattern);
        derive("async facade", name + "Async");
        model.items().forEach(i -> derive(i, ASYNC_ROLES));
    }

    /**
     * Gives all names of a model.
     *
     * @param compiled the model
     * @return its names
     */
    public static ModelNames of(CompiledModel compiled) {
        return new ModelNames(compiled);
    }

    private void derive(ItemType item, Set<Role> roles) {
        for (Role role : roles) {
            derive(roleTag(item, role), type(item).simpleName() + role.suffix);
        }
    }

    private void declare(AttributeType type) {
        if (type instanceof DocumentType document) {
            declare(document.name(), document.attributes());
        } else if (type instanceof EnumType values) {
            declare(values.name(), List.of());
        }
    }

    private void deriveCodec(AttributeType type) {
        if (type instanceof DocumentType document) {
            derive("codec " + document.name(), type(document).simpleName() + "Codec");
        }
    }

    private void declare(String name, List<Attribute> ofType) {
        declared.put(name, allocate(JavaNames.type(name)));
        attributes.put(name, AttributeNames.of(ofType));
    }

    private void derive(String tag, String wished) {
        derived.put(tag, allocate(wished));
    }

    private void derivePattern(AccessPlan.Served plan) {
        AccessPattern pattern = plan.pattern();
        String title = JavaNames.upperFirst(JavaNames.variable(pattern.name()));
        if (pattern.isCollection()) {
            derive("collection " + pattern.name(), title + "Item");
        }
        if (pattern.options().fetch().isPresent()) {
            derive(fetchedTag(pattern), title + "Row");
        }
        for (int i = 0; i < plan.results().size(); i++) {
            AccessPlan.Result result = plan.results().get(i);
            if (result.full() || !pattern.kind().givesItems()) {
                continue;
            }
            ItemType type = pattern.targets().get(i).type();
            boolean keysOnly = type.identity().containsAll(result.attributes());
            String shared = "reference " + type.name() + " " + result.attributes();
            if (keysOnly && derived.containsKey(shared)) {
                derived.put(projectionTag(pattern, type), Objects.requireNonNull(derived.get(shared)));
                continue;
            }
            derive(projectionTag(pattern, type), type(type).simpleName() + (keysOnly ? "Ref" : title));
            if (keysOnly) {
                derived.put(shared, Objects.requireNonNull(derived.get(projectionTag(pattern, type))));
            }
        }
    }

    /**
     * A name for a class that no emitter of this package writes.
     *
     * @param wished the wished name
     * @return that name, or with underscores behind it if a class of the model has it
     */
    public ClassName free(String wished) {
        String name = wished;
        while (taken.contains(lower(name))) {
            name += "_";
        }
        return ClassName.get(packageName, name);
    }

    private ClassName allocate(String wished) {
        String name = wished;
        while (!taken.add(lower(name))) {
            name += "_";
        }
        return ClassName.get(packageName, name);
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String roleTag(ItemType item, Role role) {
        return role + " " + item.name();
    }

    private static String projectionTag(AccessPattern pattern, ItemType type) {
        return "projection " + pattern.name() + " " + type.name();
    }

    private static String fetchedTag(AccessPattern pattern) {
        return "fetched " + pattern.name();
    }

    private ClassName named(Map<String, ClassName> names, String tag) {
        return Objects.requireNonNull(names.get(tag), tag);
    }

    /**
     * The package of all generated types.
     *
     * @return its name
     */
    public String packageName() {
        return packageName;
    }

    /**
     * The record of an entity or edge.
     *
     * @param item the item type
     * @return its class
     */
    public ClassName type(ItemType item) {
        return named(declared, item.name());
    }

    ClassName type(EnumType type) {
        return named(declared, type.name());
    }

    ClassName type(DocumentType type) {
        return named(declared, type.name());
    }

    ClassName codec(DocumentType document) {
        return named(derived, "codec " + document.name());
    }

    ClassName of(ItemType item, Role role) {
        return named(derived, roleTag(item, role));
    }

    /**
     * The class through which an application uses the model.
     *
     * @return the class
     */
    public ClassName facade() {
        return named(derived, "facade");
    }

    /**
     * The class through which an application uses the model with futures.
     *
     * @return the class
     */
    public ClassName asyncFacade() {
        return named(derived, "async facade");
    }

    /**
     * The class of table definitions.
     *
     * @return the class
     */
    public ClassName tables() {
        return named(derived, "tables");
    }

    /**
     * The sealed interface of a collection pattern.
     *
     * @param pattern the pattern
     * @return its class
     */
    ClassName collection(AccessPattern pattern) {
        return named(derived, "collection " + pattern.name());
    }

    /**
     * The record that a pattern returns of a type which it does not read as a whole.
     *
     * @param pattern the pattern
     * @param type the item type
     * @return its class
     */
    ClassName projection(AccessPattern pattern, ItemType type) {
        return named(derived, projectionTag(pattern, type));
    }

    /**
     * The record of an item with what it points to, for a pattern that reads both.
     *
     * @param pattern the pattern
     * @return its class
     */
    ClassName fetched(AccessPattern pattern) {
        return named(derived, fetchedTag(pattern));
    }

    /** The builder nested in a type. A record's header would take it for a model type of that name. */
    ClassName builder(ClassName of) {
        String name = "Builder";
        while (taken.contains(lower(name))) {
            name += "_";
        }
        return of.nestedClass(name);
    }

    /** The names inside the keys class of an item type. */
    KeyNames keys(ItemType item) {
        return Objects.requireNonNull(keys.get(item.name()), item.name());
    }

    AttributeNames attributes(ItemType item) {
        return Objects.requireNonNull(attributes.get(item.name()), item.name());
    }

    AttributeNames attributes(DocumentType document) {
        return Objects.requireNonNull(attributes.get(document.name()), document.name());
    }
}
