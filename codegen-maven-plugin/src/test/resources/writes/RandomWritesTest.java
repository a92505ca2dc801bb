package com.example.clubs;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.ConditionFailedException;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.error.StaleValueException;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.testkit.junit.NeverscanTest;
import io.neverscan.testkit.junit.TestTables;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Random writes through generated repositories, beside plain maps that do the same: after each, what was written and a
 * read, by table or index, equal what the maps say; now and then all reads for all arguments do. So no write leaves an
 * index key, a counter or a mirror behind, and one that is refused changes nothing.
 */
@NeverscanTest
final class RandomWritesTest {
    private static final int STEPS = Integer.getInteger("neverscan.steps", 20_000);
    private static final List<String> CLUBS = List.of("c", "c#1");
    private static final List<String> PLAYERS = List.of("1", "10", "1#", "\u00e9");
    private static final List<String> NICKS = List.of("ann", "ann#c", "bo");
    private static final LocalDate DAY = LocalDate.of(2026, 1, 1);

    private final Clubs clubs;
    private final Map<PlayerKey, Player> players = new LinkedHashMap<>();
    private final Map<FollowKey, Follow> follows = new LinkedHashMap<>();
    private final Map<FriendKey, Friend> friends = new LinkedHashMap<>();
    private final Map<String, Integer> done = new TreeMap<>();
    private final Random random = new Random(20261130);

    RandomWritesTest(DynamoDbClient client, TestTables tables) {
        clubs = new ClubsSeed(client, tables, "random").repositories();
    }

    @Test
    void everyReadEqualsTheReferenceAfterEachWrite() {
        for (int step = 1; step <= STEPS; step++) {
            String what = "nothing";
            try {
                what = write();
                readOne();
                if (step % 250 == 0) {
                    readAll();
                }
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("step " + step + ", " + what, e);
            }
            done.merge(what, 1, Integer::sum);
        }
        readAll();
        System.out.printf("writes: %,d steps %s%n", STEPS, done);
        assertThat(done.values()).as("every kind of write, %s", done).hasSizeGreaterThan(38).allMatch(n -> n >= STEPS / 1_000);
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private PlayerKey anyKey() {
        return new PlayerKey(one(CLUBS), one(PLAYERS));
    }

    private LocalDate day() {
        return DAY.plusDays(random.nextInt(3));
    }

    private Player anyPlayer(PlayerKey key, long version) {
        Player.Builder player = Player.builder()
                .clubId(key.clubId())
                .playerId(key.playerId())
                .status(one(List.of(Status.values())))
                .rank(random.nextInt(3) * 99)
                .notes(chance(50) ? List.of() : List.of("n"))
                .points(random.nextInt(5))
                .version(version);
        if (chance(60)) {
            player.nick(one(NICKS));
        }
        if (chance(60)) {
            player.due(day());
        }
        if (chance(50)) {
            player.tags(Set.of("t1", "t2"));
        }
        return player.build();
    }

    /** Expects an exception, or none, and gives the kind of write with its outcome. */
    private static String expecting(String kind, Class<? extends RuntimeException> expected, Runnable write) {
        try {
            write.run();
        } catch (RuntimeException e) {
            if (expected == null || !expected.isInstance(e)) {
                throw e;
            }
            return kind + ": " + expected.getSimpleName().replace("Exception", "");
        }
        assertThat(expected).as(kind + " was not refused").isNull();
        return kind;
    }

    private String write() {
        return switch (random.nextInt(10)) {
            case 0, 1 -> playerByKey();
            case 2, 3, 4 -> playerUpdate();
            case 5 -> playerDeclared();
            case 6, 7 -> follow();
            default -> friend();
        };
    }

    private String playerByKey() {
        PlayerKey key = anyKey();
        Player before = players.get(key);
        if (before == null || chance(20)) {
            Player wanted = anyPlayer(key, 0);
            return expecting("create", before == null ? null : AlreadyExistsException.class, () -> {
                Player stored = clubs.player().create(wanted);
                assertThat(stored).isEqualTo(wanted.withVersion(1));
                players.put(key, stored);
            });
        }
        boolean stale = chance(25);
        long version = before.version() - (stale ? 1 : 0);
        Class<? extends RuntimeException> refused = stale ? StaleVersionException.class : null;
        if (chance(85)) {
            Player wanted = anyPlayer(key, version);
            return expecting("put", refused, () -> {
                Player stored = clubs.player().put(wanted);
                Player expected = wanted.withVersion(version + 1)
                        .withFollowers(before.followers())
                        .withFollowing(before.following())
                        .withFriends(before.friends());
                assertThat(stored).isEqualTo(expected);
                players.put(key, stored);
            });
        }
        if (!stale) {
            withdraw(key);
        }
        return expecting("delete", refused, () -> {
            clubs.player().delete(key, version);
            players.remove(key);
        });
    }

    /** Deletes all edges of a player. */
    private void withdraw(PlayerKey key) {
        for (FollowKey each : List.copyOf(follows.keySet())) {
            PlayerKey from = new PlayerKey(each.clubId(), each.playerId());
            PlayerKey to = new PlayerKey(each.otherClub(), each.otherId());
            if (key.equals(from) || key.equals(to)) {
                unfollow(each, from, to);
            }
        }
        for (FriendKey each : List.copyOf(friends.keySet())) {
            PlayerKey from = new PlayerKey(each.clubId(), each.playerId());
            if (key.equals(from) || key.equals(new PlayerKey(each.friendClub(), each.friendId()))) {
                part(each, from);
            }
        }
        assertThat(players.get(key)).isEqualTo(players.get(key).withFollowers(0).withFollowing(0).withFriends(0));
    }

    private void unfollow(FollowKey key, PlayerKey from, PlayerKey to) {
        assertThat(clubs.follow().delete(key)).isTrue();
        follows.remove(key);
        count(from, 0, -1, 0);
        count(to, -1, 0, 0);
    }

    private void part(FriendKey key, PlayerKey from) {
        assertThat(clubs.friend().delete(key)).isTrue();
        friends.remove(key);
        count(from, 0, 0, -1);
    }

    private String playerUpdate() {
        PlayerKey key = anyKey();
        Player before = players.get(key);
        PlayerUpdate update = clubs.player().update(key);
        if (before == null) {
            return expecting("update", NotFoundException.class, () -> update.rank(3).execute());
        }
        if (chance(10)) {
            return expecting(
                    "update", StaleVersionException.class, () -> update.rank(3).expectVersion(before.version() + 1).execute());
        }
        return switch (random.nextInt(14)) {
            case 0 -> {
                Status status = one(List.of(Status.values()));
                yield changed("status", before.withStatus(status), () -> update.status(status, before.due()).execute());
            }
            case 1 -> {
                LocalDate wrong = before.due() == null ? DAY : before.due().plusDays(1);
                yield expecting("status", StaleValueException.class, () -> update.status(Status.active, wrong).execute());
            }
            case 2 -> {
                int rank = random.nextInt(10_000);
                yield changed("rank", before.withRank(rank), () -> update.rank(rank).execute());
            }
            case 3 -> {
                String nick = one(NICKS);
                yield changed("nick", before.withNick(nick), () -> update.nick(nick).execute());
            }
            case 4 -> changed("removeNick", before.withNick(null), () -> update.removeNick().execute());
            case 5 -> {
                LocalDate due = chance(20) ? null : day();
                yield changed("due", before.withDue(due), () -> update.due(due, before.status()).execute());
            }
            case 6 -> {
                Status wrong = before.status() == Status.gone ? Status.active : Status.gone;
                yield expecting("due", StaleValueException.class, () -> update.due(DAY, wrong).execute());
            }
            case 7 -> changed("removeDue", before.withDue(null), () -> update.removeDue().execute());
            case 8 -> changed("tags", before.withTags(Set.of("t3")), () -> update.tags(Set.of("t3")).execute());
            case 9 -> changed("addTags", before.withTags(with(before.tags(), "t1")), () -> update.addTags("t1").execute());
            case 10 -> changed(
                    "removeTags", before.withTags(without(before.tags(), "t1")), () -> update.removeTags("t1").execute());
            case 11 -> changed("notes", before.withNotes(List.of("x")), () -> update.notes(List.of("x")).execute());
            case 12 -> changed(
                    "several",
                    before.withNick("bo").withRank(7).withPoints(2),
                    () -> update.nick("bo").rank(7).points(2).execute());
            default -> {
                long more = random.nextInt(5) - 2;
                yield changed("addPoints", before.withPoints(before.points() + more), () -> update.addPoints(more).execute());
            }
        };
    }

    private static Set<String> with(Set<String> set, String more) {
        Set<String> all = new LinkedHashSet<>(set);
        all.add(more);
        return all;
    }

    private static Set<String> without(Set<String> set, String less) {
        Set<String> all = new LinkedHashSet<>(set);
        all.remove(less);
        return all;
    }

    private String changed(String kind, Player expected, Supplier<Player> write) {
        return expecting(kind, null, () -> {
            Player stored = write.get();
            assertThat(stored).isEqualTo(expected.withVersion(expected.version() + 1));
            players.put(stored.key(), stored);
        });
    }

    private String playerDeclared() {
        PlayerKey key = anyKey();
        String club = key.clubId();
        String id = key.playerId();
        Player before = players.get(key);
        if (before == null) {
            return expecting("promote", NotFoundException.class, () -> clubs.player().promote(club, id, 1, 1, 0));
        }
        switch (random.nextInt(4)) {
            case 0:
                long least = random.nextInt(6);
                Supplier<Player> promote = () -> clubs.player().promote(club, id, 5, 2, least);
                return before.points() >= least
                        ? changed("promote", before.withRank(5).withPoints(before.points() + 2), promote)
                        : expecting("promote", ConditionFailedException.class, promote::get);
            case 1:
                List<String> notes = new ArrayList<>(before.notes());
                notes.add("said");
                if (notes.size() > 5) {
                    return changed("notes", before.withNotes(List.of()), () -> clubs.player()
                            .update(key)
                            .notes(List.of())
                            .execute());
                }
                return changed(
                        "tag",
                        before.withTags(with(before.tags(), "t4")).withNotes(notes),
                        () -> clubs.player().tag(club, id, Set.of("t4"), List.of("said")));
            case 2:
                Supplier<Player> leave = () -> clubs.player().leave(club, id);
                return before.status() == Status.gone
                        ? expecting("leave", ConditionFailedException.class, leave::get)
                        : changed("leave", before.withStatus(Status.gone), leave);
            default:
                LocalDate due = chance(30) ? null : day();
                Supplier<Player> admit = () -> clubs.player().admit(club, id, due);
                return before.status() == Status.active
                        ? expecting("admit", ConditionFailedException.class, admit::get)
                        : changed("admit", before.withStatus(Status.active).withDue(due), admit);
        }
    }

    private void count(PlayerKey key, int followers, int following, int friendCount) {
        players.computeIfPresent(
                key,
                (k, p) -> p.withFollowers(p.followers() + followers)
                        .withFollowing(p.following() + following)
                        .withFriends(p.friends() + friendCount));
    }

    private String follow() {
        PlayerKey from = anyKey();
        PlayerKey to = anyKey();
        FollowKey key = new FollowKey(from.clubId(), from.playerId(), to.clubId(), to.playerId());
        Follow before = follows.get(key);
        if (from.equals(to)) {
            return "follow: not oneself";
        }
        if (before == null || chance(10)) {
            Follow wanted = new Follow(from.clubId(), from.playerId(), to.clubId(), to.playerId(), day(), random.nextInt(4));
            boolean nodes = players.containsKey(from) && players.containsKey(to);
            return expecting("follow", nodes ? null : NotFoundException.class, () -> {
                boolean stored = clubs.follow().create(wanted);
                assertThat(stored).isEqualTo(before == null);
                if (stored) {
                    follows.put(key, wanted);
                    count(from, 0, 1, 0);
                    count(to, 1, 0, 0);
                }
            });
        }
        if (chance(40)) {
            unfollow(key, from, to);
            assertThat(clubs.follow().delete(key)).as("a second time").isFalse();
            return "unfollow";
        }
        if (chance(50)) {
            Follow after = before.withWeight(random.nextInt(9));
            assertThat(clubs.follow().update(key).weight(after.weight()).execute()).isEqualTo(after);
            follows.put(key, after);
            return "weight";
        }
        int most = random.nextInt(5);
        return expecting("weigh", before.weight() < most ? null : ConditionFailedException.class, () -> {
            Follow after = clubs.follow().weigh(key.clubId(), key.playerId(), key.otherClub(), key.otherId(), most);
            assertThat(after).isEqualTo(before.withWeight(before.weight() + 1));
            follows.put(key, after);
        });
    }

    private String friend() {
        PlayerKey from = anyKey();
        PlayerKey to = anyKey();
        FriendKey key = new FriendKey(from.clubId(), from.playerId(), to.clubId(), to.playerId());
        Friend before = friends.get(key);
        if (before == null || chance(10)) {
            Friend wanted = new Friend(from.clubId(), from.playerId(), to.clubId(), to.playerId(), random.nextInt(4));
            boolean refused = before == null && !players.containsKey(from);
            return expecting("befriend", refused ? NotFoundException.class : null, () -> {
                boolean stored = clubs.friend().create(wanted);
                assertThat(stored).isEqualTo(before == null);
                if (stored) {
                    friends.put(key, wanted);
                    count(from, 0, 0, 1);
                }
            });
        }
        if (chance(40)) {
            part(key, from);
            return "part";
        }
        Friend after = before.withCloseness(random.nextInt(9));
        clubs.friend().update(key).closeness(after.closeness()).execute();
        friends.put(key, after);
        return "closeness";
    }

    private void readOne() {
        String club = one(CLUBS);
        PlayerKey key = anyKey();
        switch (random.nextInt(8)) {
            case 0 -> player(key);
            case 1 -> ofClub(club);
            case 2 -> standing(club, one(List.of(Status.values())));
            case 3 -> named(one(NICKS));
            case 4 -> late(club, day());
            case 5 -> followsOf(key);
            case 6 -> followedBy(key);
            default -> friendsOf(key);
        }
    }

    private void readAll() {
        for (String club : CLUBS) {
            ofClub(club);
            List.of(Status.values()).forEach(s -> standing(club, s));
            for (int i = 0; i < 3; i++) {
                late(club, DAY.plusDays(i));
            }
            for (String id : PLAYERS) {
                PlayerKey key = new PlayerKey(club, id);
                player(key);
                followsOf(key);
                followedBy(key);
                friendsOf(key);
            }
        }
        NICKS.forEach(this::named);
    }

    private void player(PlayerKey key) {
        assertThat(clubs.player().player(key.clubId(), key.playerId())).isEqualTo(Optional.ofNullable(players.get(key)));
    }

    private static <T> void same(String read, Collection<T> found, Collection<T> expected) {
        assertThat(found).as(read).containsExactlyInAnyOrderElementsOf(expected);
    }

    private void ofClub(String club) {
        same("ofClub", clubs.player().ofClub(club).toList(100), players.values().stream()
                .filter(p -> p.clubId().equals(club))
                .toList());
    }

    private void standing(String club, Status status) {
        assertThat(clubs.player().standing(club, status).toList(100))
                .as("standing")
                .isEqualTo(players.values().stream()
                        .filter(p -> p.clubId().equals(club) && p.status() == status)
                        .sorted(Comparator.comparingInt(Player::rank).thenComparing(Player::playerId))
                        .toList());
    }

    private void named(String nick) {
        same(
                "named",
                clubs.player().named(nick).stream().map(PlayerNamed::key).toList(),
                players.values().stream()
                        .filter(p -> Objects.equals(p.nick(), nick))
                        .map(Player::key)
                        .toList());
    }

    private void late(String club, LocalDate until) {
        List<Player> found = clubs.player().late(club, until).toList(100);
        same("late", found, players.values().stream()
                .filter(p -> p.clubId().equals(club) && p.status() != Status.gone)
                .filter(p -> p.due() != null && !p.due().isAfter(until))
                .toList());
        assertThat(found).extracting(Player::due).isSorted();
    }

    private void followsOf(PlayerKey key) {
        same("follows", clubs.follow().follows(key.clubId(), key.playerId()).toList(100), follows.values().stream()
                .filter(f -> f.clubId().equals(key.clubId()) && f.playerId().equals(key.playerId()))
                .toList());
    }

    private void followedBy(PlayerKey key) {
        same("followedBy", clubs.follow().followedBy(key.clubId(), key.playerId()).toList(100), follows.values().stream()
                .filter(f -> f.otherClub().equals(key.clubId()) && f.otherId().equals(key.playerId()))
                .toList());
    }

    private void friendsOf(PlayerKey key) {
        same("friendsOf", clubs.friend().friendsOf(key.clubId(), key.playerId()).toList(100), friends.values().stream()
                .filter(f -> f.clubId().equals(key.clubId()) && f.playerId().equals(key.playerId()))
                .toList());
        same("friendOf", clubs.friend().friendOf(key.clubId(), key.playerId()).toList(100), friends.values().stream()
                .filter(f -> f.friendClub().equals(key.clubId()) && f.friendId().equals(key.playerId()))
                .toList());
    }
}
