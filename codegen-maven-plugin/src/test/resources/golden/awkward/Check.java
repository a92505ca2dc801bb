package com.example.awkward;

import static com.example.awkward.Recorder.same;

import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Names that hurt keep their stored names. */
public final class Check implements Runnable {
    /** Creates the check. */
    public Check() {}

    @Override
    public void run() {
        Optional item = Optional.builder()
                .class_("c").key_("k").detailType("d#t").default_("x").new_("n").__("u").enum_(1).yield_(true)
                .wait_("w").hashCode_(2).toString_("ts").clone_("cl").notify_("no").finalize_("f").getClass_("gc")
                .build("b").builder_(new Builder("bb", null, null)).toBuilder_("tb").of("o").schema("s").get("g")
                .put(java.util.List.of("p")).delete(Set.of("d")).isActive(true).is(false).getName("gn").setId("si")
                .item("i").out("o").in("i").table("t").store("s").update("u").this_("th").größe(1.5).名前("na")
                .kind(Text.class_).first("1").execute("e").addTags("at").build();
        Map<String, AttributeValue> map = OptionalSchema.INSTANCE.itemToMap(item, true);
        same(OptionalSchema.INSTANCE.mapToItem(map), item);
        same(map.get("detail-type"), AttributeValue.fromS("d#t"));
        same(map.get("SK"), AttributeValue.fromS("Sk#d%23t".replace("Sk", "S#k")));
        same(map.get("gsi-pk"), AttributeValue.fromS("C#x"));
        same(map.get("x-1st"), AttributeValue.fromS("1"));
        same(map.get("größe"), AttributeValue.fromN("1.5"));
        same(map.get("kind"), AttributeValue.fromS("a\"b"));
        Recorder recorder = new Recorder();
        Awkward awkward = Awkward.create(recorder.client());
        awkward.optional().default_("c", "k", "g", "n").page();
        QueryRequest query = recorder.last(QueryRequest.class);
        same(query.filterExpression(), "#n2 = :v2 OR contains(#n3, :v3)");
        same(query.expressionAttributeNames().get("#n3"), "delete");
        same(awkward.list().get("l").isPresent(), false);
        same(awkward.instant().create(Instant.builder().id("i").build()).expectedVersion(), 1L);
    }
}
