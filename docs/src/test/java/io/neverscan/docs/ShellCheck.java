package io.neverscan.docs;

import io.neverscan.testkit.engine.EngineLocator;
import io.neverscan.testkit.paging.PageWalk;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Maven's command lines name goals, phases, properties, profiles and modules that exist; other commands are few. */
final class ShellCheck implements BlockCheck {
    private static final Set<String> PHASES =
            Set.of("clean", "validate", "compile", "test", "package", "verify", "install");
    private static final Set<String> FLAGS = Set.of("-B", "-ntp", "-am", "-o", "-q");
    private static final Set<String> COMMANDS = Set.of("docker", "npm", "git", "cd");
    private static final Pattern WORD = Pattern.compile("(?:[^\\s\"]|\"[^\"]*\")+");

    @Override
    public String fault(Block block) {
        List<String> faults = new ArrayList<>();
        block.text().lines().filter(l -> !l.isBlank() && !l.startsWith("#")).forEach(l -> command(l, faults));
        return String.join("\n", faults);
    }

    private static void command(String line, List<String> faults) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            words.add(word.group());
        }
        while (words.size() > 1 && words.get(0).matches("[A-Z_]+=.*")) {
            String variable = words.remove(0).replaceFirst("=.*", "");
            if (!variable.equals(EngineLocator.ENDPOINT_VARIABLE)) {
                faults.add("no variable " + variable);
            }
        }
        if (words.get(0).equals("mvn")) {
            maven(words.subList(1, words.size()), faults);
        } else if (!COMMANDS.contains(words.get(0))) {
            faults.add("no check for the command " + words.get(0));
        }
    }

    private static void maven(List<String> words, List<String> faults) {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.startsWith("-D")) {
                String property = word.substring(2).replaceFirst("=.*", "");
                if (!properties().contains(property)) {
                    faults.add("no property " + property);
                }
            } else if (word.startsWith("-P")) {
                boolean known = Tree.files(Tree.ROOT, "pom.xml").stream()
                        .anyMatch(p -> Tree.read(p).contains("<id>" + word.substring(2) + "</id>"));
                if (!known) {
                    faults.add("no profile " + word.substring(2));
                }
            } else if (word.equals("-pl")) {
                String module = words.get(++i);
                if (!Files.exists(Tree.ROOT.resolve(module).resolve("pom.xml"))) {
                    faults.add("no module " + module);
                }
            } else if (!FLAGS.contains(word) && !PHASES.contains(word) && !isGoal(word)) {
                faults.add("no phase, goal or flag " + word);
            }
        }
    }

    private static boolean isGoal(String word) {
        String prefix = "neverscan:";
        String full = "io.neverscan:neverscan-maven-plugin:" + Poms.VERSION + ":";
        String goal = word.startsWith(full) ? word.substring(full.length()) : word.replaceFirst("^" + prefix, "");
        return !goal.equals(word) && PluginDescriptor.goals().containsKey(goal);
    }

    private static Set<String> properties() {
        Set<String> all = PluginDescriptor.properties();
        // `regenerate` is read by the tests of this repository, `skipTests` by Maven's own plugins.
        all.addAll(List.of("pattern", "code", "skipTests", "neverscan.regenerate", PageWalk.SEED));
        all.addAll(engineProperties());
        return all;
    }

    static List<String> engineProperties() {
        return List.of(
                EngineLocator.ENDPOINT,
                EngineLocator.ALLOW_REMOTE,
                EngineLocator.COMMAND,
                EngineLocator.DIRECTORY,
                EngineLocator.REQUIRED);
    }
}
