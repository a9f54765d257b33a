// query_words.c -- words a query by the rows of the game: adjectives, kind, keyword, place.

#include "tools/why/query_words.h"

#include <string.h>

#include "engine/base/text.h"

enum { DEEPEST = 3 };

// The words of the Roles in their order.
static const char *const roles[ROLE_COUNT] = {
    "", "me", "it", "you", "they", "here", "there", "this", "origin", "that"};

const char *query_words_role(Role role)
{
    return roles[role];
}

// A text that grows.
typedef struct {
    const Library *library;
    char *to;
    size_t size, n;
} Words;

static void add_text(Words *words, const char *text)
{
    if (!text || words->n >= words->size) return;
    words->n += text_format(words->to + words->n, words->size - words->n, "%s", text);
}

// Adds a name of the game, with spaces for `_`, and a space before it unless it is first.
static void add_name(Words *words, const char *name)
{
    const size_t from = words->n;

    if (!name) return;
    if (words->n) add_text(words, " ");
    add_text(words, name);
    for (size_t i = from; i < words->n; i++)
        if (words->to[i] == '_') words->to[i] = ' ';
}

static void add_adjectives(Words *words, const Query *query)
{
    const Rules *rules = words->library->rules;

    for (int i = 0; i < rules->adjectives_n; i++)
        if (query->adjectives >> i & 1u) add_name(words, rules->adjectives[i].name);
    for (int i = 0; i < words->library->statuses_n; i++)
        if (query->statuses >> i & 1u) add_name(words, words->library->statuses[i]);
    if (query->tag && query->tag != TAG_NAMED)
        add_name(words, words->library->tags[query->tag]);
    if (query->keyword) add_name(words, words->library->keywords[query->keyword].name);
}

static const char *location_name(const Rules *rules, Location location)
{
    switch ((LocationKind)location.kind) {
    case LOCATION_ZONE: return rules->zones[location.n].name;
    case LOCATION_PLACE: return rules->places[location.n].name;
    case LOCATION_ROLE: return "here";
    case LOCATION_QUERY: return "the place of another thing";
    case LOCATION_OPPOSITE: return "the other side";
    case LOCATION_BOUND: return "the named place";
    case LOCATION_NONE:
    case LOCATION_LIST:
    case LOCATION_BOARD:
    case LOCATION_ANYWHERE:
    case LOCATION_EVERYWHERE: return NULL;
    }
    return NULL;
}

// Returns the word before a place: things lie in a hand and stand at a place of the board.
static const char *before(const Rules *rules, Location location)
{
    if (location.kind == LOCATION_ROLE) return NULL;
    if (location.kind == LOCATION_ZONE &&
        !(rules->zones[location.n].flags & ZONE_BOARD))
        return "in";
    return "at";
}

static void add_places(Words *words, const Query *query)
{
    const Rules *rules = words->library->rules;
    int n = 0;

    for (int i = 0; i < query->locations_n; i++) {
        const char *name = location_name(rules, query->locations[i]);

        if (!name) continue;
        if (n++) add_name(words, "or");
        add_name(words, before(rules, query->locations[i]));
        add_name(words, name);
    }
}

static const char *const ops[] = {[OP_NONE] = "",
                                  [OP_EQUAL] = "",
                                  [OP_AT_LEAST] = "at least ",
                                  [OP_AT_MOST] = "at most ",
                                  [OP_LESS_THAN] = "less than ",
                                  [OP_ANY] = ""};

static void add_compares(Words *words, const Query *query)
{
    const Rules *rules = words->library->rules;
    int n = 0;

    for (int i = 0; i < query->compares_n; i++) {
        const Compare *compare = &query->compares[i];
        const Amount *amount = &words->library->amounts[compare->amount];
        char text[80];

        if (compare->field >= rules->fields_n || compare->op == OP_ANY) continue;
        text_format(text,
                    sizeof text,
                    amount->kind == AMOUNT_CONST ? "%s %s %s%d" : "%s %s %sa number",
                    n++ ? "and" : "with",
                    rules->fields[compare->field].name,
                    ops[compare->op],
                    amount->n);
        add_name(words, text);
    }
}

static void add_called(Words *words, const Query *query)
{
    if (!query->name || query->name == NAME_NAMED) return;
    add_name(words, "called");
    add_name(words, words->library->cards[query->name - 1].name);
}

static const char *noun_of(const Rules *rules, const Query *query)
{
    if (query->kind) return rules->kinds[query->kind - 1].name;
    return query->role ? query_words_role((Role)query->role) : "thing";
}

static void add_query(Words *words, QueryId id, int depth)
{
    const Query *query = &words->library->queries[id];

    if (query->another) add_name(words, "another");
    add_adjectives(words, query);
    add_name(words, noun_of(words->library->rules, query));
    add_places(words, query);
    add_compares(words, query);
    add_called(words, query);
    if (query->except && depth < DEEPEST) {
        add_name(words, "but no");
        add_query(words, query->except, depth + 1);
    }
    if (query->or_else && depth < DEEPEST) {
        add_name(words, "or");
        add_query(words, query->or_else, depth + 1);
    }
}

void query_words(const Library *library, QueryId query, char *to, size_t size)
{
    Words words = {library, to, size, 0};

    to[0] = '\0';
    add_query(&words, query, 0);
}

// Adds the words of a query that is one part of another.
static void add_part(Words *words, MissedPart part, const Query *query)
{
    const Rules *rules = words->library->rules;

    if (part == MISSED_KIND) add_name(words, rules->kinds[query->kind - 1].name);
    if (part == MISSED_ROLE) add_name(words, query_words_role((Role)query->role));
    if (part == MISSED_EXCEPT) add_query(words, query->except, 1);
    add_adjectives(words, query);
    add_places(words, query);
    if (part == MISSED_PLACE && query->where)
        add_name(words, query_words_role((Role)query->where));
    add_compares(words, query);
    add_called(words, query);
}

void query_words_missed(const Library *library, const Sight *sight, char *to,
                        size_t size)
{
    const MissedPart part = (MissedPart)sight->row;
    const char *text = observer_missed_text(part);
    const char *mark = strstr(text, "%q"), *number = strstr(text, "%n");
    char query[200] = "";
    size_t n;
    Words words = {library, query, sizeof query, 0};

    if (!mark || !sight->missed) {
        text_copy(to, size, text);
        return;
    }
    add_part(&words, part, sight->missed);
    mark += strlen("%q");
    n = text_format(to,
                    size,
                    "%.*s%s%.*s",
                    (int)(mark - text) - 2,
                    text,
                    query,
                    number ? (int)(number - mark) : (int)strlen(mark),
                    mark);
    if (number && n < size) (void)text_format(to + n, size - n, "%d", sight->n);
}

// Adds the events that a pattern waits for: "'played' or 'moved'".
static void add_events(Words *words, ClauseId id)
{
    const Clause *clause = &words->library->clauses[id];

    for (int i = 0; i < clause->events_n; i++) {
        if (i) add_name(words, "or");
        add_name(words, words->library->rules->events[clause->events[i].event].name);
    }
    add_name(words, "this turn");
}

static void add_amount(Words *words, const Amount *amount);

// Adds a number of the script, or what is read.
static void add_operand(Words *words, uint16_t id)
{
    const Amount *amount = &words->library->amounts[id];
    char text[12];

    if (amount->kind != AMOUNT_CONST) {
        add_amount(words, amount);
        return;
    }
    text_format(text, sizeof text, "%d", amount->n);
    add_name(words, text);
}

static void add_both(Words *words, const Amount *amount)
{
    add_operand(words, amount->reading);
    add_name(words,
             amount->kind == AMOUNT_SUM       ? "+"
             : amount->kind == AMOUNT_PRODUCT ? "*"
                                              : "//");
    add_operand(words, amount->query);
}

static void add_amount(Words *words, const Amount *amount)
{
    switch ((AmountKind)amount->kind) {
    case AMOUNT_CONST: add_name(words, "the number"); return;
    case AMOUNT_VALUE: add_name(words, "the number of the keyword"); return;
    case AMOUNT_BOUND: add_name(words, "the number of the function"); return;
    case AMOUNT_PAID: add_name(words, "what was paid in addition"); return;
    case AMOUNT_COUNT: add_query(words, amount->query, 0); return;
    case AMOUNT_HAPPENED: add_events(words, amount->query); return;
    case AMOUNT_SUM:
    case AMOUNT_PRODUCT:
    case AMOUNT_QUOTIENT: add_both(words, amount); return;
    case AMOUNT_READING: break;
    }
    add_name(words, words->library->rules->verbs[amount->reading].name);
    if (!amount->role) return;
    add_name(words, "of");
    add_name(words, query_words_role((Role)amount->role));
}

// Adds what a condition looks at. Returns how that is compared.
static Op add_condition(Words *words, const Condition *condition)
{
    const Library *library = words->library;
    const Query *query;

    switch ((ConditionKind)condition->kind) {
    case CONDITION_QUERY:
        query = &library->queries[condition->ref];
        add_query(words, condition->ref, 0);
        if (!query->total.op || query->count_op) return (Op)query->count_op;
        if (query->total.field < library->rules->fields_n) {
            add_name(words, "with all of");
            add_name(words, library->rules->fields[query->total.field].name);
        }
        return (Op)query->total.op;
    case CONDITION_HAPPENED:
        add_events(words, condition->ref);
        return (Op)library->clauses[condition->ref].times.op;
    case CONDITION_AMOUNT: add_amount(words, &library->amounts[condition->ref]);
    }
    return OP_NONE;
}

void query_words_unmet(const Library *library, const Sight *sight, char *to,
                       size_t size)
{
    Words words = {library, to, size, 0};
    char numbers[80];
    Op op;

    to[0] = '\0';
    op = add_condition(&words, &library->conditions[sight->condition]);
    if (op == OP_NONE || op == OP_ANY) op = OP_AT_LEAST;
    text_format(numbers,
                sizeof numbers,
                ": %d, and it takes %s%d",
                sight->n,
                ops[op],
                sight->wanted);
    add_text(&words, numbers);
}
