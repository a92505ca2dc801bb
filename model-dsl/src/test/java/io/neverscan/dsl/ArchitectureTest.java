package io.neverscan.dsl;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import com.tngtech.archunit.library.GeneralCodingRules;

@AnalyzeClasses(packages = "io.neverscan.dsl", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String DSL = "io.neverscan.dsl.";

    private static final DescribedPredicate<JavaClass> DATA =
            describe("records, enums or sealed interfaces", c -> c.isRecord() || c.isEnum() || c.isInterface());

    @ArchTest
    static final ArchRule A1_NO_CYCLES =
            slices().matching("io.neverscan.dsl.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule A2_LAYERS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("source")
            .definedBy(DSL + "source..")
            .layer("diagnostic")
            .definedBy(DSL + "diagnostic..")
            .layer("syntax")
            .definedBy(DSL + "syntax..")
            .layer("model")
            .definedBy(DSL + "model..")
            .layer("expression")
            .definedBy(DSL + "expression..")
            .layer("resolve")
            .definedBy(DSL + "resolve..")
            .layer("keys")
            .definedBy(DSL + "keys..")
            .layer("check")
            .definedBy(DSL + "check..")
            .layer("plan")
            .definedBy(DSL + "plan..")
            .layer("cost")
            .definedBy(DSL + "cost..")
            .layer("evaluate")
            .definedBy(DSL + "evaluate..")
            .layer("compat")
            .definedBy(DSL + "compat..")
            .layer("render")
            .definedBy(DSL + "render..")
            .layer("compile")
            .definedBy(DSL + "compile..")
            .whereLayer("source")
            .mayNotAccessAnyLayer()
            .whereLayer("diagnostic")
            .mayOnlyAccessLayers("source")
            .whereLayer("syntax")
            .mayOnlyAccessLayers("source", "diagnostic")
            .whereLayer("model")
            .mayOnlyAccessLayers("source")
            .whereLayer("expression")
            .mayOnlyAccessLayers("source", "diagnostic", "model")
            .whereLayer("resolve")
            .mayOnlyAccessLayers("syntax", "expression", "model", "diagnostic", "source")
            .whereLayer("keys")
            .mayOnlyAccessLayers("model", "source")
            .whereLayer("check")
            .mayOnlyAccessLayers("keys", "model", "diagnostic", "source")
            .whereLayer("plan")
            .mayOnlyAccessLayers("keys", "model", "diagnostic", "source")
            .whereLayer("cost")
            .mayOnlyAccessLayers("evaluate", "keys", "plan", "model", "diagnostic", "source")
            .whereLayer("evaluate")
            .mayOnlyAccessLayers("keys", "plan", "model")
            .whereLayer("compat")
            .mayOnlyAccessLayers("plan", "model", "diagnostic")
            .whereLayer("render")
            .mayOnlyAccessLayers("diagnostic", "source")
            .whereLayer("compile")
            .mayNotBeAccessedByAnyLayer()
            .ensureAllClassesAreContainedInArchitecture();

    @ArchTest
    static final ArchRule A4_ONLY_SYNTAX_READS_YAML = noClasses()
            .that()
            .resideOutsideOfPackage(DSL + "syntax..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.yaml.snakeyaml..");

    @ArchTest
    static final ArchRule A5_NO_AWS_NO_MAVEN_NO_EMITTER = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("software.amazon..", "org.apache.maven..", "com.palantir..", "io.neverscan.codegen..");

    @ArchTest
    static final ArchRule A7_STAGES_PASS_DATA = classes()
            .that()
            .resideInAnyPackage(DSL + "model..", DSL + "diagnostic..")
            .and()
            .areTopLevelClasses()
            .should(ArchConditions.be(DATA));

    @ArchTest
    static final ArchRule A7_SYNTAX_SHOWS_DATA_AND_ITS_PARSER = classes()
            .that()
            .resideInAPackage(DSL + "syntax..")
            .and()
            .areTopLevelClasses()
            .and()
            .arePublic()
            .and()
            .doNotHaveSimpleName("ModelParser")
            .should(ArchConditions.be(DATA));

    @ArchTest
    static final ArchRule A7_NO_SETTERS = methods().should().haveNameNotMatching("set[A-Z].*");

    @ArchTest
    static final ArchRule A7_NO_MUTABLE_STATICS =
            fields().that().areStatic().should().beFinal();

    @ArchTest
    static final ArchRule A7_NO_MUTABLE_PUBLIC_FIELDS =
            fields().that().doNotHaveModifier(JavaModifier.PRIVATE).should().beFinal();

    @ArchTest
    static final ArchRule A9_NO_ORDER_BY_CHANCE = noClasses()
            .that()
            .resideInAnyPackage(DSL + "plan..", DSL + "compat..", DSL + "render..")
            .should()
            .callConstructor(java.util.HashMap.class)
            .orShould()
            .callConstructor(java.util.HashSet.class)
            .orShould()
            .callMethod(java.util.stream.Collectors.class, "toSet")
            .orShould()
            .callMethod(
                    java.util.stream.Collectors.class,
                    "toMap",
                    java.util.function.Function.class,
                    java.util.function.Function.class)
            .orShould()
            .callMethod(java.util.stream.Collectors.class, "groupingBy", java.util.function.Function.class);

    @ArchTest
    static final ArchRule A9_NOTHING_OF_THE_MACHINE = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.time.Clock")
            .orShould()
            .callMethod(System.class, "getProperty", String.class)
            .orShould()
            .callMethod(System.class, "getenv", String.class)
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "lineSeparator")
            .orShould()
            .callMethod(java.util.Locale.class, "getDefault")
            .orShould()
            .callMethod(java.nio.charset.Charset.class, "defaultCharset")
            .orShould()
            .callMethod(String.class, "toLowerCase")
            .orShould()
            .callMethod(String.class, "toUpperCase")
            .orShould()
            .callMethod(String.class, "getBytes");

    @ArchTest
    static final ArchRule A10_NO_STANDARD_STREAMS = GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

    @ArchTest
    static final ArchRule A10_NO_JAVA_UTIL_LOGGING = GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;

    @ArchTest
    static final ArchRule A10_NO_GENERIC_EXCEPTIONS = GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;

    @ArchTest
    static final ArchRule A10_NO_FILES = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.nio.file..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.File")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.FileInputStream")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.FileReader");

    @ArchTest
    static final ArchRule A11_NO_EXCEPTION_OF_ITS_OWN = noClasses().should().beAssignableTo(Throwable.class);

    @ArchTest
    static final ArchRule A12_NO_GRAB_BAGS = noClasses()
            .should()
            .haveSimpleNameEndingWith("Util")
            .orShould()
            .haveSimpleNameEndingWith("Utils")
            .orShould()
            .haveSimpleNameEndingWith("Helper")
            .orShould()
            .haveSimpleNameEndingWith("Manager")
            .orShould()
            .haveSimpleNameEndingWith("Impl")
            .orShould()
            .resideInAnyPackage(
                    "..util..", "..utils..", "..common..", "..helper..", "..manager..", "..impl..", "..internal..");
}
