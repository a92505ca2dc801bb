package com.example.social;

import static com.example.social.Recorder.same;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Runs what was generated for the first example. */
public final class Check implements Runnable {
    /** Creates the check. */
    public Check() {}

    @Override
    public void run() {
        Recorder recorder = new Recorder();
        Social social = Social.builder(recorder.client()).tableName("social", "prod").build();
        same(social.user().profile("ann#1").isPresent(), false);
        GetItemRequest get = recorder.last(GetItemRequest.class);
        same(get.tableName(), "prod");
        same(get.key(), Map.of("PK", text("USER#ann%231"), "SK", text("PROFILE")));
        social.follow().followers("bob").page();
        QueryRequest query = recorder.last(QueryRequest.class);
        same(query.indexName(), "GSI1");
        same(query.keyConditionExpression(), "#n0 = :v0 AND begins_with(#n1, :v1)");
        same(query.expressionAttributeValues(), Map.of(":v0", text("USER#bob"), ":v1", text("FOLLOWED_BY#")));
        same(query.limit(), 50);
        same(social.follow().create(new Follow("a", "a", LocalDate.EPOCH)), true);
        List<TransactWriteItem> actions = recorder.last(TransactWriteItemsRequest.class).transactItems();
        same(actions.size(), 2);
        same(social.follow().create(new Follow("a", "b", LocalDate.EPOCH), "token"), true);
        same(recorder.last(TransactWriteItemsRequest.class).transactItems().size(), 3);
        same(recorder.last(TransactWriteItemsRequest.class).clientRequestToken(), "token");
        same(SocialTables.createTableRequests(n -> "x-" + n).get(0).tableName(), "x-social");
        User user = User.builder().userId("u").name("n").build();
        same(user.withBio("b").bio(), "b");
        same(UserSchema.INSTANCE.mapToItem(UserSchema.INSTANCE.itemToMap(user, true)), user);
        Recorder.refused(() -> User.builder().userId("u").build(), NullPointerException.class, "User.name is required");
        Recorder.refused(() -> social.user().update("u").execute(), IllegalStateException.class, "changes nothing");
        HomeItem item = user;
        same(item instanceof User, true);
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
