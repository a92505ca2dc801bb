package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Stands for the real emitters until they are merged: types of the right names, so that whole builds can be tested. */
final class ProvisionalEmitter implements Emitter {
    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        Model model = compiled.model();
        List<GeneratedFile> files = new ArrayList<>();
        for (ItemType item : model.items()) {
            files.add(file(model, item.name(), record(item.name(), item.attributes()), place(item)));
            files.add(file(model, item.name() + "Key", record(item.name() + "Key", item.identity()), place(item)));
            String keys = item.base().templates().stream()
                    .map((KeyTemplate t) -> "    static final String " + t.key().name() + " = \"" + t.text() + "\";\n")
                    .collect(Collectors.joining());
            String repository = "final class " + item.name() + "Repository {\n" + keys + "}\n";
            files.add(file(model, item.name() + "Repository", repository, place(item)));
        }
        String facade =
                Character.toUpperCase(model.name().charAt(0)) + model.name().substring(1);
        files.add(file(
                model, facade, "final class " + facade + " {}\n", model.span().location()));
        return files.stream().sorted().toList();
    }

    private static String place(ItemType item) {
        return item.span().location();
    }

    private static GeneratedFile file(Model model, String name, String body, String place) {
        String path = model.packageName().replace('.', '/') + "/" + name + ".java";
        String head = "// Generated from " + place + ", do not edit\npackage " + model.packageName() + ";\n\n";
        return new GeneratedFile(path, head + "public " + body);
    }

    private static String record(String name, List<Attribute> attributes) {
        String components = attributes.stream()
                .map(a -> (a.type() == Scalar.STRING ? "String " : a.type() == Scalar.BOOLEAN ? "boolean " : "Object ")
                        + a.name())
                .collect(Collectors.joining(", "));
        return "record " + name + "(" + components + ") {}\n";
    }
}
