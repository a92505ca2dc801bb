package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.expression.Expression;
import io.neverscan.dsl.expression.ExpressionParser;
import io.neverscan.dsl.expression.Parameters;
import io.neverscan.dsl.expression.ParsedExpression;
import io.neverscan.dsl.expression.Scope;
import io.neverscan.dsl.expression.Typing;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.PatternSyntax;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Access patterns. */
final class PatternResolver {
    private final Context context;
    private final Map<String, ItemType> items;
    private final Optional<String> tenant;

    PatternResolver(Context context, Map<String, ItemType> items, Optional<String> tenant) {
        this.context = context;
        this.items = items;
        this.tenant = tenant;
    }

    /** One pattern; empty if something in it is wrong, or if a type it returns has failed. */
    Optional<AccessPattern> pattern(PatternSyntax syntax) {
        checkName(syntax.name());
        Optional<List<ItemType>> types = types(syntax.targets());
        if (types.isEmpty()) {
            return Optional.empty();
        }
        int before = context.findings().size();
        AccessPattern.Kind kind = kind(syntax.kind());
        checkOptions(syntax, kind);
        Scope scope = new Scope(types.get(), context.findings());
        Parameters parameters = new Parameters(context.findings());
        Typing typing = new Typing(scope, parameters);
        WhereResolver where = new WhereResolver(context, scope, parameters, typing);
        where.resolve(syntax.conditions());
        types.get().forEach(t -> withinTenant(t, where, syntax));
        if (isByKey(kind)) {
            byKey(syntax, types.get().get(0), where, before);
        }
        Optional<Predicate> filter = syntax.conditions().filter().flatMap(f -> filter(f, typing));
        OrderResolver orders = new OrderResolver(context, scope);
        List<AccessPattern.Order> order = orders.order(syntax.order());
        List<Attribute> returns = orders.names(syntax.options().returns());
        Optional<AccessPattern.Fetch> fetch = syntax.options()
                .fetch()
                .filter(f -> many(kind))
                .flatMap(f -> new FetchResolver(context).fetch(f, types.get()));
        if (context.findings().size() != before) {
            return Optional.empty();
        }
        return Optional.of(new AccessPattern(
                syntax.name().value(),
                kind,
                types.get().stream()
                        .map(t -> new AccessPattern.Target(t, where.of(t), where.holding(t)))
                        .toList(),
                filter,
                order,
                options(syntax.options(), returns, fetch),
                tenantFirst(parameters.list()),
                syntax.description().map(SourceText::value),
                syntax.name().span()));
    }

    private static boolean many(AccessPattern.Kind kind) {
        return kind == AccessPattern.Kind.QUERY || kind == AccessPattern.Kind.FIRST;
    }

    private static AccessPattern.Options options(
            PatternSyntax.Options syntax, List<Attribute> returns, Optional<AccessPattern.Fetch> fetch) {
        return new AccessPattern.Options(
                number(syntax.page()),
                syntax.strong(),
                returns,
                new AccessPattern.Bounds(number(syntax.maxRequests()), number(syntax.walkBack())),
                fetch);
    }

    private static OptionalInt number(Optional<SourceText> text) {
        return text.stream().mapToInt(t -> Integer.parseInt(t.value())).findFirst();
    }

    private static AccessPattern.Kind kind(SourceText kind) {
        return switch (kind.value()) {
            case "get" -> AccessPattern.Kind.GET;
            case "getMany" -> AccessPattern.Kind.GET_MANY;
            case "first" -> AccessPattern.Kind.FIRST;
            case "exists" -> AccessPattern.Kind.EXISTS;
            case "count" -> AccessPattern.Kind.COUNT;
            default -> AccessPattern.Kind.QUERY;
        };
    }

    /** What a kind of read would pass over in silence is refused. */
    private void checkOptions(PatternSyntax syntax, AccessPattern.Kind kind) {
        boolean many = kind == AccessPattern.Kind.QUERY;
        if (kind == AccessPattern.Kind.GET_MANY) {
            syntax.conditions().filter().ifPresent(f -> beside("filter", f, syntax, "BatchGetItem has no filter"));
        }
        if (kind == AccessPattern.Kind.COUNT) {
            checkCount(syntax);
        }
        if (isByKey(kind)) {
            syntax.order().stream()
                    .findFirst()
                    .ifPresent(o -> beside("order", o, syntax, "what is read by key has no order"));
        }
        if (!many(kind)) {
            syntax.options()
                    .fetch()
                    .ifPresent(f -> beside(
                            "fetch", f, syntax, "only `query` and `first` read what their items point to as well"));
        }
        if (!many) {
            syntax.options().page().ifPresent(p -> beside("page", p, syntax, "only `query` has pages"));
        }
    }

    private void checkCount(PatternSyntax syntax) {
        String none = "a number has no order";
        syntax.order().stream().findFirst().ifPresent(o -> beside("order", o, syntax, none));
        PatternSyntax.Options options = syntax.options();
        options.returns().stream()
                .findFirst()
                .ifPresent(r -> beside("returns", r, syntax, "a number has no attributes"));
        options.walkBack()
                .ifPresent(w -> beside("walkBack", w, syntax, "a number counts everything, not the newest of it"));
    }

    private void beside(String key, SourceText value, PatternSyntax syntax, String why) {
        context.report(Diagnostic.at(
                        Code.WRONG_SHAPE,
                        value.span(),
                        "`" + key + "` cannot stand beside `" + syntax.kind().value() + "`")
                .note(why));
    }

    private static boolean isByKey(AccessPattern.Kind kind) {
        return kind == AccessPattern.Kind.GET
                || kind == AccessPattern.Kind.GET_MANY
                || kind == AccessPattern.Kind.EXISTS;
    }

    void checkName(SourceText name) {
        String text = name.value();
        if (!Identifiers.isWord(text) || Identifiers.isKeyword(text)) {
            context.report(Code.ILLEGAL_NAME, name.span(), "`" + text + "` cannot be the name of a Java method");
        } else if (Identifiers.isTakenMethod(text)) {
            context.report(Diagnostic.at(
                            Code.ILLEGAL_NAME, name.span(), "`" + text + "` is a method of every generated repository")
                    .note("taken are create, put, get, update, delete, fetch and the methods of java.lang.Object"));
        }
    }

    private Optional<List<ItemType>> types(List<SourceText> targets) {
        Map<String, SourceText> seen = new LinkedHashMap<>();
        List<ItemType> types = new ArrayList<>();
        for (SourceText target : targets) {
            SourceText first = seen.putIfAbsent(target.value(), target);
            ItemType type = items.get(target.value());
            if (first != null) {
                context.duplicate("`" + target.value() + "` is asked for twice", target.span(), first.span());
            } else if (type == null) {
                String message = "the model has no entity or edge `" + target.value() + "`";
                context.unknown(target, message, items.keySet());
            } else {
                types.add(type);
            }
        }
        return types.size() == targets.size() ? Optional.of(types) : Optional.empty();
    }

    /** A read that says nothing of the tenant is about the one that the caller names. */
    private void withinTenant(ItemType type, WhereResolver where, PatternSyntax syntax) {
        boolean given = syntax.conditions().where().isPresent()
                || !syntax.conditions().names().isEmpty()
                || !isByKey(kind(syntax.kind()));
        Optional<Attribute> attribute = tenant.flatMap(type::attribute).filter(a -> given);
        boolean named = where.of(type).stream()
                .anyMatch(c -> attribute.filter(c.attribute()::equals).isPresent());
        attribute
                .filter(a -> !named)
                .ifPresent(a -> where.equal(type, a, syntax.kind().span()));
    }

    private List<Parameter> tenantFirst(List<Parameter> parameters) {
        List<Parameter> sorted = new ArrayList<>(parameters);
        sorted.sort(Comparator.comparing(
                (Parameter p) -> !tenant.filter(p.name()::equals).isPresent()));
        return List.copyOf(sorted);
    }

    /** A read by key: without {@code where} every identity attribute is passed; with it, all must be given. */
    private void byKey(PatternSyntax syntax, ItemType type, WhereResolver where, int before) {
        PatternSyntax.Conditions conditions = syntax.conditions();
        if (conditions.names().isEmpty() && conditions.where().isEmpty()) {
            type.identity().forEach(a -> where.equal(type, a, syntax.kind().span()));
            return;
        }
        if (context.findings().size() != before) {
            return;
        }
        List<String> missing = type.identity().stream()
                .filter(a -> where.of(type).stream()
                        .noneMatch(c -> c.attribute().equals(a) && c.comparison() == Comparison.EQ))
                .map(Attribute::name)
                .toList();
        // A get by something else is for the planner: an index may hold a unique attribute.
        if (!missing.isEmpty() && !syntax.kind().value().equals("get")) {
            String names = "`" + String.join("`, `", missing) + "`";
            context.report(Diagnostic.at(
                            Code.GET_NEEDS_FULL_KEY,
                            conditions
                                    .where()
                                    .map(SourceText::span)
                                    .orElse(syntax.kind().span()),
                            "`" + syntax.kind().value() + "` needs the whole key of `" + type.name() + "`, but " + names
                                    + (missing.size() == 1 ? " is not given" : " are not given"))
                    .help(Help.advice("leave `where` out to pass the whole key, or use `first` to read by an index")));
        }
    }

    private Optional<Predicate> filter(SourceText filter, Typing typing) {
        ParsedExpression parsed = ExpressionParser.parse(filter);
        parsed.finding().ifPresent(context::report);
        Optional<Expression> expression = parsed.expression();
        return expression.flatMap(typing::filter);
    }
}
