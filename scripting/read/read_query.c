// read_query.c -- reads values as queries and as places, and the keys of a query's braces.
//
// Each key fills one part of the query; read_query_braces.c goes through the braces.

#include <string.h>
#include <strings.h>

#include "scripting/read/read_inside.h"

void read_query_add_place(lua_State *L, Query *query, Location location)
{
    if (query->locations_n == QUERY_LOCATIONS_MAX) {
        script_fault(L,
                     FOUND_TOO_MANY,
                     "a query names at most %d places: make a list of more things in a "
                     "local, and say at = that list",
                     QUERY_LOCATIONS_MAX);
    }
    query->locations[query->locations_n++] = location;
}

static bool binds(Likeness likeness)
{
    return likeness.trait && !likeness.role;
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

void read_query_check_bound(lua_State *L, QueryId query, const char *verb)
{
    for (; query; query = host_of(L)->library->queries[query].or_else) {
        const Query *q = &host_of(L)->library->queries[query];
        const bool likened = binds(q->same) || binds(q->different);
        const char *word = q->split      ? "split"
                           : q->total.op ? "total_..."
                                         : clauses_role_binding(q);

        // How many are alike is counted, and who picks goes by it.
        if (likened && (!strcmp(verb, "count") || !strcmp(verb, "pick"))) continue;

        if (word)
            script_fault(L,
                         FOUND_QUERY_FORM,
                         "'%s' binds things that 'target' chooses, and '%s' looks at "
                         "each by itself",
                         word,
                         verb);
    }
}

void read_query_check_group(lua_State *L, QueryId query, const char *key, bool counts)
{
    for (; query; query = host_of(L)->library->queries[query].or_else) {
        const Query *q = &host_of(L)->library->queries[query];
        const char *word = group_word(q, counts);

        // "For each different name": how many there are is counted.
        if (!word && !counts && strcmp(key, "each") != 0)
            word = clauses_role_binding(q);
        if (!word) continue;
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "'%s' is for things that are chosen%s: '%s' %s",
                     word,
                     counts ? "" : " or counted",
                     key,
                     counts ? "chooses none" : "looks at one thing at a time");
    }
}

// Returns whether the query lets nothing be chosen, whatever there is.
static bool chooses_none(const Library *library, const Query *q)
{
    const Amount *count = &library->amounts[q->count];

    if (!q->count_op || q->count_op == OP_ANY || count->kind != AMOUNT_CONST)
        return false;
    return q->count_op == OP_LESS_THAN ? count->n <= 1
                                       : q->count_op != OP_AT_LEAST && count->n <= 0;
}

void read_query_check_some(lua_State *L, QueryId query, const char *what)
{
    const Library *library = host_of(L)->library;

    for (; query; query = library->queries[query].or_else)
        if (chooses_none(library, &library->queries[query]))
            script_fault(L,
                         FOUND_NOTHING_DONE,
                         "'%s' of none: 'count' is 1 or more here, and without it the "
                         "query means one",
                         what);
}

bool read_query_is_value(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);
    Host *host = host_of(L);

    if (!datum || datum->kind != SCRIPT_AMOUNT) return false;
    if (host->library->amounts[datum->n].kind != AMOUNT_VALUE) return false;
    host->names_by_value = true;
    return true;
}

QueryId read_query(lua_State *L, int index, const char *what)
{
    const ScriptValue *datum = script_value_at(L, index);

    if (datum && datum->kind == SCRIPT_QUERY) return datum->n;
    if (datum && datum->kind == SCRIPT_WORD && datum->query) return datum->query;
    if (script_value_is_hole(L, index)) {
        Query query;

        memset(&query, 0, sizeof query);
        query.thing = (uint16_t)(1 + script_site_slot(L, BOUND_THING));
        return library_add_query(host_of(L)->library, &query);
    }
    if (read_query_is_value(L, index)) {
        Query query;

        memset(&query, 0, sizeof query);
        query.of_value = true;
        return library_add_query(host_of(L)->library, &query);
    }
    if (datum && datum->kind == SCRIPT_WORD && datum->zone)
        right_line_fault(L,
                         FOUND_QUERY_FORM,
                         NULL,
                         "'%s' wants a query, got %s: a zone is chosen with its player",
                         what,
                         script_value_name(L, index));
    right_line_fault(L,
                     FOUND_QUERY_FORM,
                     NULL,
                     "'%s' wants a query, got %s",
                     what,
                     script_value_name(L, index));
    return 0;
}

// Returns whether the query is one of players, who are nowhere and no place.
static bool means_players(const Host *host, QueryId query)
{
    const int kind = host->library->queries[query].kind;

    return kind && host->rules->kinds[kind - 1].kind == KIND_PLAYER;
}

// Refuses a thing in place of the place where it is, which has a word of its own.
static void check_thing_as_place(lua_State *L, const ScriptValue *datum,
                                 const char *what)
{
    const char *where = !datum || datum->kind != SCRIPT_WORD ? NULL
                        : datum->role == ROLE_IT             ? "there"
                        : datum->role == ROLE_ME             ? "here"
                                                             : NULL;

    if (where)
        script_fault(
            L,
            FOUND_ARGUMENT,
            "'%s' wants a place, and '%s' is a thing: where it is has the word "
            "'%s'; write: %s = %s",
            what,
            datum->name,
            where,
            what,
            where);
}

// A kind that is also the name of a zone (`at = hand`) means the zone.
Location read_query_location(lua_State *L, int index, const char *what)
{
    const ScriptValue *datum = script_value_at(L, index);

    if (script_value_is_hole(L, index))
        return (Location){.kind = LOCATION_BOUND,
                          .n = (uint16_t)script_site_slot(L, BOUND_PLACE)};
    if (datum && datum->kind == SCRIPT_WORD) {
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
    if (datum && (datum->kind == SCRIPT_QUERY || datum->kind_row)) {
        const QueryId query = read_query(L, index, what);

        vocabulary_check_part(L, LACKS_PLACES, script_value_name(L, index), what);
        if (!means_players(host_of(L), query))
            return (Location){.kind = LOCATION_QUERY, .n = query};
    }
    check_thing_as_place(L, datum, what);
    right_line_fault(L,
                     FOUND_ARGUMENT,
                     NULL,
                     "'%s' wants a place, got %s",
                     what,
                     script_value_name(L, index));
    return (Location){.kind = LOCATION_NONE};
}

// Reads the places of a list as alternatives.
static QueryId read_places(lua_State *L, int list, const char *what)
{
    Host *host = host_of(L);
    QueryId places = 0;

    for (int i = (int)lua_rawlen(L, list); i >= 1; i--) {
        Query one;

        memset(&one, 0, sizeof one);
        (void)lua_rawgeti(L, list, i);
        read_query_add_place(
            L, &one, read_query_location(L, lua_absindex(L, -1), what));
        lua_pop(L, 1);
        one.or_else = places;
        places = library_add_query(host->library, &one);
    }
    return places;
}

Location read_query_places(lua_State *L, int index, const char *what)
{
    if (!lua_istable(L, index)) return read_query_location(L, index, what);
    if (!read_list_entries(L, index, what))
        right_line_fault(
            L, FOUND_ARGUMENT, NULL, "'%s' wants a place or a list of them", what);
    read_list_check_once(L, index, what);
    return (Location){.kind = LOCATION_LIST, .n = read_places(L, index, what)};
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
#include "scripting/base/language.def"
};

static void unknown_key(lua_State *L, const char *key)
{
    const Host *host = host_of(L);
    const int fact = fact_find(host->rules, key);
    Nearest nearest = nearest_to(key);

    if (fact >= 0 && host->rules->facts[fact].names)
        script_fault(L,
                     FOUND_NO_KEY,
                     "'%s' names cards, so no query asks for it: "
                     "named_by(thing, \"%s\") has the things",
                     key,
                     key);

    if (!strcmp(key, "owner"))
        script_fault(
            L,
            FOUND_NO_KEY,
            "unknown key 'owner' in a query: 'controller' says whose it is, and off "
            "the board that is its owner");
    for (int i = 0; i < COUNT_OF(query_keys); i++) nearest_try(&nearest, query_keys[i]);
    for (int i = 0; i < host->rules->fields_n; i++) {
        nearest_try(&nearest, host->rules->fields[i].name);
    }
    for (int i = 0; i < host->rules->facts_n; i++) {
        const FactRow *row = &host->rules->facts[i];

        if (fact_has_words(row) && row->search) nearest_try(&nearest, row->search);
    }
    for (int i = 0; i < host->library->player_counters_n; i++) {
        nearest_try(&nearest, host->library->player_counters[i]);
    }
    for (int i = 0; i < host->library->thing_counters_n; i++)
        nearest_try(&nearest, host->library->thing_counters[i]);
    if (clauses_names_push(L, key))
        script_fault(
            L,
            FOUND_NO_KEY,
            "unknown key '%s' in a query: it stands outside of its braces, in %s",
            key,
            lua_tostring(L, -1));
    script_fault(L,
                 FOUND_NO_KEY,
                 "unknown key '%s' in a query%s",
                 key,
                 nearest_text(L, &nearest));
}

static void take_compare(QueryReader *reader, const char *key)
{
    lua_State *L = reader->L;
    Query *query = &reader->query;
    const bool total = !strncmp(key, "total_", 6);
    int row = field_row(reader->host, key);
    Compare compare;

    if (row < 0 && total) row = field_row(reader->host, key + 6);
    if (row < 0) unknown_key(L, key);
    compare = script_value_compare(L, -1, key);
    compare.field = (uint8_t)row;
    if (total) {
        query->total = compare;
        return;
    }
    if (query->compares_n == QUERY_COMPARES_MAX) {
        script_fault(L,
                     FOUND_TOO_MANY,
                     "a query compares at most %d numbers",
                     QUERY_COMPARES_MAX);
    }
    query->compares[query->compares_n++] = compare;
}

// Returns the fact whose words a query may ask for by [key], -1 if there is none.
static int fact_of_key(const Rules *rules, const char *key)
{
    for (int i = 0; i < rules->facts_n; i++) {
        const FactRow *row = &rules->facts[i];

        if (!fact_has_words(row) || !row->search) continue;
        if (!strcmp(row->search, key)) return i;
    }
    return -1;
}

// Adds a word of a fact. A query keeps one set of words, so they must be of one fact.
static void take_fact_word(QueryReader *reader, int fact, const char *name)
{
    const FactRow *row = &reader->host->rules->facts[fact];
    Nearest nearest = nearest_to(name);

    if (reader->query.words && reader->query.fact != fact) {
        script_fault(reader->L,
                     FOUND_QUERY_FORM,
                     "a query asks for words of one fact, not of two");
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
                 FOUND_QUERY_FORM,
                 "unknown %s '%s'%s",
                 row->search,
                 name,
                 nearest_text(reader->L, &nearest));
}

// Returns whether the word `named` lies at [index].
static bool is_named(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);
    const bool named = datum && datum->special == SPECIAL_NAMED;

    if (named) clauses_named_ask(L);
    return named;
}

// Refuses a word that no face of such a die has.
static void check_face_word(const QueryReader *reader, const KindRow *die,
                            const char *word)
{
    const Library *library = reader->host->library;
    Nearest nearest = nearest_to(word);

    for (int i = 1; i < library->cards_n; i++) {
        const Card *face = &library->cards[i];

        for (int k = 0; face->types & die->any_of && k < CARD_TAGS_MAX; k++) {
            if (!face->tags[k]) break;
            if (!strcmp(library->tags[face->tags[k]], word)) return;
            nearest_try(&nearest, library->tags[face->tags[k]]);
        }
    }
    script_fault(reader->L,
                 FOUND_QUERY_FORM,
                 "no face of die '%s' has the word '%s'%s",
                 die->name,
                 word,
                 nearest_text(reader->L, &nearest));
}

// Returns the tag of that name. Of dice it is a word on a face.
static uint16_t tag_at(const QueryReader *reader)
{
    const Rules *rules = reader->host->rules;
    const char *name = script_value_label(reader->L, -1, "tag");
    const KindRow *kind =
        reader->query.kind ? &rules->kinds[reader->query.kind - 1] : NULL;

    if (kind && kind->any_of && !(kind->any_of & ~rules->faces))
        check_face_word(reader, kind, name);
    return library_tag(reader->host->library, name);
}

// One tag, or a list of which it has any.
static void take_tags(QueryReader *reader)
{
    lua_State *L = reader->L;
    const int list = lua_gettop(L);
    const int n = lua_istable(L, list) ? read_list_entries(L, list, "tag") : 0;

    if (is_named(L, -1)) {
        reader->query.tag = TAG_NAMED;
        return;
    }
    if (!lua_istable(L, -1)) {
        reader->query.tag = tag_at(reader);
        return;
    }
    if (n < 1 || n > QUERY_TAGS_MAX)
        right_line_fault(L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'tag' wants a tag or a list of 1 to %d",
                         QUERY_TAGS_MAX);
    read_list_check_once(L, list, "tag");
    for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
        (void)lua_rawgeti(L, -1, i);
        reader->tags[i - 1] = tag_at(reader);
    }
    reader->tags_n = n;
    reader->query.tag = reader->tags[0];
}

static void take_places(QueryReader *reader)
{
    lua_State *L = reader->L;
    const int list = lua_gettop(L);
    int n;

    if (!lua_istable(L, list)) {
        read_query_add_place(L, &reader->query, read_query_location(L, list, "at"));
        return;
    }
    n = read_list_entries(L, list, "at");
    if (!n)
        right_line_fault(
            L, FOUND_ARGUMENT, NULL, "'at' wants a place or a list of them");
    read_list_check_once(L, list, "at");
    for (int i = 1; i <= n; i++) {
        (void)lua_rawgeti(L, list, i);
        reader->host->item = i;
        script_site_note(L, script_value_at(L, -1));
        read_query_add_place(
            L, &reader->query, read_query_location(L, lua_absindex(L, -1), "at"));
        lua_pop(L, 1);
    }
    reader->host->item = 0;
}

// Reads a query about a neighbour of the thing. [counts]: it may say how many there are.
static QueryId read_neighbour(lua_State *L, const char *key, bool counts)
{
    const QueryId query = read_query(L, lua_absindex(L, -1), key);

    read_query_check_group(L, query, key, counts);
    if (host_of(L)->library->queries[query].total.op)
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "a total is of what is chosen or found, not of '%s'",
                     key);
    return query;
}

// Reads `chosen_by = query`: what chooses is on the chain, or has an ability there.
static void take_chooser(QueryReader *reader)
{
    lua_State *L = reader->L;
    const Host *host = host_of(L);
    const QueryId query = read_neighbour(L, "chosen_by", false);

    for (QueryId q = query; q; q = host->library->queries[q].or_else) {
        const Query *one = &host->library->queries[q];
        const int kind = one->kind;
        const bool player = one->role == ROLE_YOU || one->role == ROLE_THEY;

        if (player || (kind && host->rules->kinds[kind - 1].kind == KIND_PLAYER))
            right_line_fault(
                L,
                FOUND_ARGUMENT,
                NULL,
                "'chosen_by' wants what is on the chain and not who plays it, as in "
                "ability { enemy }, got %s",
                script_value_name(L, -1));
    }
    clauses_way_check_lies(L, query, false);
    reader->query.chooser = query;
}

static bool is_of_players(const QueryReader *reader)
{
    const int kind = reader->query.kind;

    return kind && reader->host->rules->kinds[kind - 1].kind == KIND_PLAYER;
}

static void take_controller(QueryReader *reader)
{
    const ScriptValue *datum = script_value_at(reader->L, -1);
    const int role = datum && datum->kind == SCRIPT_WORD ? datum->role : ROLE_NONE;

    if (script_value_is_hole(reader->L, -1)) {
        reader->query.keeper =
            (uint16_t)(1 + script_site_slot(reader->L, BOUND_PLAYER));
        return;
    }
    if (!role && datum && (datum->kind == SCRIPT_QUERY || datum->query)) {
        reader->query.kept_with = read_neighbour(reader->L, "controller", false);
        return;
    }
    if (!role || role == ROLE_HERE || role == ROLE_THERE || role == ROLE_ORIGIN)
        right_line_fault(
            reader->L,
            FOUND_ARGUMENT,
            NULL,
            "'controller' wants me, it, this, you, they or a query, got %s",
            script_value_name(reader->L, -1));
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
    script_fault(L, FOUND_NO_CARD, "no card '%s'%s", name, nearest_text(L, &nearest));
    return 0;
}

static void take_name(QueryReader *reader)
{
    lua_State *L = reader->L;

    if (is_named(L, -1))
        reader->query.name = NAME_NAMED;
    else
        reader->query.name =
            (uint16_t)(1 + card_named(L, script_value_string(L, -1, "name")));
}

static uint16_t supertype_named(lua_State *L, const char *name)
{
    const Rules *rules = host_of(L)->rules;
    Nearest nearest = nearest_to(name);

    for (int i = 0; i < rules->supertypes_n; i++) {
        nearest_try(&nearest, rules->supertypes[i].name);
        if (!strcmp(rules->supertypes[i].name, name)) return (uint16_t)(1u << i);
    }
    script_fault(
        L, FOUND_QUERY_FORM, "no supertype '%s'%s", name, nearest_text(L, &nearest));
    return 0;
}

static void take_supertype(QueryReader *reader, const char *name)
{
    const uint16_t bit = supertype_named(reader->L, name);

    if (reader->query.supertypes & bit)
        script_fault(reader->L,
                     FOUND_ALWAYS,
                     "supertype = \"%s\" is said by its word already: take one out",
                     name);
    reader->query.supertypes |= bit;
}

static void take_zone_before(QueryReader *reader)
{
    lua_State *L = reader->L;
    const ScriptValue *zone = script_value_at(L, -1);

    if (!zone || !zone->zone)
        right_line_fault(L, FOUND_QUERY_FORM, NULL, "'from' of a query wants a zone");
    if (reader->host->rules->lacks & LACKS_CHAIN)
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "this game has no chain, so 'from' stands in the clause, not in "
                     "a query");
    reader->query.came_from = zone->zone;
}

// ---- same = "name", different = { "tag", me }

// Returns the field of that name which things have, -1: there is none.
static int field_of_things(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->fields_n; i++) {
        const FieldRow *row = &rules->fields[i];

        if ((row->of_object || row->of_cause || row->source) &&
            !strcmp(row->name, name))
            return i;
    }
    return -1;
}

// Returns the trait of that name.
static uint8_t trait_named(const QueryReader *reader, const char *key, const char *name)
{
    static const char *const own[] = {[TRAIT_NAME] = "name",
                                      [TRAIT_TAG] = "tag",
                                      [TRAIT_TYPE] = "type",
                                      [TRAIT_SUPERTYPE] = "supertype"};
    const Rules *rules = reader->host->rules;
    const int fact = fact_of_key(rules, name), field = field_of_things(rules, name);
    Nearest nearest = nearest_to(name);

    for (int i = TRAIT_NAME; i < COUNT_OF(own); i++)
        if (!strcmp(own[i], name)) return (uint8_t)i;
    if (fact >= 0) return (uint8_t)(TRAIT_FACT + fact);
    if (field >= 0) return (uint8_t)(TRAIT_FIELD + field);
    for (int i = TRAIT_NAME; i < COUNT_OF(own); i++) nearest_try(&nearest, own[i]);
    for (int i = 0; i < rules->facts_n; i++)
        if (fact_has_words(&rules->facts[i]) && rules->facts[i].search)
            nearest_try(&nearest, rules->facts[i].search);
    for (int i = 0; i < rules->fields_n; i++)
        nearest_try(&nearest, rules->fields[i].name);
    script_fault(
        reader->L,
        FOUND_ARGUMENT,
        "'%s' compares a name, a tag, a type, a supertype, a word or a number of "
        "cards, and '%s' is none%s",
        key,
        name,
        nearest_text(reader->L, &nearest));
}

// Returns the thing with which the list compares.
static uint8_t role_compared(lua_State *L, const char *key, const char *trait)
{
    const ScriptValue *datum = script_value_at(L, -1);
    const int role = datum && datum->kind == SCRIPT_WORD ? datum->role : ROLE_NONE;

    if (role != ROLE_ME && role != ROLE_IT && role != ROLE_THIS)
        script_fault(
            L,
            FOUND_ARGUMENT,
            "'%s' compares with me, it or this, got %s; what is chosen with it, or "
            "before it, is meant without: %s = \"%s\"",
            key,
            script_value_name(L, -1),
            key,
            trait);
    return (uint8_t)role;
}

static void take_likeness(QueryReader *reader, const char *key, Likeness *likeness)
{
    lua_State *L = reader->L;
    const int list = lua_gettop(L);
    const bool alone = lua_type(L, list) == LUA_TSTRING;
    const char *trait;

    if (alone) {
        likeness->trait = trait_named(reader, key, lua_tostring(L, list));
        return;
    }
    if (!lua_istable(L, list) || read_list_entries(L, list, key) != 2 ||
        lua_rawgeti(L, list, 1) != LUA_TSTRING)
        script_fault(
            L,
            FOUND_ARGUMENT,
            "'%s' wants what is compared, %s = \"name\", or that and with what; "
            "write: %s = { \"tag\", me }",
            key,
            key,
            key);
    trait = lua_tostring(L, -1);
    likeness->trait = trait_named(reader, key, trait);
    (void)lua_rawgeti(L, list, 2);
    script_site_note(L, script_value_at(L, -1));
    likeness->role = role_compared(L, key, trait);
    lua_settop(L, list);
}

// Takes how much is divided: something.
static void take_split(QueryReader *reader, const char *key)
{
    lua_State *L = reader->L;
    const Amount *amount;

    vocabulary_check_part(L, LACKS_SPLIT, key, "a query");
    reader->query.split = script_value_natural(L, -1, key);
    amount = &reader->host->library->amounts[reader->query.split];
    if (amount->kind == AMOUNT_CONST && !amount->n)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "'split' of 0 divides nothing: write how much is divided");
}

void read_query_key(QueryReader *reader, const char *key)
{
    lua_State *L = reader->L;
    Query *query = &reader->query;
    const int fact = fact_of_key(reader->host->rules, key);

    if (!strcmp(key, "at")) {
        take_places(reader);
    } else if (!strcmp(key, "count")) {
        const Compare compare = script_value_count(L, -1, key);

        query->count_op = compare.op;
        query->count = compare.amount;
    } else if (!strcmp(key, "split")) {
        take_split(reader, key);
    } else if (!strcmp(key, "name")) {
        take_name(reader);
    } else if (!strcmp(key, "type")) {
        if (!is_named(L, -1))
            right_line_fault(
                L,
                FOUND_ARGUMENT,
                NULL,
                "'type' wants 'named': a type that is known is said by the kind");
        query->of_named_type = true;
    } else if (!strcmp(key, "supertype")) {
        take_supertype(reader, script_value_string(L, -1, key));
    } else if (!strcmp(key, "same")) {
        take_likeness(reader, key, &query->same);
    } else if (!strcmp(key, "different")) {
        take_likeness(reader, key, &query->different);
    } else if (!strcmp(key, "tag")) {
        take_tags(reader);
    } else if (fact >= 0) {
        take_fact_word(reader, fact, script_value_string(L, -1, key));
    } else if (!strcmp(key, "has") && lua_type(L, -1) == LUA_TSTRING) {
        query->keyword = script_value_bare_keyword(L, lua_tostring(L, -1));
    } else if (!strcmp(key, "from")) {
        take_zone_before(reader);
    } else if (!strcmp(key, "equipped")) {
        query->attachment = read_neighbour(L, key, true);
    } else if (!strcmp(key, "chooses")) {
        vocabulary_check_part(L, LACKS_CHAIN, key, "a query");
        query->choice = read_neighbour(L, key, false);
    } else if (!strcmp(key, "chosen_by")) {
        vocabulary_check_part(L, LACKS_CHAIN, key, "a query");
        take_chooser(reader);
    } else if (!strcmp(key, "controller")) {
        take_controller(reader);
    } else if (!strcmp(key, "of")) {
        query->source = read_neighbour(L, key, false);
    } else if (!strcmp(key, "host")) {
        query->host = read_neighbour(L, key, false);
    } else if (!strcmp(key, "has")) {
        if (!is_of_players(reader))
            vocabulary_check_part(L, LACKS_PLACES, "has = query", "a query");
        query->has = read_neighbour(L, key, true);
    } else {
        take_compare(reader, key);
    }
}
