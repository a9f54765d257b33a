// query_words.c -- words a query by the rows of the game: adjectives, kind, keyword, place.

#include "tools/why/query_words.h"

#include "engine/kernel/base/text.h"

enum { DEEPEST = 3 };

// A text that grows.
typedef struct {
    const Library *library;
    char *to;
    size_t size, n;
} Words;

static void add(Words *words, const char *text)
{
    if (!text || words->n >= words->size) return;
    words->n += text_format(words->to + words->n, words->size - words->n, "%s", text);
}

// Adds a name of the game, with spaces for `_`, and a space before it unless it is first.
static void add_name(Words *words, const char *name)
{
    const size_t from = words->n;

    if (!name) return;
    if (words->n) add(words, " ");
    add(words, name);
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
    case LOCATION_NONE:
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

static void add_compares(Words *words, const Query *query)
{
    static const char *const ops[] = {[OP_EQUAL] = "",
                                      [OP_AT_LEAST] = "at least ",
                                      [OP_AT_MOST] = "at most ",
                                      [OP_LESS_THAN] = "less than "};
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

static void add_query(Words *words, QueryId id, int depth)
{
    const Query *query = &words->library->queries[id];
    const Rules *rules = words->library->rules;

    if (query->another) add_name(words, "another");
    add_adjectives(words, query);
    add_name(words, query->kind ? rules->kinds[query->kind - 1].name : "thing");
    add_places(words, query);
    add_compares(words, query);
    if (query->name && query->name != NAME_NAMED) {
        add_name(words, "called");
        add_name(words, words->library->cards[query->name - 1].name);
    }
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
