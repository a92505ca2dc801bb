package io.neverscan.codegen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;

@AnalyzeClasses(
        packages = {"io.neverscan.codegen", "io.neverscan.maven"},
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("io.neverscan.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule LAYERS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("emit")
            .definedBy("io.neverscan.codegen.emit..")
            .layer("output")
            .definedBy("io.neverscan.codegen.output")
            .layer("generate")
            .definedBy("io.neverscan.codegen.generate")
            .layer("explain")
            .definedBy("io.neverscan.codegen.explain")
            .layer("maven")
            .definedBy("io.neverscan.maven..")
            .whereLayer("maven")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("generate")
            .mayOnlyBeAccessedByLayers("maven")
            .whereLayer("explain")
            .mayOnlyBeAccessedByLayers("maven")
            .whereLayer("output")
            .mayOnlyBeAccessedByLayers("generate", "maven")
            .whereLayer("emit")
            .mayOnlyBeAccessedByLayers("output", "generate", "maven")
            .ensureAllClassesAreContainedInArchitecture();

    @ArchTest
    static final ArchRule MAVEN_STAYS_IN_ITS_PACKAGE = noClasses()
            .that()
            .resideOutsideOfPackage("io.neverscan.maven..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.maven..", "org.codehaus.plexus..");

    @ArchTest
    static final ArchRule NO_YAML_BEHIND_THE_FRONT_END = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.neverscan.dsl.syntax..", "io.neverscan.dsl.resolve..", "org.yaml..");

    @ArchTest
    static final ArchRule EMITTERS_TOUCH_NO_DISK = noClasses()
            .that()
            .resideInAPackage("io.neverscan.codegen.emit..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.nio.file.Files")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.io.File");

    @ArchTest
    static final ArchRule ONLY_MAVEN_THROWS_AT_USERS = noClasses()
            .that()
            .resideOutsideOfPackage("io.neverscan.maven..")
            .should(GeneralCodingRules.THROW_GENERIC_EXCEPTIONS);

    @ArchTest
    static final ArchRule NO_STREAMS = noClasses()
            .that()
            .resideOutsideOfPackage("io.neverscan.maven.help")
            .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS);

    @ArchTest
    static final ArchRule NO_LOGGING = GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;

    @ArchTest
    static final ArchRule NAMES_SAY_WHAT_IT_IS = classes()
            .should()
            .haveNameNotMatching("(?i).*[.](util|utils|common|helper|manager|impl|internal)[.].*")
            .andShould()
            .haveNameNotMatching(".*(Utils?|Helper|Manager|Impl)$");
}
