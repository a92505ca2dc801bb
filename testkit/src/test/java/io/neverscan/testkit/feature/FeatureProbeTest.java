package io.neverscan.testkit.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.testkit.junit.NeverscanTest;
import io.neverscan.testkit.recording.RecordingDynamoDbClient;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

@NeverscanTest
class FeatureProbeTest {

    /** What Dynoxide 1.2.1 was measured to do; a newer version that does more shows here. */
    private static final Set<Feature> ON_DYNOXIDE = EnumSet.of(
            Feature.TRANSACTIONS, Feature.CONSUMED_CAPACITY_PER_INDEX, Feature.MULTI_ATTRIBUTE_INDEX_CREATION);

    @Test
    void theDefaultEngineIsKnown(FeatureProbe probe) {
        Map<Feature, Support> found = new EnumMap<>(Feature.class);
        for (Feature feature : Feature.values()) {
            found.put(feature, probe.support(feature));
        }
        assertThat(found)
                .allSatisfy((feature, support) -> assertThat(support.supported())
                        .as("%s: %s", feature, support.reason())
                        .isEqualTo(ON_DYNOXIDE.contains(feature)));
    }

    @Test
    void aFeatureThatIsThereLetsTheTestRun(FeatureProbe probe) {
        assertThatCode(() -> probe.assumeSupports(Feature.TRANSACTIONS)).doesNotThrowAnyException();
    }

    @Test
    void aFeatureThatIsMissingAbortsWithTheReason(FeatureProbe probe) {
        assertThatThrownBy(() -> probe.assumeSupports(Feature.LIST_SET_PAST_END_APPENDS))
                .isInstanceOf(TestAbortedException.class)
                .hasMessageContaining("setting past the end of a list appends")
                .hasMessageContaining("a list of 1 became a list of 6");
    }

    @Test
    void probesLeaveNoTables(DynamoDbClient client) {
        FeatureProbe own = new FeatureProbe(client);
        own.support(Feature.TRANSACTIONS);
        assertThat(client.listTables().tableNames()).noneMatch(name -> name.startsWith("probe-"));
    }

    @Test
    void aFeatureIsProbedOnceAndARefusalIsAReason() {
        RecordingDynamoDbClient client = new RecordingDynamoDbClient();
        client.answerWith(CreateTableRequest.class, request -> {
            throw DynamoDbException.builder()
                    .message("one hash key only")
                    .statusCode(400)
                    .build();
        });
        FeatureProbe probe = new FeatureProbe(client);
        assertThat(probe.support(Feature.MULTI_ATTRIBUTE_INDEX_KEYS)).satisfies(support -> {
            assertThat(support.supported()).isFalse();
            assertThat(support.reason()).contains("one hash key only");
        });
        int calls = client.calls().list().size();
        probe.support(Feature.MULTI_ATTRIBUTE_INDEX_KEYS);
        client.calls().hasSize(calls);
    }
}
