package io.neverscan.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.domain.properties.HasOwner;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;

/** The rules of the house for this module; the numbers are those of the style guide. */
@AnalyzeClasses(packages = "io.neverscan.testkit", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String FORBIDDEN_NAMES = ".*\\.(utils?|common|helper|manager|impl|internal)(\\..*)?";

    @ArchTest
    static final ArchRule A1_NO_CYCLES =
            slices().matching("io.neverscan.testkit.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule A5_NOTHING_FROM_THE_BUILD = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.neverscan.dsl..", "io.neverscan.codegen..");

    /** Recording clients declare Scan in order to refuse it; nothing calls it. */
    @ArchTest
    static final ArchRule A6_NO_SCAN = noClasses()
            .should()
            .callMethodWhere(JavaCall.Predicates.target(HasOwner.Predicates.With.owner(
                            JavaClass.Predicates.resideInAPackage("software.amazon.awssdk.services.dynamodb..")))
                    .and(JavaCall.Predicates.target(HasName.Predicates.nameMatching(
                            "scan|scanPaginator|(batchE|e)xecuteStatement|executeTransaction"))));

    @ArchTest
    static final ArchRule A10_NO_STANDARD_STREAMS = GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

    @ArchTest
    static final ArchRule A10_NO_JAVA_LOGGING = GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;

    @ArchTest
    static final ArchRule A10_NO_GENERIC_EXCEPTIONS = GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;

    @ArchTest
    static final ArchRule A12_NO_GRAB_BAG_PACKAGES = noClasses().should().haveNameMatching(FORBIDDEN_NAMES);

    @ArchTest
    static final ArchRule A12_NO_GRAB_BAG_CLASSES =
            classes().should().haveNameNotMatching(".*(Utils?|Common|Helper|Manager|Impl|Internal)(\\$.*)?");
}
