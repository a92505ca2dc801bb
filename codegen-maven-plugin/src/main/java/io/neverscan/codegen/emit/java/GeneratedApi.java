package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What the generated code of a model offers, in its own names: for emitters of code that calls it. Stateless. */
public final class GeneratedApi {
    private final Scope scope;
    private final Map<String, String> accessors = new LinkedHashMap<>();

    private GeneratedApi(Scope scope) {
        this.scope = scope;
        NameAllocator names = FacadeEmitter.accessors();
        scope.compiled()
                .model()
                .items()
                .forEach(i -> accessors.put(i.name(), names.newName(JavaNames.variable(i.name()))));
    }

    /**
     * The code of a model.
     *
     * @param compiled the model
     * @return its names and types
     */
    public static GeneratedApi of(CompiledModel compiled) {
        return new GeneratedApi(Scope.of(compiled));
    }

    /**
     * What the same code offers for asynchronous clients.
     *
     * @return its names and types
     */
    public GeneratedApi async() {
        return new GeneratedApi(scope.async());
    }

    /**
     * Whether this is what is offered for asynchronous clients.
     *
     * @return true if repositories give futures
     */
    public boolean isAsync() {
        return scope.face() == Face.ASYNC;
    }

    /**
     * The class through which an application uses the model.
     *
     * @return the class
     */
    public ClassName facade() {
        return scope.facade();
    }

    /**
     * All names.
     *
     * @return the names
     */
    public ModelNames names() {
        return scope.names();
    }

    /**
     * The record of the identity of an item type.
     *
     * @param item the item type
     * @return its class
     */
    public ClassName key(ItemType item) {
        return scope.names().of(item, ModelNames.Role.KEY);
    }

    /**
     * The schema of one form of an item type.
     *
     * @param item the item type
     * @param form the form
     * @return its class, with a constant INSTANCE
     */
    public ClassName schema(ItemType item, Placement.Form form) {
        return scope.names()
                .of(item, form == Placement.Form.MIRROR ? ModelNames.Role.MIRROR_SCHEMA : ModelNames.Role.SCHEMA);
    }

    /**
     * The repository of an item type.
     *
     * @param item the item type
     * @return its class
     */
    public ClassName repository(ItemType item) {
        return scope.repository(item);
    }

    /**
     * What a pattern returns of one target.
     *
     * @param plan the plan
     * @param target which of its targets
     * @return the entity's record or a projection record
     */
    public ClassName element(AccessPlan.Served plan, int target) {
        return Rows.element(scope, plan, target);
    }

    /**
     * What the method of a pattern returns one or many of.
     *
     * @param plan the plan
     * @return the record, the sealed interface of a collection, or the record of an item with what it points to
     */
    public ClassName row(AccessPlan.Served plan) {
        return Rows.row(scope, plan);
    }

    /**
     * The type of a value that is there.
     *
     * @param type the model's type
     * @return the Java type, primitive where there is one
     */
    public TypeName type(AttributeType type) {
        return scope.types().plain(type);
    }

    /**
     * The name of an enum's constant.
     *
     * @param type the enum
     * @param code the code of one of its values
     * @return the class and the constant
     */
    public CodeBlock constant(EnumType type, String code) {
        NameAllocator constants = EnumEmitter.constants(type);
        EnumType.Value value = type.values().stream()
                .filter(v -> v.code().equals(code))
                .findFirst()
                .orElseThrow();
        return CodeBlock.of("$T.$N", scope.names().type(type), constants.get(value.name()));
    }

    /**
     * The record of a document.
     *
     * @param type the document
     * @return its class
     */
    public ClassName document(DocumentType type) {
        return scope.names().type(type);
    }

    /**
     * Names of a record's components.
     *
     * @param item the item type
     * @return the names
     */
    public AttributeNames attributes(ItemType item) {
        return scope.names().attributes(item);
    }

    /**
     * Names of a document's components.
     *
     * @param type the document
     * @return the names
     */
    public AttributeNames attributes(DocumentType type) {
        return scope.names().attributes(type);
    }

    /**
     * The attributes as the record has them: a version counts from 0, times that the repository sets may be absent.
     *
     * @param item the item type
     * @return attributes in the order of the components
     */
    public List<Attribute> components(ItemType item) {
        return scope.items().attributes(item);
    }

    /**
     * Whether a component of a record may be null.
     *
     * @param component the attribute as {@link #components} has it
     * @return true if it may
     */
    public static boolean isNullable(Attribute component) {
        return Types.isNullable(component);
    }

    /**
     * The attributes that {@code put} leaves as they are stored.
     *
     * @param item the item type
     * @return their names
     */
    public Set<String> kept(ItemType item) {
        return scope.items().kept(item);
    }

    /**
     * The counters that edges maintain.
     *
     * @param item the item type
     * @return their names
     */
    public Set<String> maintained(ItemType item) {
        return scope.items().maintained(item);
    }

    /**
     * The attributes that an update may set.
     *
     * @param item the item type
     * @return attributes in the order of the model; none if there is no update
     */
    public List<Attribute> changeable(ItemType item) {
        return Updates.changeable(scope, item).stream()
                .filter(a -> a.type() != Scalar.COUNTER)
                .toList();
    }

    /**
     * The methods of an update that change an attribute.
     *
     * @param item the item type
     * @param attribute an attribute that may change
     * @return their names: the setter first, behind it for an attribute that may be null the one that removes it
     */
    public List<String> updateMethods(ItemType item, Attribute attribute) {
        UpdateMethods methods = new UpdateMethods(scope, item);
        for (Attribute other : Updates.changeable(scope, item)) {
            TypeSpec.Builder update = TypeSpec.classBuilder(scope.names().of(item, ModelNames.Role.UPDATE));
            methods.addTo(update, other);
            if (other.name().equals(attribute.name())) {
                return update.build().methodSpecs().stream()
                        .map(MethodSpec::name)
                        .toList();
            }
        }
        throw new IllegalArgumentException(attribute.name());
    }

    /**
     * What the setter of an update takes behind the new value.
     *
     * @param item the item type
     * @param attribute the attribute that is set
     * @return attributes whose value after the update is passed
     */
    public List<Attribute> witnesses(ItemType item, Attribute attribute) {
        List<Attribute> witnesses = new ArrayList<>();
        Updates.witnesses(item, Updates.recomputed(item, attribute), attribute)
                .forEach(a -> witnesses.add(scope.items().effective(item, a)));
        return witnesses;
    }

    /**
     * Whether the method of an update that removes an attribute asks for the witnesses, too.
     *
     * @param item the item type
     * @param attribute one of its attributes
     * @return true where an item without the attribute may be in an index
     */
    public boolean removerAsks(ItemType item, Attribute attribute) {
        return Updates.recomputed(item, attribute).stream().anyMatch(r -> !r.isLeftWithout(attribute));
    }

    /**
     * The accessor of an item type's repository.
     *
     * @param item the item type
     * @return name of a method of the facade
     */
    public String accessor(ItemType item) {
        return Objects.requireNonNull(accessors.get(item.name()), item.name());
    }

    /**
     * The patterns whose methods the repository of an item type has.
     *
     * @param item the item type
     * @return their plans in the order of the model
     */
    public List<AccessPlan.Served> patterns(ItemType item) {
        return scope.plans().of(item);
    }

    /**
     * The method of a pattern.
     *
     * @param pattern the pattern
     * @return its name in the repository of its first entity
     */
    public String method(AccessPattern pattern) {
        NameAllocator methods = RepositoryEmitter.methods();
        for (AccessPlan.Served plan : patterns(pattern.owner())) {
            String name = methods.newName(JavaNames.variable(plan.pattern().name()));
            if (plan.pattern().name().equals(pattern.name())) {
                return name;
            }
        }
        throw new IllegalArgumentException(pattern.name());
    }

    /**
     * The declared writes whose methods the repository of an item type has.
     *
     * @param item the item type
     * @return their plans in the order of the model
     */
    public List<WritePlan> writes(ItemType item) {
        return scope.plans().writes(item);
    }

    /**
     * The transactions whose methods the repository of an item type has.
     *
     * @param item the item type
     * @return their plans in the order of the model
     */
    public List<TransactPlan> transactions(ItemType item) {
        return scope.plans().transactions(item);
    }

    /**
     * The method of a transaction.
     *
     * @param pattern the transaction
     * @return its name in the repository of the entity of its first step
     */
    public String method(TransactPattern pattern) {
        NameAllocator methods = RepositoryEmitter.methods();
        patterns(pattern.owner())
                .forEach(p -> methods.newName(JavaNames.variable(p.pattern().name())));
        writes(pattern.owner())
                .forEach(p -> methods.newName(JavaNames.variable(p.pattern().name())));
        for (TransactPlan plan : transactions(pattern.owner())) {
            String name = methods.newName(JavaNames.variable(plan.pattern().name()));
            if (plan.pattern().name().equals(pattern.name())) {
                return name;
            }
        }
        throw new IllegalArgumentException(pattern.name());
    }

    /**
     * The method of a declared write.
     *
     * @param pattern the write
     * @return its name in the repository of its entity
     */
    public String method(WritePattern pattern) {
        NameAllocator methods = RepositoryEmitter.methods();
        patterns(pattern.type())
                .forEach(p -> methods.newName(JavaNames.variable(p.pattern().name())));
        for (WritePlan plan : writes(pattern.type())) {
            String name = methods.newName(JavaNames.variable(plan.pattern().name()));
            if (plan.pattern().name().equals(pattern.name())) {
                return name;
            }
        }
        throw new IllegalArgumentException(pattern.name());
    }
}
