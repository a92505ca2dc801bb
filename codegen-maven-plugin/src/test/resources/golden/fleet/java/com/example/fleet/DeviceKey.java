// Generated from src/main/neverscan/fleet.yaml:25, do not edit
package com.example.fleet;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Device from another.
 *
 * @param deviceId attribute {@code deviceId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record DeviceKey(long deviceId) {
}
