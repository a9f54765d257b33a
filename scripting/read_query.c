// read_query.c -- reads `card { yours, at = hand }` into a Query, and places
// into a Location.

#include <string.h>
#include <strings.h>

#include "scripting/scripting_inside.h"

typedef struct {
    lua_State *L;
    Host *host;
    Query query;
    uint8_t where;   // ROLE_HERE or ROLE_THERE, if that word stood alone
    const char *key; // that is being read
    bool faulty;     // some of it was
    uint16_t tags[QUERY_TAGS_MAX];
    int tags_n; // a list of tags, any of which will do; 0: not a list
} Reader;

static void add_location(lua_State *L, Query *query, Location location)
{
    if (query->locations_n == QUERY_LOCATIONS_MAX) {
        script_fault(L, "a query names at most %d places", QUERY_LOCATIONS_MAX);
    }
    query->locations[query->locations_n++] = location;
}

// Reads a word that stands alone. Returns false if a query cannot hold it.
static bool take_word(Reader *reader, const Datum *word)
{
    Query *query = &reader->query;

    if (word->adjective) {
        query->adjectives |= 1ull << (word->adjective - 1);
    } else if (word->status) {
        query->statuses |= (uint16_t)(1u << (word->status - 1));
    } else if (word->role == ROLE_HERE || word->role == ROLE_THERE ||
               word->role == ROLE_ORIGIN) {
        if (reader->where)
            script_fault(reader->L, "a query has 'here' or 'there' only once");
        reader->where = word->role;
    } else if (word->role) {
        if (query->role) script_fault(reader->L, "a query has one role, not two");
        query->role = word->role;
    } else if (word->kind_row) {
        if (query->kind)
            script_fault(reader->L, "a query has one kind: use either(...)");
        query->kind = word->kind_row;
    } else if (word->special == SPECIAL_ANOTHER) {
        query->another = true;
    } else if (word->special == SPECIAL_TOGETHER) {
        query->together = true;
    } else if (word->special == SPECIAL_SAME_CONTROLLER) {
        query->one_controller = true;
    } else if (word->special == SPECIAL_APART) {
        query->apart = true;
    } else if (word->special == SPECIAL_ANY_NUMBER) {
        query->count_op = OP_ANY;
    } else {
        return false;
    }
    return true;
}

static bool is_of_players(const Rules *rules, int kind)
{
    return rules->kinds[kind - 1].kind == KIND_PLAYER;
}

static void refuse_of(const Reader *reader, const char *word, bool players)
{
    script_fault(reader->L,
                 "'%s' is said of %s, and '%s' means %s",
                 word,
                 players ? "things" : "players",
                 reader->host->rules->kinds[reader->query.kind - 1].name,
                 players ? "players" : "things");
}

static void check_field(const Reader *reader, const Compare *compare, bool players)
{
    const Rules *rules = reader->host->rules;
    const int own = compare->field - rules->fields_n;
    const int counter = own - PLAYER_COUNTERS_MAX;
    const Library *library = reader->host->library;
    const FieldRow *row = &rules->fields[own < 0 ? compare->field : 0];
    const bool of_players = own < 0 ? row->of_player != NULL : counter < 0;
    const bool of_things =
        own < 0 ? row->of_object || row->of_cause || row->source : counter >= 0;

    if (!compare->op || (players ? of_players || !of_things : of_things || !of_players))
        return;
    refuse_of(reader,
              own < 0        ? row->name
              : counter >= 0 ? library_counter_name(library, counter)
                             : library->player_counters[own],
              players);
}

// Whether things of the kind are items of the chain, or lie on it while they are played.
static bool is_at_home_on_chain(const Rules *rules, int kind)
{
    const KindRow *row = &rules->kinds[kind - 1];

    return row->kind == KIND_ITEM || (row->kind == KIND_OBJECT && row->zone);
}

// Refuses a query for things that would be two opposites at once.
static void check_opposites(const Reader *reader)
{
    const Rules *rules = reader->host->rules;
    const uint64_t asked = reader->query.adjectives;

    for (int i = 0; i < rules->opposites_n; i++) {
        const OppositeRow *row = &rules->opposites[i];

        if (asked >> row->one & 1 && asked >> row->other & 1)
            script_fault(reader->L,
                         "nothing is '%s' and '%s' at once: take one out, or say "
                         "either(...)",
                         rules->adjectives[row->one].name,
                         rules->adjectives[row->other].name);
    }
}

// Refuses a query that could never find anything: it says of players what only things have,
// or of things what only players have.
static void check_meaning(const Reader *reader)
{
    const Rules *rules = reader->host->rules;
    const Query *query = &reader->query;

    check_opposites(reader);
    if (!query->kind) return;
    const bool players = is_of_players(rules, query->kind);
    for (int i = 0; i < query->compares_n; i++)
        check_field(reader, &query->compares[i], players);
    check_field(reader, &query->total, players);
    for (int i = 0; i < rules->adjectives_n; i++) {
        const AdjectiveRow *row = &rules->adjectives[i];

        if (!(query->adjectives >> i & 1)) continue;
        const bool of_things = row->holds || row->source;

        if (of_things != (row->of_player != NULL) && of_things == players)
            refuse_of(reader, row->name, players);
    }
    if (players && query->past)
        script_fault(reader->L, "'happened' in a query is said of things");
    if (query->source && rules->kinds[query->kind - 1].kind != KIND_ITEM)
        script_fault(reader->L,
                     "'of' is said of abilities, not of %s",
                     rules->kinds[query->kind - 1].name);
    if (query->choice && !is_at_home_on_chain(rules, query->kind))
        script_fault(reader->L,
                     "'chooses' is said of what is on the chain, not of %s",
                     rules->kinds[query->kind - 1].name);
    if (players && query->locations_n)
        script_fault(reader->L, "players are at no place: 'at' is said of things");
}

// Adds the query to the Library. A `here` that stands alone joins the places of an
// `at`.
static QueryId finish(Reader *reader)
{
    Query *query = &reader->query;

    if (reader->where && query->locations_n) {
        query->where = reader->where;
    } else if (reader->where) {
        add_location(
            reader->L, query, (Location){.kind = LOCATION_ROLE, .n = reader->where});
    }
    check_meaning(reader);
    for (int i = reader->tags_n - 1; i > 0; i--) {
        Query alternative = *query;

        alternative.tag = reader->tags[i];
        query->or_else = library_add_query(reader->host->library, &alternative);
    }
    return library_add_query(reader->host->library, query);
}

static void begin(Reader *reader, lua_State *L)
{
    memset(reader, 0, sizeof *reader);
    reader->L = L;
    reader->host = host_of(L);
}

QueryId read_query_word(Host *host, const Datum *word)
{
    Reader reader;

    begin(&reader, host->L);
    return take_word(&reader, word) ? finish(&reader) : 0;
}

static void take_entry(Reader *reader, int i)
{
    lua_State *L = reader->L;
    const Datum *datum = datum_at(L, -1);

    if (datum && datum->kind == DATUM_EXCEPT) {
        if (reader->query.except) script_fault(L, "a query has one 'except'");
        reader->query.except = datum->n;
        return;
    }
    if (datum && datum->kind == DATUM_HAPPENED) {
        if (reader->query.past) script_fault(L, "a query has one 'happened'");
        reader->query.past = datum->n;
        return;
    }
    if (datum && datum->kind == DATUM_WORD && take_word(reader, datum)) return;
    script_fault(
        L, "entry %d of a query is %s, not an adjective", i, datum_name(L, -1));
}

static int field_row(const Host *host, const char *name)
{
    const Rules *rules = host->rules;
    int counter;

    for (int i = 0; i < rules->fields_n; i++) {
        if (!strcmp(rules->fields[i].name, name)) return i;
    }
    counter = library_find_player_counter(host->library, name);
    if (counter >= 0) return rules->fields_n + counter;
    counter = library_find_thing_counter(host->library, name);
    return counter < 0 ? -1 : rules->fields_n + PLAYER_COUNTERS_MAX + counter;
}

static const char *const query_keys[] = {
#define QUERY_KEY(name, value, doc) name,
#include "scripting/language.def"
};

static void unknown_key(lua_State *L, const char *key)
{
    const Host *host = host_of(L);
    Nearest nearest = nearest_to(key);

    for (int i = 0; i < COUNT_OF(query_keys); i++) nearest_try(&nearest, query_keys[i]);
    for (int i = 0; i < host->rules->fields_n; i++) {
        nearest_try(&nearest, host->rules->fields[i].name);
    }
    for (int i = 0; i < host->rules->facts_n; i++) {
        const FactRow *row = &host->rules->facts[i];

        if (row->kind != FACT_NUMBER && row->search) nearest_try(&nearest, row->search);
    }
    for (int i = 0; i < host->library->player_counters_n; i++) {
        nearest_try(&nearest, host->library->player_counters[i]);
    }
    for (int i = 0; i < host->library->thing_counters_n; i++)
        nearest_try(&nearest, host->library->thing_counters[i]);
    script_fault(L, "unknown key '%s' in a query%s", key, nearest_text(L, &nearest));
}

static void take_compare(Reader *reader, const char *key)
{
    lua_State *L = reader->L;
    Query *query = &reader->query;
    const bool total = !strncmp(key, "total_", 6);
    int row = field_row(reader->host, key);
    Compare compare;

    if (row < 0 && total) row = field_row(reader->host, key + 6);
    if (row < 0) unknown_key(L, key);
    compare = datum_compare(L, -1, key);
    compare.field = (uint8_t)row;
    if (total) {
        query->total = compare;
        return;
    }
    if (query->compares_n == QUERY_COMPARES_MAX) {
        script_fault(L, "a query compares at most %d numbers", QUERY_COMPARES_MAX);
    }
    query->compares[query->compares_n++] = compare;
}

// Returns the fact whose words a query may ask for by [key], -1 if there is none.
static int fact_of_key(const Rules *rules, const char *key)
{
    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        if (row->kind == FACT_NUMBER || !row->search) continue;
        if (!strcmp(row->search, key)) return i;
    }
    return -1;
}

// Adds a word of a fact. A query keeps one set of words, so they must be of one fact.
static void take_fact_word(Reader *reader, int fact, const char *name)
{
    const FactRow *row = &reader->host->rules->facts[fact];
    Nearest nearest = nearest_to(name);

    if (reader->query.words && reader->query.fact != fact) {
        script_fault(reader->L, "a query asks for words of one fact, not of two");
    }
    for (int i = 0; i < row->vocabulary_n; i++) {
        const char *word = row->vocabulary[i].name;

        nearest_try(&nearest, word);
        if (strcasecmp(word, name) != 0) continue;
        reader->query.fact = (uint8_t)fact;
        reader->query.words |= (uint16_t)(1u << i);
        return;
    }
    script_fault(reader->L,
                 "unknown %s '%s'%s",
                 row->search,
                 name,
                 nearest_text(reader->L, &nearest));
}

// One tag, or a list of which it has any.
static void take_tags(Reader *reader)
{
    lua_State *L = reader->L;
    Library *library = reader->host->library;
    const Datum *datum = datum_at(L, -1);
    const int n = lua_istable(L, -1) ? (int)lua_rawlen(L, -1) : 0;

    if (datum && datum->special == SPECIAL_NAMED) {
        reader->query.tag = TAG_NAMED;
        return;
    }
    if (!lua_istable(L, -1)) {
        reader->query.tag = library_tag(library, datum_string(L, -1, "tag"));
        return;
    }
    if (n < 1 || n > QUERY_TAGS_MAX)
        script_fault(L, "'tag' wants a tag or a list of 1 to %d", QUERY_TAGS_MAX);
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, -1, i);
        reader->tags[i - 1] = library_tag(library, datum_string(L, -1, "tag"));
    }
    reader->tags_n = n;
    reader->query.tag = reader->tags[0];
}

static void take_places(Reader *reader)
{
    lua_State *L = reader->L;

    if (!lua_istable(L, -1)) {
        add_location(
            L, &reader->query, read_query_location(L, lua_absindex(L, -1), "at"));
        return;
    }
    for (int i = 1; i <= (int)lua_rawlen(L, -1); i++) {
        (void)lua_rawgeti(L, -1, i);
        add_location(
            L, &reader->query, read_query_location(L, lua_absindex(L, -1), "at"));
        lua_pop(L, 1);
    }
}

static void take_controller(Reader *reader)
{
    const Datum *datum = datum_at(reader->L, -1);
    const int role = datum && datum->kind == DATUM_WORD ? datum->role : ROLE_NONE;

    if (!role || role == ROLE_HERE || role == ROLE_THERE || role == ROLE_ORIGIN)
        script_fault(reader->L,
                     "'controller' wants me, it, this, you or they, got %s",
                     datum_name(reader->L, -1));
    reader->query.controller = (uint8_t)role;
}

// Returns a card with that name.
static CardId card_named(lua_State *L, const char *name)
{
    const Library *library = host_of(L)->library;
    Nearest nearest = nearest_to(name);

    for (int i = 1; i < library->cards_n; i++) {
        nearest_try(&nearest, library->cards[i].name);
        if (!strcmp(library->cards[i].name, name)) return (CardId)i;
    }
    script_fault(L, "no card '%s'%s", name, nearest_text(L, &nearest));
    return 0;
}

static uint16_t supertype_named(lua_State *L, const char *name)
{
    const Rules *rules = host_of(L)->rules;
    Nearest nearest = nearest_to(name);

    for (int i = 0; i < rules->supertypes_n; i++) {
        nearest_try(&nearest, rules->supertypes[i].name);
        if (!strcmp(rules->supertypes[i].name, name)) return (uint16_t)(1u << i);
    }
    script_fault(L, "no supertype '%s'%s", name, nearest_text(L, &nearest));
    return 0;
}

// Returns the word of a query that speaks of several things, NULL if there is none.
static const char *group_word(const Query *q, bool counts)
{
    return q->count_op == OP_ANY    ? "any_number"
           : q->count_op && !counts ? "count"
           : q->split               ? "split"
           : q->together            ? "together"
           : q->apart               ? "apart"
           : q->one_controller      ? "same_controller"
           : q->total.op && !counts ? "total_..."
                                    : NULL;
}

void read_query_check_group(lua_State *L, QueryId query, const char *key, bool counts)
{
    for (; query; query = host_of(L)->library->queries[query].or_else) {
        const Query *q = &host_of(L)->library->queries[query];
        const char *word = group_word(q, counts);

        if (!word) continue;
        script_fault(L,
                     "'%s' is for things that are chosen%s: '%s' %s",
                     word,
                     counts ? "" : " or counted",
                     key,
                     counts ? "chooses none" : "looks at one thing at a time");
    }
}

// Reads a query about a neighbour of the thing. [counts]: it may say how many there are.
static QueryId read_neighbour(lua_State *L, const char *key, bool counts)
{
    const QueryId query = read_query(L, lua_absindex(L, -1), key);

    read_query_check_group(L, query, key, counts);
    if (host_of(L)->library->queries[query].total.op)
        script_fault(L, "a total is of what is chosen or found, not of '%s'", key);
    return query;
}

static void take_key(Reader *reader, const char *key)
{
    lua_State *L = reader->L;
    Query *query = &reader->query;
    const int fact = fact_of_key(reader->host->rules, key);
    int value;

    if (!strcmp(key, "at")) {
        take_places(reader);
    } else if (!strcmp(key, "count")) {
        const Compare compare = datum_count(L, -1, key);

        query->count_op = compare.op;
        query->count = compare.amount;
    } else if (!strcmp(key, "split")) {
        vocabulary_check_part(L, LACKS_SPLIT, key, "a query");
        query->split = datum_amount(L, -1, key);
    } else if (!strcmp(key, "name")) {
        query->name = (uint16_t)(1 + card_named(L, datum_string(L, -1, key)));
    } else if (!strcmp(key, "supertype")) {
        query->supertypes |= supertype_named(L, datum_string(L, -1, key));
    } else if (!strcmp(key, "tag")) {
        take_tags(reader);
    } else if (fact >= 0) {
        take_fact_word(reader, fact, datum_string(L, -1, key));
    } else if (!strcmp(key, "has") && lua_type(L, -1) == LUA_TSTRING) {
        query->keyword = datum_keyword(L, lua_tostring(L, -1), &value);
    } else if (!strcmp(key, "from")) {
        const Datum *zone = datum_at(L, -1);

        if (!zone || !zone->zone) script_fault(L, "'from' of a query wants a zone");
        if (reader->host->rules->lacks & LACKS_CHAIN)
            script_fault(
                L,
                "this game has no chain, so 'from' stands in the clause, not in "
                "a query");
        query->came_from = zone->zone;
    } else if (!strcmp(key, "equipped")) {
        query->attachment = read_neighbour(L, key, true);
    } else if (!strcmp(key, "chooses")) {
        vocabulary_check_part(L, LACKS_CHAIN, key, "a query");
        query->choice = read_neighbour(L, key, false);
    } else if (!strcmp(key, "controller")) {
        take_controller(reader);
    } else if (!strcmp(key, "of")) {
        query->source = read_neighbour(L, key, false);
    } else if (!strcmp(key, "host")) {
        query->host = read_neighbour(L, key, false);
    } else if (!strcmp(key, "has")) {
        vocabulary_check_part(L, LACKS_PLACES, "has = query", "a query");
        query->has = read_neighbour(L, key, true);
    } else {
        take_compare(reader, key);
    }
}

static void try_entry(void *self)
{
    Reader *reader = self;

    take_entry(reader, reader->host->reading.entry);
}

static void try_key(void *self)
{
    Reader *reader = self;

    take_key(reader, reader->key);
}

// Reads the value on top of the stack, which the braces have there, and pops it.
static void take(Reader *reader, const char *what, const char *key, int entry)
{
    reader->host->reading = (Reading){what, key, entry};
    reader->key = key;
    if (datum_is_faulty(reader->L, -1) ||
        !script_recover_try(reader->L, key ? try_key : try_entry, reader))
        reader->faulty = true;
    lua_pop(reader->L, 1);
}

// Reads the braces at [table], which stand behind the word [what].
static QueryId read_braces(lua_State *L, int table, int kind, const char *what)
{
    const char *keys[SCRIPT_KEYS_MAX];
    Reader reader;
    int n;

    if (!lua_istable(L, table)) {
        script_fault(L, "a query is written in braces, got %s", datum_name(L, table));
    }
    begin(&reader, L);
    reader.query.kind = (uint16_t)kind;
    n = datum_keys(L, table, "a query", keys);
    for (int i = 1; i <= (int)lua_rawlen(L, table); i++) {
        (void)lua_rawgeti(L, table, i);
        take(&reader, what, NULL, i);
    }
    for (int i = 0; i < n; i++) {
        (void)lua_getfield(L, table, keys[i]);
        take(&reader, what, keys[i], 0);
    }
    if (reader.faulty) script_fault_silent(L);
    reader.host->reading = (Reading){what, NULL, 0};
    const QueryId query = finish(&reader);
    reader.host->reading = (Reading){0};
    return query;
}

int read_query_of_kind(lua_State *L)
{
    const Datum *kind = datum_at(L, 1);
    QueryId query;

    datum_only_at_load(L, "a query");
    query = read_braces(L, 2, kind->kind_row, kind->name);
    (void)datum_push(L, DATUM_QUERY, query);
    return 1;
}

int read_query_except(lua_State *L)
{
    QueryId query;

    datum_only_at_load(L, "a query");
    query = read_braces(L, 1, 0, "except");
    read_query_check_group(L, query, "except", false);
    (void)datum_push(L, DATUM_EXCEPT, query);
    return 1;
}

// Chains copies of a query's alternatives before [next]. Returns the first.
static QueryId chain(Library *library, QueryId id, QueryId next)
{
    Query query = library->queries[id];

    if (query.or_else) next = chain(library, query.or_else, next);
    query.or_else = next;
    return library_add_query(library, &query);
}

// Chains copies of the alternatives, from the last to the first.
int read_query_either(lua_State *L)
{
    Library *library = host_of(L)->library;
    QueryId next = 0;

    datum_only_at_load(L, "a query");
    for (int i = lua_gettop(L); i >= 1; i--) {
        next = chain(library, read_query(L, i, "either"), next);
    }
    if (!next) script_fault(L, "either(...) wants queries");
    (void)datum_push(L, DATUM_QUERY, next);
    return 1;
}

QueryId read_query(lua_State *L, int index, const char *what)
{
    const Datum *datum = datum_at(L, index);

    if (datum && datum->kind == DATUM_QUERY) return datum->n;
    if (datum && datum->kind == DATUM_WORD && datum->query) return datum->query;
    script_fault(L, "'%s' wants a query, got %s", what, datum_name(L, index));
    return 0;
}

// A kind that is also the name of a zone (`at = hand`) means the zone.
Location read_query_location(lua_State *L, int index, const char *what)
{
    const Datum *datum = datum_at(L, index);

    if (datum && datum->kind == DATUM_WORD) {
        if (datum->location) return (Location){.kind = datum->location};
        if (datum->place)
            return (Location){.kind = LOCATION_PLACE,
                              .n = (uint16_t)(datum->place - 1)};
        if (datum->zone)
            return (Location){.kind = LOCATION_ZONE, .n = (uint16_t)(datum->zone - 1)};
        if (datum->role == ROLE_HERE || datum->role == ROLE_THERE ||
            datum->role == ROLE_ORIGIN || datum->role == ROLE_THAT) {
            return (Location){.kind = LOCATION_ROLE, .n = datum->role};
        }
    }
    if (datum && (datum->kind == DATUM_QUERY || datum->kind_row)) {
        vocabulary_check_part(L, LACKS_PLACES, datum_name(L, index), what);
        return (Location){.kind = LOCATION_QUERY, .n = read_query(L, index, what)};
    }
    script_fault(L, "'%s' wants a place, got %s", what, datum_name(L, index));
    return (Location){.kind = LOCATION_NONE};
}
