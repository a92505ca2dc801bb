package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How one key attribute of one item type is built. The one source of its writers, readers and bounds.
 *
 * @param key the key attribute
 * @param segments literals and components, not empty; two components never touch
 * @param natural whether the key attribute is the model attribute itself, so that nothing extra is stored
 * @param span where it is written, or what it was derived from
 */
public record KeyTemplate(KeyAttribute key, List<Segment> segments, boolean natural, Span span) {
    /** Copies the list. */
    public KeyTemplate {
        segments = List.copyOf(segments);
    }

    /**
     * The attributes whose values it holds.
     *
     * @return attributes in the order of the template
     */
    public List<Attribute> attributes() {
        return components().stream().map(Segment.Component::attribute).toList();
    }

    /**
     * The attributes whose values can be read back: those of buckets and shards cannot.
     *
     * @return attributes in the order of the template
     */
    public List<Attribute> held() {
        return components().stream()
                .filter(c -> !c.encoding().isLossy())
                .map(Segment.Component::attribute)
                .toList();
    }

    /**
     * The components.
     *
     * @return components in the order of the template
     */
    public List<Segment.Component> components() {
        return segments.stream()
                .filter(Segment.Component.class::isInstance)
                .map(Segment.Component.class::cast)
                .toList();
    }

    /**
     * The template as the model writes it, without formats but those of buckets and shards.
     *
     * @return such as {@code USER#{userId}}
     */
    public String text() {
        return segments.stream()
                .map(s -> s instanceof Segment.Literal l ? l.text() : "{" + ((Segment.Component) s).name() + "}")
                .collect(Collectors.joining());
    }
}
