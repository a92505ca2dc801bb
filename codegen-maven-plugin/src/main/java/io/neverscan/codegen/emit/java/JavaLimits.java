package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.TypeName;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;

/** What Java cannot express, though DynamoDB could store it. */
public final class JavaLimits {
    /** A constructor takes 255 slots, its object among them. Source: Java Virtual Machine Specification 17, 4.3.3. */
    private static final int SLOTS = 254;

    private JavaLimits() {}

    /**
     * A type that cannot become a record.
     *
     * @param span where it is declared
     * @param message what is wrong, one sentence without full stop
     */
    public record Excess(Span span, String message) {}

    /**
     * Finds what the emitters cannot write.
     *
     * @param compiled the model
     * @return one finding per type, empty for nearly all models
     */
    public static List<Excess> of(CompiledModel compiled) {
        Items items = new Items(compiled.model());
        List<Excess> found = new ArrayList<>();
        for (ItemType item : compiled.model().items()) {
            check(item.name(), item.span(), items.attributes(item), found);
        }
        for (AttributeType type : compiled.model().types()) {
            if (type instanceof DocumentType document) {
                check(document.name(), document.span(), document.attributes(), found);
            }
        }
        return found;
    }

    private static void check(String name, Span span, List<Attribute> attributes, List<Excess> found) {
        int slots = 0;
        for (Attribute attribute : attributes) {
            slots += isWide(attribute) ? 2 : 1;
        }
        if (slots > SLOTS) {
            found.add(new Excess(
                    span,
                    "`" + name + "` has " + attributes.size() + " attributes, which take " + slots
                            + " places in a Java constructor; " + SLOTS
                            + " are possible, where required long, double and counter take 2"));
        }
    }

    /** Whether it is a primitive of 64 bits. */
    private static boolean isWide(Attribute attribute) {
        if (Types.isNullable(attribute) || !(attribute.type() instanceof Scalar scalar)) {
            return false;
        }
        TypeName type = Types.scalar(scalar);
        return type.equals(TypeName.LONG) || type.equals(TypeName.DOUBLE);
    }
}
