package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Traits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The codecs that a schema keeps in constants, one for each attribute whose codec is not one already. */
final class CodecConstants {
    private final ClassName owner;
    private final Values values;
    private final Traits traits;
    private final Map<String, Attribute> attributes = new LinkedHashMap<>();
    private final NameAllocator names = new NameAllocator();

    CodecConstants(ClassName owner, Values values, List<Attribute> attributes, Traits traits) {
        this.owner = owner;
        this.values = values;
        this.traits = traits;
        names.newName("INSTANCE");
        for (Attribute attribute : attributes) {
            if (!Values.hasConstant(attribute.type())) {
                this.attributes.put(attribute.name(), attribute);
                names.newName(JavaNames.constant(attribute.name()), attribute.name());
            }
        }
    }

    void addTo(TypeSpec.Builder type) {
        for (Attribute attribute : attributes.values()) {
            type.addField(FieldSpec.builder(values.codecType(attribute.type()), names.get(attribute.name()))
                    .addModifiers(Modifier.STATIC, Modifier.FINAL)
                    .initializer(values.codec(attribute.type()))
                    .build());
        }
    }

    /** The codec as seen from another class of the package. */
    CodeBlock of(Attribute attribute) {
        return attributes.containsKey(attribute.name())
                ? CodeBlock.of("$T.$N", owner, names.get(attribute.name()))
                : inside(attribute);
    }

    /** The codec as seen from the class itself. */
    CodeBlock inside(Attribute attribute) {
        if (isTtl(attribute)) {
            return CodeBlock.of("$T.EPOCH_SECONDS", RuntimeTypes.CODECS);
        }
        return attributes.containsKey(attribute.name())
                ? CodeBlock.of("$N", names.get(attribute.name()))
                : values.codec(attribute.type());
    }

    Values values() {
        return values;
    }

    boolean isTtl(Attribute attribute) {
        return Items.is(traits.ttl(), attribute);
    }
}
