package org.xiangqi.arbiter;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Each layer knows only those it stands on, and only the outermost know the framework. */
@AnalyzeClasses(packages = "org.xiangqi.arbiter", importOptions = ImportOption.DoNotIncludeTests.class)
class LayersTest {
    private static final String ROOT = "org.xiangqi.arbiter.";

    @ArchTest
    static final ArchRule LAYERS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("board")
            .definedBy(ROOT + "board..")
            .layer("notation")
            .definedBy(ROOT + "notation..")
            .layer("record")
            .definedBy(ROOT + "record..")
            .layer("mate")
            .definedBy(ROOT + "mate..")
            .layer("rules")
            .definedBy(ROOT + "rules..")
            .layer("search")
            .definedBy(ROOT + "search..")
            .layer("contest")
            .definedBy(ROOT + "contest..")
            .layer("api")
            .definedBy(ROOT + "api..")
            .layer("cli")
            .definedBy(ROOT + "cli..")
            .whereLayer("board")
            .mayNotAccessAnyLayer()
            .whereLayer("notation")
            .mayOnlyAccessLayers("board")
            .whereLayer("record")
            .mayOnlyAccessLayers("board", "notation")
            .whereLayer("mate")
            .mayOnlyAccessLayers("board")
            .whereLayer("rules")
            .mayOnlyAccessLayers("board", "mate")
            .whereLayer("search")
            .mayOnlyAccessLayers("board", "mate", "rules")
            .whereLayer("contest")
            .mayOnlyAccessLayers("board", "mate", "rules")
            .whereLayer("api")
            .mayOnlyBeAccessedByLayers("cli")
            .whereLayer("cli")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule ONLY_THE_OUTERMOST_KNOW_THE_FRAMEWORK = noClasses()
            .that()
            .resideOutsideOfPackages(ROOT + "api..", ROOT + "cli..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.quarkus..", "io.smallrye..", "jakarta..", "com.fasterxml..", "org.eclipse..");
}
