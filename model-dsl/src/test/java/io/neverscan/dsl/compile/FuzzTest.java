package io.neverscan.dsl.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.neverscan.dsl.render.Colour;
import io.neverscan.dsl.render.JsonRenderer;
import io.neverscan.dsl.render.TerminalRenderer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Damaged copies of the valid models: each gives findings or a model, never an exception, and none takes long. The seed is
 * fixed; {@code -Dneverscan.fuzz=N} runs another number of files.
 */
class FuzzTest {
    private static final int FILES = Integer.getInteger("neverscan.fuzz", 100_000);
    private static final long SEED = 20_260_101L;
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final List<String> TOKENS = List.of(
            "{",
            "}",
            "[",
            "]",
            ":",
            ": ",
            ",",
            "- ",
            "&a ",
            "*a",
            "<<: *a",
            "\t",
            "\n",
            "\r\n",
            "\r",
            "'",
            "\"",
            "|\n",
            ">-\n",
            "#",
            "?",
            "? ",
            "!!str ",
            "---\n",
            "...\n",
            "%",
            "~",
            "null",
            "no",
            "1e3",
            "{{",
            "}}",
            "{x:10}",
            "{x}",
            "größe",
            "名前",
            "שלום",
            "😀",
            "</script>",
            "\u202E",
            "\uFEFF",
            "\u0085",
            "\u2028",
            "\u0000",
            "\\",
            "\\x41",
            "\\U0001F600",
            "and",
            "or (",
            "between :a and",
            "in (",
            "not ",
            "size(",
            "GSI1",
            "mirror",
            "none",
            "list<",
            "set<map<",
            ">",
            "int",
            "instant",
            "counter",
            "local: true",
            "scan: User",
            "type: number",
            "as: PK",
            "version: 1",
            "neverscan: 2",
            "sort",
            "key: {}");

    @Test
    void noDamageMakesTheCompilerFail() throws Exception {
        List<byte[]> seeds = seeds();
        assertThat(seeds).hasSizeGreaterThan(8);
        int models = IntStream.range(0, FILES)
                .parallel()
                .map(i -> compile(i, damaged(i, seeds)))
                .sum();
        assertThat(models)
                .as("some damage is harmless")
                .isGreaterThan(FILES / 100)
                .isLessThan(FILES / 2);
    }

    /** Each file has a random of its own, so that one file can be made again without the others. */
    private static byte[] damaged(int number, List<byte[]> seeds) {
        SplittableRandom random = new SplittableRandom(SEED + number);
        byte[] damaged = seeds.get(number % seeds.size());
        int rounds = 1 + random.nextInt(1 + random.nextInt(6));
        for (int round = 0; round < rounds; round++) {
            damaged = mutate(random, damaged, seeds);
        }
        return damaged;
    }

    private static List<byte[]> seeds() throws Exception {
        List<byte[]> seeds = new ArrayList<>();
        try (Stream<Path> all = Files.walk(Path.of("src/test/resources/valid"))) {
            for (Path file :
                    all.filter(p -> p.toString().endsWith(".yaml")).sorted().toList()) {
                seeds.add(Files.readAllBytes(file));
            }
        }
        return seeds;
    }

    private static int compile(int number, byte[] bytes) {
        try {
            long start = System.nanoTime();
            Compilation compilation = ModelCompiler.compileEncoded(Map.of("model.yaml", bytes));
            if (System.nanoTime() - start > LONGEST_NANOS) {
                // Once may be the machine; twice is the compiler.
                start = System.nanoTime();
                compilation = ModelCompiler.compileEncoded(Map.of("model.yaml", bytes));
                assertThat(System.nanoTime() - start).isLessThan(LONGEST_NANOS);
            }
            if (compilation.models().isEmpty() && compilation.findings().isEmpty()) {
                fail("neither a model nor a finding");
            }
            if (number % 20 == 0) {
                new TerminalRenderer(Colour.ANSI).render(compilation.findings());
                JsonRenderer.render(compilation.findings());
            }
            return compilation.models().size();
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            return fail("file " + number + ":\n" + new String(bytes, StandardCharsets.UTF_8), e);
        }
    }

    private static byte[] mutate(SplittableRandom random, byte[] bytes, List<byte[]> seeds) {
        return switch (random.nextInt(8)) {
            case 0 -> byteChanged(random, bytes);
            case 1 -> spliced(bytes, at(random, bytes), new byte[0], random.nextInt(1, 20));
            case 2 -> spliced(bytes, at(random, bytes), token(random), 0);
            case 3 -> spliced(bytes, at(random, bytes), token(random), random.nextInt(1, 8));
            case 4 -> lines(random, bytes, true);
            case 5 -> lines(random, bytes, false);
            case 6 -> tokenCopied(random, bytes);
            default -> crossed(random, bytes, seeds.get(random.nextInt(seeds.size())));
        };
    }

    private static byte[] token(SplittableRandom random) {
        return TOKENS.get(random.nextInt(TOKENS.size())).getBytes(StandardCharsets.UTF_8);
    }

    private static int at(SplittableRandom random, byte[] bytes) {
        return random.nextInt(bytes.length + 1);
    }

    private static byte[] byteChanged(SplittableRandom random, byte[] bytes) {
        if (bytes.length == 0) {
            return token(random);
        }
        byte[] changed = bytes.clone();
        changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
        return changed;
    }

    private static byte[] spliced(byte[] bytes, int at, byte[] inserted, int removed) {
        int end = Math.min(bytes.length, at + removed);
        byte[] out = Arrays.copyOf(bytes, at + inserted.length + bytes.length - end);
        System.arraycopy(inserted, 0, out, at, inserted.length);
        System.arraycopy(bytes, end, out, at + inserted.length, bytes.length - end);
        return out;
    }

    /** Doubles or drops a line, or moves it and changes its indentation. */
    private static byte[] lines(SplittableRandom random, byte[] bytes, boolean move) {
        List<String> lines = new ArrayList<>(List.of(new String(bytes, StandardCharsets.UTF_8).split("\n", -1)));
        String line = lines.get(random.nextInt(lines.size()));
        if (move) {
            lines.remove(line);
        }
        String indent = " ".repeat(random.nextInt(5));
        lines.add(random.nextInt(lines.size() + 1), random.nextBoolean() ? line : indent + line.strip());
        return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    }

    /** Puts a word of the file in the place of another. */
    private static byte[] tokenCopied(SplittableRandom random, byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        String[] words = text.split("[^\\p{L}\\p{N}_]+");
        if (words.length < 2) {
            return bytes;
        }
        String from = words[random.nextInt(words.length)];
        int at = text.indexOf(from, random.nextInt(text.length() + 1));
        String to = words[random.nextInt(words.length)];
        return at < 0
                ? bytes
                : (text.substring(0, at) + to + text.substring(at + from.length())).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] crossed(SplittableRandom random, byte[] bytes, byte[] other) {
        byte[] tail = Arrays.copyOfRange(other, at(random, other), other.length);
        return spliced(bytes, at(random, bytes), tail, bytes.length);
    }
}
