package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import io.neverscan.codegen.emit.EmittedFiles;
import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All Java sources of a model but its tables and tests. */
public final class JavaEmitter implements Emitter {
    private final boolean async;

    /**
     * Creates the emitter.
     *
     * @param async whether asynchronous repositories are written beside the blocking ones
     */
    public JavaEmitter(boolean async) {
        this.async = async;
    }

    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        List<JavaLimits.Excess> excesses = JavaLimits.of(compiled);
        if (!excesses.isEmpty()) {
            throw new IllegalArgumentException(
                    excesses.get(0).span() + ": " + excesses.get(0).message());
        }
        Scope scope = Scope.of(compiled);
        EmittedFiles files = new EmittedFiles();
        for (AttributeType type : compiled.model().types()) {
            if (type instanceof EnumType values) {
                files.add(() -> new EnumEmitter(scope).emit(values));
            } else if (type instanceof DocumentType document) {
                files.add(() -> new DocumentEmitter(scope).emit(document));
                files.add(() -> new DocumentCodecEmitter(scope).emit(document));
            }
        }
        compiled.model().items().forEach(i -> addItem(files, scope, i));
        addUsers(files, scope);
        if (async) {
            addUsers(files, scope.async());
        }
        compiled.served().stream()
                .filter(p -> p.pattern().isCollection())
                .forEach(p -> files.add(() -> new CollectionEmitter(scope).emit(p)));
        compiled.served().stream()
                .filter(p -> p.pattern().options().fetch().isPresent())
                .forEach(p -> files.add(() -> new FetchedEmitter(scope).emit(p)));
        addProjections(files, scope);
        return files.sorted();
    }

    private static void addItem(EmittedFiles files, Scope scope, ItemType item) {
        files.add(() -> new RecordEmitter(scope).emit(item));
        files.add(() -> new KeyRecordEmitter(scope).emit(item));
        files.add(() -> new KeysEmitter(scope).emit(item));
        for (Placement placement : item.placements()) {
            if (placement.isBase()) {
                files.add(() -> new SchemaEmitter(scope).emit(item, placement.form()));
            }
        }
    }

    /** What an application calls. */
    private static void addUsers(EmittedFiles files, Scope scope) {
        for (ItemType item : scope.compiled().model().items()) {
            files.add(() -> new RepositoryEmitter(scope).emit(item));
            if (!Updates.changeable(scope, item).isEmpty()) {
                files.add(() -> new UpdateEmitter(scope).emit(item));
            }
        }
        files.add(() -> new FacadeEmitter(scope).emit());
    }

    private static void addProjections(EmittedFiles files, Scope scope) {
        Map<ClassName, List<ProjectionEmitter.Use>> uses = new LinkedHashMap<>();
        for (AccessPlan.Served plan : scope.compiled().served()) {
            if (!plan.pattern().kind().givesItems()) {
                continue;
            }
            for (int i = 0; i < plan.results().size(); i++) {
                if (!plan.results().get(i).full()) {
                    uses.computeIfAbsent(Rows.element(scope, plan, i), n -> new ArrayList<>())
                            .add(new ProjectionEmitter.Use(plan, i));
                }
            }
        }
        uses.forEach((name, list) -> files.add(() -> new ProjectionEmitter(scope).emit(name, list)));
    }
}
