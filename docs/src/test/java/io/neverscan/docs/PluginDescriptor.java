package io.neverscan.docs;

import io.neverscan.codegen.generate.Emitters;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.w3c.dom.Element;

/** What Maven knows of the plugin: its descriptor, made from the annotations of the mojos. */
final class PluginDescriptor {
    private PluginDescriptor() {}

    /**
     * A parameter that users may set.
     *
     * @param name in {@code <configuration>}
     * @param property with {@code -D}; empty if there is none
     * @param defaultValue empty if there is none
     * @param description one paragraph
     */
    record Parameter(String name, String property, String defaultValue, String description) {}

    /**
     * A goal.
     *
     * @param phase default phase; empty if there is none
     * @param description its paragraphs
     * @param parameters those that users may set, sorted
     */
    record Goal(String phase, String description, List<Parameter> parameters) {}

    static Map<String, Goal> goals() {
        Map<String, Goal> goals = new TreeMap<>();
        Element plugin = Poms.parse(text());
        for (Element mojo : Poms.descendants(plugin, "mojo")) {
            List<Parameter> parameters = new ArrayList<>();
            Element configuration = Poms.children(mojo, "configuration").get(0);
            for (Element parameter : Poms.descendants(mojo, "parameter")) {
                if (Poms.text(parameter, "editable").equals("true")) {
                    parameters.add(parameter(parameter, configuration));
                }
            }
            goals.put(
                    Poms.text(mojo, "goal"),
                    new Goal(Poms.text(mojo, "phase"), plain(Poms.text(mojo, "description")), parameters));
        }
        return goals;
    }

    static Set<String> properties() {
        Set<String> properties = new TreeSet<>();
        goals().values().forEach(g -> g.parameters().forEach(p -> properties.add(p.property())));
        return properties;
    }

    private static Parameter parameter(Element parameter, Element configuration) {
        String name = Poms.text(parameter, "name");
        List<Element> settings = Poms.children(configuration, name);
        String expression =
                settings.isEmpty() ? "" : settings.get(0).getTextContent().strip();
        String property = expression.matches("\\$\\{[^}]*}") ? expression.substring(2, expression.length() - 1) : "";
        String defaultValue = settings.isEmpty() ? "" : settings.get(0).getAttribute("default-value");
        return new Parameter(name, property, defaultValue, plain(Poms.text(parameter, "description")));
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", " ")
                .replaceAll("</?(p|code|pre|em|b|ul|li|br)\\s*/?>", "")
                .strip();
    }

    private static String text() {
        try (InputStream in = Emitters.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
            if (in == null) {
                throw new IllegalStateException("the plugin on the class path has no descriptor");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
