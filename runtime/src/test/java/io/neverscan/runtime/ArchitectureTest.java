package io.neverscan.runtime;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;

/** The shape of the runtime and of the golden generated code. */
@AnalyzeClasses(
        packages = {"io.neverscan.runtime", "com.example"},
        importOptions = ArchitectureTest.MainAndGolden.class)
class ArchitectureTest {
    /** What we ship, and the golden code among the tests; no test classes. */
    static final class MainAndGolden implements ImportOption {
        @Override
        public boolean includes(com.tngtech.archunit.core.importer.Location location) {
            return !location.contains("/test-classes/io/neverscan/");
        }
    }

    @ArchTest
    static final ArchRule A1_NO_CYCLES =
            slices().matching("io.neverscan.runtime.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule A5_NO_COMPILER = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.neverscan.dsl..", "io.neverscan.codegen..");

    @ArchTest
    static final ArchRule A6_NO_SCAN = noClasses()
            .should()
            .callMethodWhere(target(nameMatching("(scan.*|executeStatement|batchExecuteStatement|executeTransaction)"))
                    .and(target(com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner(
                            com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage(
                                    "software.amazon.awssdk..dynamodb")))));

    @ArchTest
    static final ArchRule A6_NO_SCAN_REQUEST = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                    ".*\\.(Scan|ExecuteStatement|BatchExecuteStatement|ExecuteTransaction)(Enhanced)?Request.*");

    /** Time, chance and the machine enter where they are given from outside, nowhere else. */
    @ArchTest
    static final ArchRule A9_DETERMINISM = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("io.neverscan.runtime.table.ConnectionBuilder")
            .and()
            .doNotHaveFullyQualifiedName("io.neverscan.runtime.write.Token")
            .and()
            .doNotHaveFullyQualifiedName("io.neverscan.runtime.observe.Observation")
            .and()
            .haveNameNotMatching("io\\.neverscan\\.runtime\\.retry\\.Backoff.*")
            .should()
            .callMethodWhere(target(
                            nameMatching(
                                    "(now|systemUTC|systemDefaultZone|currentTimeMillis|nanoTime|randomUUID|getenv|getProperty|current)"))
                    .and(target(com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner(
                            com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage("java..")))));

    @ArchTest
    static final ArchRule A10_NO_STREAMS = GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

    @ArchTest
    static final ArchRule A10_NO_LOGGING = GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;

    @ArchTest
    static final ArchRule A10_NO_GENERIC_EXCEPTIONS = GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;

    @ArchTest
    static final ArchRule A12_NO_GRAB_BAGS = noClasses()
            .should()
            .haveSimpleNameContaining("Util")
            .orShould()
            .haveSimpleNameContaining("Helper")
            .orShould()
            .haveSimpleNameContaining("Manager")
            .orShould()
            .haveSimpleNameEndingWith("Impl")
            .orShould()
            .resideInAnyPackage("..util..", "..utils..", "..common..", "..internal..", "..impl..");

    /** Nothing that a native image would have to be told about. */
    @ArchTest
    static final ArchRule NO_REFLECTION = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..", "java.beans..")
            .orShould()
            .callMethodWhere(target(
                            nameMatching(
                                    "(forName|getMethods?|getDeclared.*|getRecordComponents|newInstance|getResource.*|newProxyInstance)"))
                    .and(target(com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner(
                            com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage("java.lang..")))));
}
