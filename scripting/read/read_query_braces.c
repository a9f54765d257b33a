// read_query_braces.c -- reads `card { yours, at = hand }` into a Query, and refuses one
// that could never find anything.

#include <string.h>

#include "scripting/lua/mark_words.h"
#include "scripting/lua/near_word.h"
#include "scripting/read/read_inside.h"
#include "scripting/vain/vain_data.h"

// Returns whether each thing, or player, of the one kind is one of the other.
static bool is_within(const Rules *rules, int one, int other)
{
    const KindRow *a = &rules->kinds[one - 1], *b = &rules->kinds[other - 1];

    if (a->kind != b->kind) return false;
    // Of the kinds of players the first is that of all.
    if (a->kind == KIND_PLAYER) return other < one;
    return a->kind == KIND_OBJECT && !(a->any_of & ~(unsigned)b->any_of);
}

// Refuses a second kind: of two, one may be meant by the other.
_Noreturn static void refuse_kinds(const QueryReader *reader, const ScriptValue *word)
{
    const Rules *rules = reader->host->rules;
    const int first = reader->query.kind, second = word->kind_row;
    const char *one = rules->kinds[first - 1].name,
               *other = rules->kinds[second - 1].name;
    const bool wider = is_within(rules, second, first);

    if (first == second)
        script_fault(
            reader->L,
            FOUND_QUERY_FORM,
            "a query has one kind, and '%s' stands in its own braces: take it out",
            one);
    if (wider || is_within(rules, first, second))
        script_fault(
            reader->L,
            FOUND_QUERY_FORM,
            "'%s' and '%s' are two kinds, and a query has one; write: %s, with the "
            "rest in its braces",
            one,
            other,
            wider ? other : one);
    script_fault(
        reader->L,
        FOUND_QUERY_FORM,
        "'%s' and '%s' are two kinds, and a query has one; write: either(%s, %s)",
        one,
        other,
        one,
        other);
}

// Reads a word that stands alone. Returns false if a query cannot hold it.
static bool take_word(QueryReader *reader, const ScriptValue *word)
{
    Query *query = &reader->query;

    if (word->adjective) {
        query->adjectives |= 1ull << (word->adjective - 1);
    } else if (word->status) {
        query->statuses |= 1u << (word->status - 1);
    } else if (word->role == ROLE_HERE || word->role == ROLE_THERE ||
               word->role == ROLE_ORIGIN) {
        if (reader->where)
            script_fault(
                reader->L, FOUND_QUERY_FORM, "a query has 'here' or 'there' only once");
        reader->where = word->role;
    } else if (word->role) {
        if (query->role)
            script_fault(
                reader->L,
                FOUND_QUERY_FORM,
                "a query has one role, not two: of several say either(...), and "
                "what is left out has an except { ... } for each");
        query->role = word->role;
    } else if (word->kind_row) {
        if (query->kind) refuse_kinds(reader, word);
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
        return mark_words_take(reader->L, query, word);
    }
    return true;
}

static bool is_of_players(const Rules *rules, int kind)
{
    return rules->kinds[kind - 1].kind == KIND_PLAYER;
}

static void refuse_of(const QueryReader *reader, const char *word, bool players)
{
    script_fault(reader->L,
                 FOUND_QUERY_FORM,
                 "'%s' is said of %s, and '%s' means %s",
                 word,
                 players ? "things" : "players",
                 reader->host->rules->kinds[reader->query.kind - 1].name,
                 players ? "players" : "things");
}

static void check_field(const QueryReader *reader, const Compare *compare, bool players)
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

// Returns whether things of the kind are items of the chain, or lie on it while they are
// played.
static bool is_at_home_on_chain(const Rules *rules, int kind)
{
    const KindRow *row = &rules->kinds[kind - 1];

    return row->kind == KIND_ITEM || (row->kind == KIND_OBJECT && row->zone);
}

// Refuses a query for things that would be two opposites at once.
static void check_opposites(const QueryReader *reader)
{
    const Rules *rules = reader->host->rules;
    const uint64_t asked = reader->query.adjectives;

    for (int i = 0; i < rules->opposites_n; i++) {
        const OppositeRow *row = &rules->opposites[i];

        if (asked >> row->one & 1 && asked >> row->other & 1)
            script_fault(reader->L,
                         FOUND_AT_ONCE,
                         "nothing is '%s' and '%s' at once: take one out, or say "
                         "either(...)",
                         rules->adjectives[row->one].name,
                         rules->adjectives[row->other].name);
    }
}

// Refuses what a word alone and a key say both.
static void check_said_twice(const QueryReader *reader)
{
    const Rules *rules = reader->host->rules;
    const Query *query = &reader->query;
    char word[NAME_BYTES_MAX + 1];

    for (int i = 0; i < rules->supertypes_n; i++) {
        mark_words_text(rules->supertypes[i].name, word, sizeof word);
        for (int k = 0; query->supertypes >> i & 1 && k < rules->adjectives_n; k++)
            if (query->adjectives >> k & 1 && !strcmp(rules->adjectives[k].name, word))
                script_fault(reader->L,
                             FOUND_ALWAYS,
                             "supertype = \"%s\" is said by '%s' already: take one out",
                             rules->supertypes[i].name,
                             word);
    }
    for (int i = 0; i < QUERY_MARKS_MAX; i++) {
        const unsigned both = query->marks[i].words & query->words;

        if (!query->words || query->marks[i].fact != query->fact || !both) continue;
        script_fault(reader->L,
                     FOUND_ALWAYS,
                     "%s = \"%s\" is said by its word already: take one out",
                     rules->facts[query->fact].search,
                     rules->facts[query->fact].vocabulary[__builtin_ctz(both)].name);
    }
}

// Refuses a fact that no thing of the kind has.
static void check_fact(const QueryReader *reader, int fact)
{
    const Rules *rules = reader->host->rules;
    const KindRow *kind = &rules->kinds[reader->query.kind - 1];
    const FactRow *row = &rules->facts[fact];

    if (row->types && kind->kind == KIND_OBJECT && kind->any_of &&
        !(row->types & kind->any_of))
        script_fault(reader->L,
                     FOUND_QUERY_FORM,
                     "'%s' is a fact of other cards: no %s has it",
                     row->name,
                     kind->name);
}

static void check_facts(const QueryReader *reader)
{
    const Rules *rules = reader->host->rules;
    const Query *query = &reader->query;

    if (query->words) check_fact(reader, query->fact);
    for (int i = 0; i < query->compares_n; i++) {
        const int field = query->compares[i].field;
        const FieldRow *row = field < rules->fields_n ? &rules->fields[field] : NULL;

        if (row && row->source == SOURCE_FACT) check_fact(reader, row->index);
        if (row && row->source == SOURCE_NUMBER)
            check_fact(reader, rules->numbers[row->index].fact);
    }
}

// Returns whether the query asks for what cards have printed.
static bool has_print(const Query *query)
{
    return query->same.trait || query->different.trait || query->supertypes ||
           query->words || query->marks[0].words || query->tag || query->name ||
           query->keyword || query->of_named_type;
}

// Returns the part of the query that is asked of things and never of an ability; NULL: it has none.
static const char *part_of_things(const Rules *rules, const Query *query)
{
    if (query->locations_n)
        return query->locations[0].kind == LOCATION_ROLE ? "here" : "at";
    if (query->tag) return "tag";
    if (query->same.trait) return "same";
    if (query->different.trait) return "different";
    if (query->name) return "name";
    if (query->of_named_type) return "type";
    if (query->keyword || query->has) return "has";
    if (query->supertypes) return "supertype";
    if (query->words) return rules->facts[query->fact].search;
    if (query->marks[0].words) return rules->facts[query->marks[0].fact].search;
    if (query->came_from) return "from";
    if (query->attachment) return "equipped";
    if (query->host) return "host";
    if (query->controller || query->kept_with || query->keeper) return "controller";
    return query->past ? "happened" : NULL;
}

// Returns whether it looks for items of the chain that are no cards.
static bool means_items(const QueryReader *reader)
{
    const int kind = reader->query.kind;

    return kind && reader->host->rules->kinds[kind - 1].kind == KIND_ITEM;
}

// Refuses a query for abilities that asks what is not known of one.
static void check_abilities(const QueryReader *reader)
{
    const char *part = means_items(reader)
                           ? part_of_things(reader->host->rules, &reader->query)
                           : NULL;
    const char *kind = reader->host->rules->kinds[reader->query.kind - 1].name;

    if (part)
        script_fault(reader->L,
                     FOUND_QUERY_FORM,
                     "'%s' is said of things, not of %s: of what has it write 'of', "
                     "%s { of = card { ... } }",
                     part,
                     kind,
                     kind);
}

// Refuses a query that could never find anything: it says of players what only things have,
// or of things what only players have.
static void check_meaning(const QueryReader *reader)
{
    const Rules *rules = reader->host->rules;
    const Query *query = &reader->query;

    check_opposites(reader);
    check_said_twice(reader);
    if (!query->kind) return;
    check_facts(reader);
    check_abilities(reader);
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
    if (players && has_print(query))
        script_fault(
            reader->L,
            FOUND_QUERY_FORM,
            "players have nothing printed: supertypes, tags, names, keywords, words of "
            "facts, and what is 'same' or 'different' are said of things");
    if (query->same.trait && query->different.trait && !query->same.role &&
        !query->different.role)
        script_fault(
            reader->L,
            FOUND_QUERY_FORM,
            "what is chosen together is bound by 'same' or by 'different': write "
            "one of them");
    if (players && query->past)
        script_fault(
            reader->L, FOUND_QUERY_FORM, "'happened' in a query is said of things");
    if (query->source && rules->kinds[query->kind - 1].kind != KIND_ITEM)
        script_fault(
            reader->L,
            FOUND_QUERY_FORM,
            "'of' is said of abilities, not of %s: whose it is says 'controller'",
            rules->kinds[query->kind - 1].name);
    if (query->choice && !is_at_home_on_chain(rules, query->kind))
        script_fault(reader->L,
                     FOUND_QUERY_FORM,
                     "'chooses' is said of what is on the chain, not of %s",
                     rules->kinds[query->kind - 1].name);
    if (query->chooser && rules->kinds[query->kind - 1].kind != KIND_OBJECT)
        script_fault(
            reader->L,
            FOUND_QUERY_FORM,
            "'chosen_by' is said of things, not of %s: of what is on the chain "
            "say 'chooses'",
            rules->kinds[query->kind - 1].name);
    if (players && query->locations_n)
        script_fault(reader->L,
                     FOUND_QUERY_FORM,
                     "players are at no place: 'at' is said of things");
}

// Returns whether an adjective of the query looks beyond the board, as one does of things that
// lie wherever they are.
static bool looks_elsewhere(const Rules *rules, const Query *query)
{
    for (int i = 0; i < rules->adjectives_n; i++)
        if (query->adjectives >> i & 1 &&
            rules->adjectives[i].reads & READS_ELSEWHERE &&
            rules->adjectives[i].reads != READS_ALL)
            return true;
    return false;
}

// Adds the query to the Library. A `here` that stands alone joins the places of an
// `at`.
static QueryId finish_query(QueryReader *reader)
{
    Query *query = &reader->query;
    QueryId id;

    if (reader->where && query->locations_n) {
        query->where = reader->where;
    } else if (reader->where) {
        read_query_add_place(
            reader->L, query, (Location){.kind = LOCATION_ROLE, .n = reader->where});
    }
    if (!query->locations_n && !query->where && !means_items(reader) &&
        looks_elsewhere(reader->host->rules, query))
        read_query_add_place(reader->L, query, (Location){.kind = LOCATION_EVERYWHERE});
    check_meaning(reader);
    clauses_made_ask(reader->L, query);
    vain_data_check_query(reader->L, query);
    for (int i = reader->tags_n - 1; i > 0; i--) {
        Query alternative = *query;

        alternative.tag = reader->tags[i];
        query->or_else = library_add_query(reader->host->library, &alternative);
    }
    id = library_add_query(reader->host->library, query);
    clauses_zones_check_kind(reader->L, id);
    clauses_memory_check_found(reader->L, id);
    clauses_host_check(reader->L, query);
    clauses_zones_check_apart(reader->L, query);
    clauses_zones_check_here(reader->L, query);
    clauses_zones_check_adjectives(reader->L, id, UINT64_MAX);
    clauses_side_check(reader->L, id);
    return id;
}

static void begin_query(QueryReader *reader, lua_State *L)
{
    memset(reader, 0, sizeof *reader);
    reader->L = L;
    reader->host = host_of(L);
}

// Returns 1 + the kind of all players if the adjective is said of players alone, else 0.
static int kind_of_players(const Rules *rules, const AdjectiveRow *row)
{
    if (!row->of_player || row->holds || row->source) return 0;
    for (int i = 0; i < rules->kinds_n; i++)
        if (rules->kinds[i].kind == KIND_PLAYER) return i + 1;
    return 0;
}

// What is said of players alone means players where it stands alone: `turn_player`.
QueryId read_query_word(Host *host, const ScriptValue *word)
{
    QueryReader reader;

    begin_query(&reader, host->L);
    if (word->adjective)
        reader.query.kind = (uint16_t)kind_of_players(
            host->rules, &host->rules->adjectives[word->adjective - 1]);
    return take_word(&reader, word) ? finish_query(&reader) : 0;
}

static void take_entry(QueryReader *reader, int i)
{
    lua_State *L = reader->L;
    const ScriptValue *datum = script_value_at(L, -1);

    if (datum && datum->kind == SCRIPT_EXCEPT) {
        const QueryId before = reader->query.except;

        reader->query.except =
            before ? read_either_of(reader->host->library, before, datum->n) : datum->n;
        return;
    }
    if (datum && datum->kind == DATUM_HAPPENED) {
        if (reader->query.past)
            script_fault(L, FOUND_QUERY_FORM, "a query has one 'happened'");
        reader->query.past = datum->n;
        return;
    }
    if (datum && datum->kind == SCRIPT_WORD && take_word(reader, datum)) return;
    if (read_query_is_value(L, -1)) {
        reader->query.of_value = true;
        return;
    }
    if (datum && datum->kind == SCRIPT_HOLE) {
        if (reader->query.thing)
            script_fault(
                L,
                FOUND_QUERY_FORM,
                "a query is one thing, not two: of several say either(...), and "
                "what is left out has an except { ... } for each");
        reader->query.thing = (uint16_t)(1 + script_site_slot(L, BOUND_THING));
        return;
    }
    if (datum && datum->kind == SCRIPT_QUERY && !reader->query.kind)
        script_fault(
            L,
            FOUND_QUERY_FORM,
            "entry %d of these braces is %s, not an adjective: write an except "
            "{ ... } for each, with its adjectives; what has happened is named in a "
            "local of its own, local past = happened { ... }",
            i,
            script_value_name(L, -1));
    const int entry = lua_gettop(L);
    const char *what = script_value_name(L, entry);

    right_line_fault(L,
                     FOUND_QUERY_FORM,
                     NULL,
                     "entry %d of a query is %s, not an adjective%s",
                     i,
                     what,
                     near_word_for(L, entry));
}

static void try_entry(void *self)
{
    QueryReader *reader = self;

    take_entry(reader, reader->host->reading.entry);
}

static void try_key(void *self)
{
    QueryReader *reader = self;

    read_query_key(reader, reader->key);
}

// Reads the value on top of the stack, which the braces have there, and pops it.
static void take_query_value(QueryReader *reader, const char *what, const char *key,
                             int entry)
{
    reader->host->reading = (Reading){what, key, entry};
    reader->key = key;
    script_site_note(reader->L, script_value_at(reader->L, -1));
    if (script_value_is_faulty(reader->L, -1) ||
        !script_recover_try(reader->L, key ? try_key : try_entry, reader))
        reader->faulty = true;
    lua_pop(reader->L, 1);
}

// Reads the braces at [table], which stand behind the word [what].
static QueryId read_braces(lua_State *L, int table, int kind, const char *what)
{
    const char *keys[SCRIPT_KEYS_MAX];
    QueryReader reader;
    int n;

    if (!lua_istable(L, table)) {
        right_line_fault(L,
                         FOUND_FORM,
                         NULL,
                         "a query is written in braces, got %s",
                         script_value_name(L, table));
    }
    begin_query(&reader, L);
    reader.query.kind = (uint16_t)kind;
    n = script_value_keys(L, table, "a query", keys);
    for (int i = 1; i <= (int)lua_rawlen(L, table); i++) {
        (void)lua_rawgeti(L, table, i);
        read_list_check_word(L, table, i, what);
        take_query_value(&reader, what, NULL, i);
    }
    for (int i = 0; i < n; i++) {
        (void)lua_getfield(L, table, keys[i]);
        take_query_value(&reader, what, keys[i], 0);
    }
    if (reader.faulty) script_fault_silent(L);
    reader.host->reading = (Reading){what, NULL, 0};
    const QueryId query = finish_query(&reader);
    reader.host->reading = (Reading){0};
    return query;
}

int read_query_of_kind(lua_State *L)
{
    const ScriptValue *kind = script_value_at(L, 1);
    QueryId query;

    if (host_of(L)->phase != PHASE_LOAD) return script_bound_query(L, 2);
    query = read_braces(L, 2, kind->kind_row, kind->name);
    (void)script_value_push(L, SCRIPT_QUERY, query);
    return 1;
}

int read_query_except(lua_State *L)
{
    QueryId query;

    if (host_of(L)->phase != PHASE_LOAD) return script_bound_query(L, 1);
    query = read_braces(L, 1, 0, "except");
    read_query_check_group(L, query, "except", false);
    (void)script_value_push(L, SCRIPT_EXCEPT, query);
    return 1;
}
