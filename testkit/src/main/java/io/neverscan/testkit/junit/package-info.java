/**
 * The JUnit Jupiter side: finds or starts the engine once per JVM and hands its clients and fresh tables to tests.
 *
 * <pre>{@code
 * @NeverscanTest
 * class FollowersTest {
 *     @Test
 *     void newestFirst(DynamoDbClient client, TestTables tables) {
 *         tables.createAll(SocialTables.requests(tables::name));
 *         …
 *     }
 * }
 * }</pre>
 */
@NullMarked
package io.neverscan.testkit.junit;

import org.jspecify.annotations.NullMarked;
