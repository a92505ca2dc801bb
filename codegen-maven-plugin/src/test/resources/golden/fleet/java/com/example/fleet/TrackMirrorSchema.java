// Generated from src/main/neverscan/fleet.yaml:42, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;

/**
 * How the mirror item of a {@link Track} is stored.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.SchemaEmitter")
final class TrackMirrorSchema extends ItemSchema<Track> {
    /**
     * The only instance.
     */
    public static final TrackMirrorSchema INSTANCE = new TrackMirrorSchema();

    private TrackMirrorSchema() {
        super(entity());
    }

    private static EntityInfo<Track> entity() {
        return EntityInfo.of(Track.class, TrackKeys.MIRROR_TYPE)
                .partitionKey("PK", AttributeValueType.S)
                .sortKey("SK", AttributeValueType.S)
                .indexPartitionKey("inverted", "SK", AttributeValueType.S)
                .indexSortKey("inverted", "PK", AttributeValueType.S)
                .attribute("fromCountry", Codecs.STRING)
                .attribute("fromCode", Codecs.STRING)
                .attribute("toCountry", Codecs.STRING)
                .attribute("toCode", Codecs.STRING)
                .attribute("km", Codecs.INT)
                .attribute("state", Codecs.STRING)
                .build();
    }

    @Override
    protected void writeKey(Track item, ItemWriter out) {
        out.partitionKey("PK", TrackKeys.mirrorPk(item.toCountry(), item.toCode()));
        out.sortKey("SK", TrackKeys.mirrorSk(item.fromCountry(), item.fromCode()));
    }

    @Override
    protected void write(Track item, ItemWriter out) {
        out.string("fromCountry", item.fromCountry());
        out.string("fromCode", item.fromCode());
        out.string("toCountry", item.toCountry());
        out.string("toCode", item.toCode());
        out.number("km", item.km());
        out.string("state", item.state());
    }

    @Override
    protected Track read(ItemReader in) {
        return new Track(
                in.string("fromCountry"),
                in.string("fromCode"),
                in.string("toCountry"),
                in.string("toCode"),
                in.intValue("km"),
                in.optionalString("state"));
    }
}
