package io.neverscan.codegen;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The rules of style.md that concern the emitters. */
@AnalyzeClasses(packages = "io.neverscan.codegen.emit", importOptions = ImportOption.DoNotIncludeTests.class)
class EmitArchitectureTest {
    @ArchTest
    static final ArchRule a1NoCycles =
            slices().matching("io.neverscan.codegen.emit.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule a3NoSyntax = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("io.neverscan.dsl.syntax..", "io.neverscan.dsl.resolve.."));

    @ArchTest
    static final ArchRule a4NoMavenAndNoYaml = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.apache.maven..", "org.yaml..", "io.neverscan.maven.."));

    @ArchTest
    static final ArchRule a4JavaPoetWhereJavaIsWritten = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "io.neverscan.codegen.emit.java..",
                    "io.neverscan.codegen.emit.tables..",
                    "io.neverscan.codegen.emit.tests..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("com.palantir.javapoet.."));

    @ArchTest
    static final ArchRule a5NoSdkAndNoRuntimeButKeys = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    "software.amazon.awssdk..",
                    "io.neverscan.runtime.codec..",
                    "io.neverscan.runtime.read..",
                    "io.neverscan.runtime.write..",
                    "io.neverscan.runtime.table.."));

    @ArchTest
    static final ArchRule a9NoUnorderedCollections = noClasses()
            .should()
            .callConstructor(HashMap.class)
            .orShould()
            .callConstructor(HashSet.class)
            .orShould()
            .callMethodWhere(describe(
                    "Set.of",
                    call -> call.getTargetOwner().isEquivalentTo(Set.class)
                            && call.getName().equals("of")))
            .orShould()
            .callMethodWhere(describe(
                    "Map.of",
                    call -> call.getTargetOwner().isEquivalentTo(Map.class)
                            && call.getName().equals("of")));

    @ArchTest
    static final ArchRule a9NoClockAndNoSettings = noClasses()
            .should()
            .callMethod(System.class, "getProperty", String.class)
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Charset.class, "defaultCharset");

    @ArchTest
    static final ArchRule a10NoFiles =
            noClasses().should().dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio.file.."));

    @ArchTest
    static final ArchRule a10Streams = NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

    @ArchTest
    static final ArchRule a10Exceptions = NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;

    @ArchTest
    static final ArchRule a10Logging = NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;

    @ArchTest
    static final ArchRule a12Names = noClasses()
            .should()
            .haveNameMatching("(?i).*(utils?|common|helpers?|managers?|impl|internal)(\\..*|\\$.*)?");
}
