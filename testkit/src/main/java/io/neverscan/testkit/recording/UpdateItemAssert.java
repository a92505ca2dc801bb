package io.neverscan.testkit.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Assertions on an UpdateItem; text as in {@link QueryAssert}. Not thread-safe. */
public final class UpdateItemAssert extends AbstractAssert<UpdateItemAssert, UpdateItemRequest> {

    /** Before the placeholders are replaced, no text can be mistaken for a clause. */
    private static final Pattern CLAUSE =
            Pattern.compile("(SET|REMOVE|ADD|DELETE) (.*?)(?= (?:SET|REMOVE|ADD|DELETE) |$)");

    private final Placeholders placeholders;

    /**
     * Starts assertions on an UpdateItem.
     *
     * @param request the request
     * @throws AssertionError if it defines placeholders that no expression uses
     */
    public UpdateItemAssert(UpdateItemRequest request) {
        super(request, UpdateItemAssert.class);
        this.placeholders = new Placeholders(request.expressionAttributeNames(), request.expressionAttributeValues());
        placeholders.requireExactlyUsedBy(request.updateExpression(), request.conditionExpression());
    }

    /**
     * The table.
     *
     * @param expected physical name
     * @return this
     */
    public UpdateItemAssert onTable(String expected) {
        return equal("table", expected, actual.tableName());
    }

    /**
     * The key as text, its attributes sorted by name.
     *
     * @param expected for example {@code {PK: "USER#bob", SK: "PROFILE"}}
     * @return this
     */
    public UpdateItemAssert hasKey(String expected) {
        return equal("key", ExpressionText.canonical(expected), AttributeText.of(actual.key()));
    }

    /**
     * Exactly these changes, in any order. Each is a word and the stored name of an attribute: {@code SET name} to the
     * value that it has after the write, {@code FIRST name} the same where it has none, {@code REMOVE name};
     * {@code ADD name}, {@code DELETE name} and {@code APPEND name} with the value that is given.
     *
     * @param after the item after the write
     * @param given values that are added, taken and appended, by attribute
     * @param expected the changes
     * @return this
     */
    public UpdateItemAssert hasChanges(
            Map<String, AttributeValue> after, Map<String, AttributeValue> given, String... expected) {
        List<String> wanted =
                Stream.of(expected).map(e -> change(e, after, given)).sorted().toList();
        return equal("changes", wanted, changes().stream().sorted().toList());
    }

    private static String change(String change, Map<String, AttributeValue> after, Map<String, AttributeValue> given) {
        int blank = change.indexOf(' ');
        String attribute = change.substring(blank + 1);
        String name = ExpressionText.name(attribute);
        return switch (change.substring(0, blank)) {
            case "SET" -> "SET " + name + " = " + value(after, attribute);
            case "FIRST" -> "SET " + name + " = if_not_exists(" + name + ", " + value(after, attribute) + ")";
            case "APPEND" ->
                "SET " + name + " = list_append(if_not_exists(" + name + ", []), " + value(given, attribute) + ")";
            case "REMOVE" -> change.substring(0, blank) + " " + name;
            default -> change.substring(0, blank) + " " + name + " " + value(given, attribute);
        };
    }

    private static String value(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        if (value == null) {
            throw new AssertionError("the item has no " + attribute + " that could be written: " + item);
        }
        return AttributeText.of(value);
    }

    private List<String> changes() {
        List<String> changes = new ArrayList<>();
        Matcher clause = CLAUSE.matcher(String.valueOf(actual.updateExpression()));
        while (clause.find()) {
            for (String part : parts(clause.group(2))) {
                changes.add(clause.group(1) + " " + placeholders.text(part));
            }
        }
        return changes;
    }

    /** Splits at the commas outside brackets. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c == ',' && depth == 0) {
                parts.add(text.substring(start, i));
                start = i + 1;
            }
        }
        parts.add(text.substring(start));
        return parts;
    }

    /**
     * The condition.
     *
     * @param expected for example {@code attribute_exists(PK) and (people < 5)}
     * @return this
     */
    public UpdateItemAssert hasCondition(String expected) {
        String sent = actual.conditionExpression();
        return equal("condition", ExpressionText.canonical(expected), sent == null ? null : placeholders.text(sent));
    }

    /**
     * No condition.
     *
     * @return this
     */
    public UpdateItemAssert hasNoCondition() {
        return equal("condition", null, actual.conditionExpression());
    }

    private UpdateItemAssert equal(String what, @Nullable Object expected, @Nullable Object sent) {
        if (!Objects.equals(expected, sent)) {
            throw Difference.of("UpdateItem", what, expected, sent);
        }
        return this;
    }
}
