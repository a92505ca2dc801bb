package io.neverscan.codegen.emit.java;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import java.lang.reflect.Field;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Emitters hold class names only, so each must be the name of a class. */
class ClassNamesTest {
    static Stream<ClassName> names() throws Exception {
        Class<?> tableTypes = Class.forName("io.neverscan.codegen.emit.tables.TableTypes");
        Stream.Builder<ClassName> names = Stream.builder();
        for (Class<?> holder : new Class<?>[] {Jdk.class, Sdk.class, RuntimeTypes.class, tableTypes}) {
            for (Field field : holder.getDeclaredFields()) {
                if (field.getType() == ClassName.class) {
                    field.setAccessible(true);
                    names.add((ClassName) field.get(null));
                }
            }
        }
        return names.build();
    }

    @ParameterizedTest
    @MethodSource("names")
    void isTheNameOfAClass(ClassName name) throws ClassNotFoundException {
        assertThat(Class.forName(name.reflectionName(), false, getClass().getClassLoader()))
                .isNotNull();
    }
}
