package io.neverscan.codegen.emit.definitions;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The forms in which tables are defined for other tools. All of them are JSON. */
public enum DefinitionFormat {
    /** {@code AWS::DynamoDB::Table} resources. */
    CLOUDFORMATION(new CloudFormationFile(false)),
    /** {@code AWS::DynamoDB::GlobalTable} resources. */
    GLOBAL_TABLE(new CloudFormationFile(true)),
    /** {@code aws_dynamodb_table} resources. */
    TERRAFORM(new TerraformFile()),
    /** Requests of the AWS command line. */
    CREATE_TABLE(new CreateTableFiles());

    private final Emitter emitter;

    DefinitionFormat(Emitter emitter) {
        this.emitter = emitter;
    }

    /**
     * What writes it.
     *
     * @return the emitter
     */
    public Emitter emitter() {
        return emitter;
    }

    /**
     * What the form cannot say.
     *
     * @param model a model
     * @return sentences; none if the tables can be defined in this form
     */
    public List<String> gaps(Model model) {
        List<String> gaps = new ArrayList<>();
        if (this == GLOBAL_TABLE) {
            for (Table table : model.tables()) {
                for (Index index : table.indexes()) {
                    if (index.isMultiAttribute()) {
                        gaps.add("index `" + index.name() + "` of table `" + table.name()
                                + "` has a key of several attributes, which AWS::DynamoDB::GlobalTable does not take");
                    }
                }
            }
        }
        return gaps;
    }

    /**
     * How users name it.
     *
     * @return small letters with dashes
     */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Finds a form.
     *
     * @param word how users name it
     * @return the form, empty if there is none
     */
    public static Optional<DefinitionFormat> find(String word) {
        return Arrays.stream(values()).filter(f -> f.word().equals(word)).findFirst();
    }

    /**
     * The names of all forms.
     *
     * @return on one line
     */
    public static String allowed() {
        return Arrays.stream(values()).map(DefinitionFormat::word).collect(Collectors.joining(", "));
    }
}
