package io.neverscan.docs;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The POMs of the working tree. */
final class Poms {
    static final String VERSION = children(parse(Tree.read(Tree.ROOT.resolve("pom.xml"))), "version")
            .get(0)
            .getTextContent();

    private Poms() {}

    static Element parse(String xml) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
            return document.getDocumentElement();
        } catch (SAXException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node at = parent.getFirstChild(); at != null; at = at.getNextSibling()) {
            if (at instanceof Element element
                    && (name.isEmpty() || element.getTagName().equals(name))) {
                found.add(element);
            }
        }
        return found;
    }

    static String text(Element parent, String name) {
        List<Element> found = children(parent, name);
        return found.isEmpty() ? "" : found.get(0).getTextContent().strip();
    }

    static List<Element> descendants(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Element child : children(parent, "")) {
            if (child.getTagName().equals(name)) {
                found.add(child);
            }
            found.addAll(descendants(child, name));
        }
        return found;
    }

    /** Every artifact that a POM depends on or builds with: {@code artifactId} to the folders of those POMs. */
    static Map<String, TreeSet<String>> parts() {
        Map<String, TreeSet<String>> parts = new LinkedHashMap<>();
        for (var file : Tree.files(Tree.ROOT, "pom.xml")) {
            String folder = Tree.ROOT.relativize(file).toString().replace('\\', '/');
            if (folder.contains("/src/")) {
                continue;
            }
            Element pom = parse(Tree.read(file));
            for (String kind : List.of("dependency", "plugin", "path", "extension")) {
                for (Element part : descendants(pom, kind)) {
                    parts.computeIfAbsent(text(part, "artifactId"), a -> new TreeSet<>())
                            .add(folder);
                }
            }
        }
        parts.remove("");
        return parts;
    }

    /** Artifacts that this build makes. */
    static List<String> modules() {
        return Tree.files(Tree.ROOT, "pom.xml").stream()
                .filter(f -> !Tree.ROOT.relativize(f).toString().contains("src"))
                .map(f -> text(parse(Tree.read(f)), "artifactId"))
                .toList();
    }

    /** A property of the root POM. */
    static String property(String name) {
        Element root = parse(Tree.read(Tree.ROOT.resolve("pom.xml")));
        return text(children(root, "properties").get(0), name);
    }
}
