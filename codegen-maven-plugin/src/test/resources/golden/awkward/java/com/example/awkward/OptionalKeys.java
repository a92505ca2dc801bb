// Generated from src/main/neverscan/awkward.yaml:15, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Optional}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class OptionalKeys {
    static final KeyPart<String> CLASS = KeyPart.of("Optional", "class", KeyFormat.text());

    static final KeyPart<String> KEY = KeyPart.of("Optional", "key", KeyFormat.text());

    static final KeyPart<String> DETAIL_TYPE = KeyPart.of("Optional", "detail-type", KeyFormat.text());

    static final KeyPart<String> DEFAULT = KeyPart.of("Optional", "default", KeyFormat.text());

    static final KeyPart<String> __ = KeyPart.of("Optional", "_", KeyFormat.text());

    static final TypeTest TYPE = TypeTest.of("Optional", "_type", "Optional", List.of(KeyShape.on("PK").literal("R#").part(CLASS),
            KeyShape.on("SK").literal("S#").part(KEY).literal("#").part(DETAIL_TYPE),
            KeyShape.on("gsi-pk").literal("C#").part(DEFAULT),
            KeyShape.on("gsi-sk").part(__).literal("#").part(KEY)));

    private OptionalKeys() {
    }

    /**
     * {@code PK} is {@code R#{class}}.
     */
    static String pk(String class_) {
        return "R#" + OptionalKeys.CLASS.encode(class_);
    }

    /**
     * {@code SK} is {@code S#{key}#{detail-type}}.
     */
    static String sk(String key_, String detailType) {
        return "S#" + OptionalKeys.KEY.encode(key_) + "#" + OptionalKeys.DETAIL_TYPE.encode(detailType);
    }

    /**
     * {@code gsi-pk} is {@code C#{default}}.
     */
    static String gsiPk(String default_) {
        return "C#" + OptionalKeys.DEFAULT.encode(default_);
    }

    /**
     * {@code gsi-sk} is {@code {_}#{key}}.
     */
    static String gsiSk(String __, String key_) {
        return OptionalKeys.__.encode(__) + "#" + OptionalKeys.KEY.encode(key_);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String class_, String key_, String detailType) {
        return ItemKey.of("Optional", "PK", pk(class_)).sort("SK", sk(key_, detailType));
    }
}
