package com.example.fleet;

import static com.example.fleet.Recorder.same;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Natural and native keys, several tables, mirror items. */
public final class Check implements Runnable {
    private static final Instant NOON = Instant.parse("2024-05-06T12:00:00Z");

    private final Recorder recorder = new Recorder();
    private final Fleet fleet = Fleet.builder(recorder.client()).tableNames(n -> "t-" + n).build();

    /** Creates the check. */
    public Check() {}

    @Override
    public void run() {
        same(FleetTables.createTableRequests().stream().map(CreateTableRequest::tableName).toList(),
                List.of("devices", "readings", "blobs", "graph"));
        fleet.device().get(7);
        same(recorder.last(GetItemRequest.class).key(), Map.of("deviceId", AttributeValue.fromN("7")));
        SdkBytes digest = SdkBytes.fromByteArray(new byte[] {1});
        fleet.blob().blob(digest);
        same(recorder.last(GetItemRequest.class).key(), Map.of("digest", AttributeValue.fromB(digest)));
        Reading reading = new Reading(7, NOON, LocalDate.EPOCH, BigDecimal.ONE, null);
        Map<String, AttributeValue> map = ReadingSchema.INSTANCE.itemToMap(reading, true);
        same(map.keySet(), java.util.Set.of("deviceId", "at", "day", "value"));
        same(map.get("at"), AttributeValue.fromS("2024-05-06T12:00:00.000Z"));
        same(ReadingSchema.INSTANCE.mapToItem(map), reading);
        fleet.reading().history(7, NOON, NOON).page();
        same(recorder.last(QueryRequest.class).expressionAttributeValues().get(":v0"), AttributeValue.fromN("7"));
        mirror();
        links();
        fleet.near().near("de", "x").page();
        same(recorder.last(QueryRequest.class).indexName(), "inverted");
        same(recorder.last(QueryRequest.class).expressionAttributeValues().get(":v0"), AttributeValue.fromS("NEAR#de#x"));
    }

    private void mirror() {
        Track track = new Track("de", "a", "fr", "b", 5, null);
        same(fleet.track().create(track), true);
        List<TransactWriteItem> actions = recorder.last(TransactWriteItemsRequest.class).transactItems();
        same(actions.size(), 4);
        same(actions.get(1).put().item().get("PK"), AttributeValue.fromS("STATION#fr#b"));
        same(actions.get(1).put().item().get("_type"), AttributeValue.fromS("Track"));
        same(TrackMirrorSchema.INSTANCE.mapToItem(actions.get(1).put().item()), track);
        fleet.track().update("de", "a", "fr", "b").km(6).execute();
        same(recorder.last(TransactWriteItemsRequest.class).transactItems().size(), 2);
        same(fleet.track().delete("de", "a", "fr", "b"), true);
        same(recorder.last(TransactWriteItemsRequest.class).transactItems().size(), 4);
    }

    private void links() {
        same(fleet.link().create(new Link("de", "a", 7, YearMonth.of(2024, 1))), true);
        List<TransactWriteItem> actions = recorder.last(TransactWriteItemsRequest.class).transactItems();
        same(actions.get(0).put().tableName(), "t-graph");
        same(actions.get(1).update().tableName(), "t-devices");
        same(actions.get(1).update().key(), Map.of("deviceId", AttributeValue.fromN("7")));
        same(fleet.near().delete("a", "b", "c", "d"), true);
    }
}
