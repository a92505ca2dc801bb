package io.neverscan.dsl.model;

/** The type of an attribute or of an element of one. */
public sealed interface AttributeType
        permits Scalar, EnumType, DocumentType, AttributeType.ListOf, AttributeType.SetOf, AttributeType.MapOf {
    /**
     * The type as the model writes it.
     *
     * @return such as {@code list<string>}
     */
    String describe();

    /**
     * A list, order kept.
     *
     * @param element type of its elements
     */
    record ListOf(AttributeType element) implements AttributeType {
        @Override
        public String describe() {
            return "list<" + element.describe() + ">";
        }
    }

    /**
     * A set, stored as SS, NS or BS.
     *
     * @param element type of its elements: text, number or binary
     */
    record SetOf(AttributeType element) implements AttributeType {
        @Override
        public String describe() {
            return "set<" + element.describe() + ">";
        }
    }

    /**
     * A map from text.
     *
     * @param value type of its values
     */
    record MapOf(AttributeType value) implements AttributeType {
        @Override
        public String describe() {
            return "map<" + value.describe() + ">";
        }
    }
}
