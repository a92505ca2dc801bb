package io.neverscan.testkit.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test class that runs against an engine. Which one is chosen as the description of package
 * {@code io.neverscan.testkit.engine} says; which parameters tests may take, as {@link NeverscanExtension} says.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@ExtendWith(NeverscanExtension.class)
public @interface NeverscanTest {}
