package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.source.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Which names DynamoDB takes.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Supported data types and naming rules in Amazon DynamoDB".
 */
final class ServiceNames {
    private static final Pattern RESOURCE = Pattern.compile("[a-zA-Z0-9_.-]{3,255}");
    private static final int MAX_KEY_NAME_BYTES = 255;

    private final Context context;

    ServiceNames(Context context) {
        this.context = context;
    }

    /** Checks the name of a table or index; {@code why} explains where the name comes from. */
    boolean isTableName(SourceText name, String why) {
        boolean legal = RESOURCE.matcher(name.value()).matches();
        if (!legal) {
            String lead = why.isEmpty() ? "" : why + " ";
            context.report(
                    Code.BAD_NAME,
                    name.span(),
                    lead + "`" + name.value() + "` is not 3 to 255 characters out of a-z, A-Z, 0-9, `_`, `.` and `-`");
        }
        return legal;
    }

    /** Checks the name of a key attribute, or of one that an index projects. */
    void checkKeyName(SourceText name) {
        int bytes = name.value().getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MAX_KEY_NAME_BYTES) {
            context.report(
                    Code.BAD_NAME,
                    name.span(),
                    "the name has " + bytes + " bytes, a key attribute's may have " + MAX_KEY_NAME_BYTES);
        }
    }
}
