// Generated from src/main/neverscan/social.yaml:40, do not edit
package com.example.social;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What the access pattern {@code home} may return.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.CollectionEmitter")
public sealed interface HomeItem permits User, Follow {
}
