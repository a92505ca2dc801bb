package io.neverscan.docs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.w3c.dom.Element;

/** A POM, or a part of one, that names artifacts, versions, goals and parameters that exist. */
final class XmlCheck implements BlockCheck {
    @Override
    public String fault(Block block) {
        Element root;
        try {
            root = Poms.parse("<block>" + block.text() + "</block>");
        } catch (IllegalArgumentException e) {
            return "not XML: " + e.getMessage();
        }
        List<String> faults = new ArrayList<>();
        for (String kind : List.of("dependency", "plugin")) {
            Poms.descendants(root, kind).forEach(part -> artifact(part, root, faults));
        }
        Poms.descendants(root, "plugin").stream()
                .filter(p -> Poms.text(p, "artifactId").equals("neverscan-maven-plugin"))
                .forEach(p -> configured(p, faults));
        return String.join("\n", faults);
    }

    private static void artifact(Element part, Element root, List<String> faults) {
        String artifact = Poms.text(part, "artifactId");
        Set<String> known = new HashSet<>(Poms.parts().keySet());
        known.addAll(Poms.modules());
        if (!known.contains(artifact)) {
            faults.add("no artifact " + artifact + " in this build");
        }
        String version = Poms.text(part, "version");
        if (version.startsWith("${")) {
            version = Poms.descendants(root, version.substring(2, version.length() - 1)).stream()
                    .map(Element::getTextContent)
                    .findFirst()
                    .orElse(version);
        }
        if (!version.isEmpty() && !versions(artifact).contains(version)) {
            faults.add(artifact + " has version " + versions(artifact) + " in this build, not " + version);
        }
    }

    private static Set<String> versions(String artifact) {
        Set<String> found = new HashSet<>();
        if (artifact.startsWith("neverscan")) {
            found.add(Poms.VERSION);
        }
        Element root = Poms.parse(Tree.read(Tree.ROOT.resolve("pom.xml")));
        for (String kind : List.of("dependency", "plugin")) {
            for (Element part : Poms.descendants(root, kind)) {
                String version = Poms.text(part, "version");
                if (Poms.text(part, "artifactId").equals(artifact) && !version.isEmpty()) {
                    found.add(
                            version.startsWith("${")
                                    ? Poms.property(version.substring(2, version.length() - 1))
                                    : version);
                }
            }
        }
        return found;
    }

    private static void configured(Element plugin, List<String> faults) {
        Set<String> parameters = new HashSet<>();
        PluginDescriptor.goals().values().forEach(g -> g.parameters().forEach(p -> parameters.add(p.name())));
        for (Element goal : Poms.descendants(plugin, "goal")) {
            if (!PluginDescriptor.goals().containsKey(goal.getTextContent().strip())) {
                faults.add("no goal " + goal.getTextContent());
            }
        }
        for (Element configuration : Poms.descendants(plugin, "configuration")) {
            for (Element setting : Poms.children(configuration, "")) {
                if (!parameters.contains(setting.getTagName())) {
                    faults.add("no parameter " + setting.getTagName());
                }
            }
        }
    }
}
