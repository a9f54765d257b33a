// vain_data.c -- refuses queries and conditions that nothing meets, or everything.
//
// It knows what every script shows: the role and the kind that a query names, its adjectives,
// and the numbers that it compares with plain ones.

#include "scripting/vain/vain_data.h"

#include <limits.h>
#include <string.h>

#include "engine/base/text.h"
#include "scripting/lua/mark_words.h"
#include "scripting/lua/script_fault.h"

// ---- ranges of numbers

typedef struct {
    int least, most;
} Range;

static const Range whole_range = {INT_MIN, INT_MAX};

// Returns the numbers that meet the comparison, all where its number is not a plain one.
static Range range_of(const Library *library, int op, uint16_t amount)
{
    const Amount *with = &library->amounts[amount];

    if (op == OP_NONE || op == OP_ANY || with->kind != AMOUNT_CONST) return whole_range;
    switch ((Op)op) {
    case OP_EQUAL: return (Range){with->n, with->n};
    case OP_AT_LEAST: return (Range){with->n, INT_MAX};
    case OP_AT_MOST: return (Range){INT_MIN, with->n};
    case OP_LESS_THAN: return (Range){INT_MIN, with->n - 1};
    case OP_NONE:
    case OP_ANY: break;
    }
    return whole_range;
}

static bool are_apart(Range a, Range b)
{
    return a.most < b.least || b.most < a.least;
}

static bool is_within(Range inner, Range outer)
{
    return inner.least >= outer.least && inner.most <= outer.most;
}

// Returns the numbers of the field that meet the query.
static Range range_in(const Library *library, const Query *query, int field)
{
    Range range = whole_range;

    for (int i = 0; i < query->compares_n; i++)
        if (query->compares[i].field == field)
            range = range_of(library, query->compares[i].op, query->compares[i].amount);
    return range;
}

// A query without any demand, also none in the bytes between its fields.
static const Query no_demand;

// Copies the query without what is worked out of its other parts, with the bytes between
// its fields.
static void copy_written(Query *written, const Query *query)
{
    memcpy(written, query, sizeof *written);
    written->asks = 0;
    written->types = written->none_of = 0;
}

// Returns whether two queries of copy_written say the same. Queries begin as zeros, so the bytes
// between their fields are equal, too.
static bool is_same(const Query *one, const Query *other)
{
    const void *a = one, *b = other;

    return !memcmp(a, b, sizeof *one);
}

bool vain_data_is_adjective(const Query *query, int adjective)
{
    Query rest;

    copy_written(&rest, query);
    if (rest.adjectives != UINT64_C(1) << adjective) return false;
    rest.adjectives = 0;
    return is_same(&rest, &no_demand);
}

// Returns a field of which no number meets both queries, -1: there is none.
static int field_apart(const Library *library, const Query *one, const Query *other)
{
    for (int i = 0; i < one->compares_n; i++) {
        const int field = one->compares[i].field;

        if (are_apart(range_in(library, one, field), range_in(library, other, field)))
            return field;
    }
    return -1;
}

// ---- queries

static bool is_player_kind(const Rules *rules, const Query *query)
{
    return query->kind && rules->kinds[query->kind - 1].kind == KIND_PLAYER;
}

// Pushes the names of the types.
static const char *push_types(lua_State *L, unsigned types)
{
    const Rules *rules = host_of(L)->rules;
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < rules->types_n; i++) {
        if (!(types >> i & 1)) continue;
        lua_pushfstring(L, "%s%s", before, rules->types[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}

// Returns whether the query asks for the adjective of that name.
static bool asks_adjective(const Rules *rules, const Query *query, const char *name)
{
    for (int i = 0; i < rules->adjectives_n; i++)
        if (query->adjectives >> i & 1 && !strcmp(rules->adjectives[i].name, name))
            return true;
    return false;
}

AdjectiveSide vain_data_side(const Rules *rules, int adjective)
{
    return rules->adjectives_side ? (AdjectiveSide)rules->adjectives_side[adjective]
                                  : SIDE_ANY;
}

// Returns the adjective of the query that says 'of an opponent', NULL: none.
static const char *asks_enemy(const Rules *rules, const Query *query)
{
    for (int i = 0; i < rules->adjectives_n; i++)
        if (query->adjectives >> i & 1 && vain_data_side(rules, i) == SIDE_ENEMY)
            return rules->adjectives[i].name;
    return NULL;
}

// Refuses a supertype that the kind leaves out, and the adjective of that name.
static void check_left_out(lua_State *L, const Query *query, const KindRow *kind)
{
    const Rules *rules = host_of(L)->rules;
    char word[NAME_BYTES_MAX + 1];

    for (int i = 0; i < rules->supertypes_n; i++) {
        if (!(kind->none_of >> i & 1)) continue;
        mark_words_text(rules->supertypes[i].name, word, sizeof word);
        if (query->supertypes >> i & 1 || asks_adjective(rules, query, word))
            script_fault(L,
                         FOUND_AT_ONCE,
                         "no %s is ever '%s': the kind leaves these out",
                         kind->name,
                         word);
    }
}

// Returns to what the rules ask the question that the row reads: type bits and
// ASKED_PLAYER, 0 for a row that reads no question of the kind.
static unsigned asked_by_row(const Rules *rules, const KindRow *kind, int source,
                             int index)
{
    if (source != SOURCE_QUESTION || kind->kind != KIND_OBJECT) return 0;
    return rules->questions[index].asked.of & (ASKED_TYPES | ASKED_PLAYER);
}

static void check_said_of(lua_State *L, const KindRow *kind, const char *name,
                          unsigned of)
{
    if (!of || kind->any_of & of) return;
    script_fault(L,
                 FOUND_AT_ONCE,
                 "no %s is ever '%s': that is said of %s",
                 kind->name,
                 name,
                 of & ASKED_PLAYER ? "players" : push_types(L, of));
}

// Refuses an adjective that no thing of the kind ever is.
static void check_adjectives(lua_State *L, const Query *query)
{
    const Rules *rules = host_of(L)->rules;
    const KindRow *kind = query->kind ? &rules->kinds[query->kind - 1] : NULL;

    if (kind) check_left_out(L, query, kind);

    if (!kind || kind->kind == KIND_PLAYER) return;
    for (int i = 0; i < rules->adjectives_n; i++) {
        const AdjectiveRow *row = &rules->adjectives[i];

        if (query->adjectives >> i & 1)
            check_said_of(L,
                          kind,
                          row->name,
                          rules->adjectives_of
                              ? rules->adjectives_of[i]
                              : asked_by_row(rules, kind, row->source, row->index));
    }
}

// Refuses a number that no thing of the kind ever has.
static void check_numbers(lua_State *L, const Query *query)
{
    const Rules *rules = host_of(L)->rules;
    const KindRow *kind = query->kind ? &rules->kinds[query->kind - 1] : NULL;

    if (!kind || kind->kind == KIND_PLAYER) return;
    for (int i = 0; i < query->compares_n; i++) {
        const int field = query->compares[i].field;
        const FieldRow *row = &rules->fields[field < rules->fields_n ? field : 0];
        const unsigned of = library_field_types(rules, field);

        if (field < rules->fields_n)
            check_said_of(
                L, kind, row->name, asked_by_row(rules, kind, row->source, row->index));
        if (kind->kind != KIND_OBJECT || !kind->any_of || of & kind->any_of) continue;
        script_fault(L,
                     FOUND_AT_ONCE,
                     "no %s has '%s': that is a number of %s",
                     kind->name,
                     library_field_name(host_of(L)->library, field),
                     push_types(L, of));
    }
}

// Returns the types of the things to which verbs give statuses, 0 where that is unknown.
static unsigned types_of_statuses(const Rules *rules)
{
    unsigned types = 0;

    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *verb = &rules->verbs[i];
        const int accepts = verb->takes.accepts[0];

        if (!text_has_letter(verb->signature, 'm') || verb->reads) continue;
        if (!accepts) return 0;
        types |= rules->accepts[accepts - 1].any_of;
    }
    return types;
}

// Refuses a status that no thing of the kind ever has.
static void check_statuses(lua_State *L, const Query *query)
{
    const Host *host = host_of(L);
    const KindRow *kind = query->kind ? &host->rules->kinds[query->kind - 1] : NULL;
    const unsigned of = types_of_statuses(host->rules);

    if (!kind || kind->kind != KIND_OBJECT || !query->statuses || !of ||
        kind->any_of & of)
        return;
    script_fault(L,
                 FOUND_AT_ONCE,
                 "no %s is ever '%s': that is said of %s",
                 kind->name,
                 host->library->statuses[__builtin_ctz(query->statuses)],
                 push_types(L, of));
}

// Refuses one certain thing that would be another, or several, or an enemy of its own.
static void check_role(lua_State *L, const Query *query)
{
    const Host *host = host_of(L);
    const char *name = query->role == ROLE_ME    ? "me"
                       : query->role == ROLE_YOU ? "you"
                                                 : "this";
    const Range count = range_of(host->library, query->count_op, query->count);

    if (query->role != ROLE_ME && query->role != ROLE_YOU && query->role != ROLE_THIS)
        return;
    if (query->another && query->role == ROLE_ME)
        script_fault(L,
                     FOUND_AT_ONCE,
                     "'another' is whatever is not 'me': take one of them out");
    if (query->role == ROLE_ME && asks_enemy(host->rules, query))
        script_fault(
            L,
            FOUND_AT_ONCE,
            "'me' is never an 'enemy' of whose it is: take one of them out, or "
            "ask in 'run' whose it is by then, is(me, card { enemy })");
    if (count.least > 1)
        script_fault(L,
                     FOUND_AT_ONCE,
                     "'%s' is one, and never so many: leave 'count' out",
                     name);
    if (query->role == ROLE_YOU && asks_enemy(host->rules, query))
        script_fault(L, FOUND_AT_ONCE, "'you' are never an 'enemy' of your own");
}

// Returns whether the query asks for all marks for which the exception asks.
static bool asks_marks(const Query *query, const Query *except)
{
    for (int i = 0; i < QUERY_MARKS_MAX; i++) {
        unsigned words = except->marks[i].words;

        for (int k = 0; k < QUERY_MARKS_MAX; k++)
            if (query->marks[k].fact == except->marks[i].fact)
                words &= ~(unsigned)query->marks[k].words;
        if (words) return false;
    }
    return true;
}

// Returns whether every thing that the query means is as the exception says, as far as that asks
// for nothing but kind, adjectives, statuses, numbers, print and places.
static bool is_implied(const Library *library, const Query *except, const Query *query)
{
    Query rest;

    copy_written(&rest, except);
    if (is_same(&rest, &no_demand)) return false;
    if (except->kind && except->kind != query->kind) return false;
    if (except->adjectives & ~query->adjectives || except->statuses & ~query->statuses)
        return false;
    for (int i = 0; i < except->compares_n; i++) {
        const int field = except->compares[i].field;

        if (except->compares[i].op != OP_ANY &&
            !is_within(range_in(library, query, field),
                       range_in(library, except, field)))
            return false;
        if (library->amounts[except->compares[i].amount].kind != AMOUNT_CONST)
            return false;
    }
    rest.kind = 0;
    if (rest.tag == query->tag && rest.tag != TAG_NAMED) rest.tag = 0;
    if (rest.name == query->name && rest.name != NAME_NAMED) rest.name = 0;
    if (rest.keyword == query->keyword) rest.keyword = 0;
    if (!(rest.supertypes & ~query->supertypes)) rest.supertypes = 0;
    if (asks_marks(query, except)) memset(rest.marks, 0, sizeof rest.marks);
    rest.adjectives = 0;
    rest.statuses = 0;
    rest.compares_n = 0;
    memset(rest.compares, 0, sizeof rest.compares);
    if (rest.locations_n == query->locations_n &&
        !memcmp(rest.locations, query->locations, sizeof rest.locations)) {
        rest.locations_n = 0;
        memset(rest.locations, 0, sizeof rest.locations);
    }
    return is_same(&rest, &no_demand);
}

// Refuses a query that leaves out all that it means.
static void check_except(lua_State *L, const Query *query)
{
    const Library *library = host_of(L)->library;

    for (QueryId id = query->except; id; id = library->queries[id].or_else)
        if (is_implied(library, &library->queries[id], query))
            script_fault(
                L,
                FOUND_AT_ONCE,
                "'except' leaves out all that the query means: nothing is left");
}

static const char *field_name(const Library *library, int field)
{
    const int counter = field - library->rules->fields_n;

    if (counter < 0) return library->rules->fields[field].name;
    return counter < library->player_counters_n ? library->player_counters[counter]
                                                : "a counter";
}

// Refuses a number below 0, and one beyond what there ever is: what queries compare is never so
// little, or so much.
static void check_bounds(lua_State *L, const Query *query)
{
    const Library *library = host_of(L)->library;
    const int16_t *most = library->rules->fields_most;

    for (int i = 0; i < query->compares_n; i++) {
        const Compare *compare = &query->compares[i];
        const Range range = range_of(library, compare->op, compare->amount);

        if (range.most < 0)
            script_fault(L,
                         FOUND_AT_ONCE,
                         "nothing has '%s' below 0: write at_most(0) for none",
                         field_name(library, compare->field));
        if (most && most[compare->field] && range.least > most[compare->field])
            script_fault(L,
                         FOUND_AT_ONCE,
                         "nothing ever has '%s' of more than %d: write such a number",
                         field_name(library, compare->field),
                         most[compare->field]);
    }
}

// Refuses a number that is less than what an adjective of the query means.
static void check_least(lua_State *L, const Query *query)
{
    const Library *library = host_of(L)->library;
    const Rules *rules = library->rules;

    for (int i = 0; i < rules->adjectives_least_n; i++) {
        const AdjectiveLeast *row = &rules->adjectives_least[i];

        if (!(query->adjectives >> row->adjective & 1) ||
            range_in(library, query, row->field).most >= row->least)
            continue;
        script_fault(
            L,
            FOUND_AT_ONCE,
            "what is '%s' has '%s' of %d or more, and never so little: take one "
            "out",
            rules->adjectives[row->adjective].name,
            rules->fields[row->field].name,
            row->least);
    }
}

// Refuses what only things have, and a query about players asks for.
static void check_player(lua_State *L, const Query *query)
{
    const char *key = query->came_from       ? "from"
                      : query->attachment    ? "what is attached to it"
                      : query->host          ? "host"
                      : query->tag           ? "tag"
                      : query->name          ? "name"
                      : query->of_named_type ? "type"
                      : query->supertypes    ? "supertype"
                      : query->keyword       ? "has"
                      : query->split         ? "split"
                      : query->apart         ? "apart"
                      : query->together      ? "together"
                                             : NULL;

    if (key && is_player_kind(host_of(L)->rules, query))
        script_fault(
            L, FOUND_QUERY_FORM, "'%s' is said of things, and of no player", key);
}

void vain_data_check_query(lua_State *L, const Query *query)
{
    check_bounds(L, query);
    check_player(L, query);
    check_adjectives(L, query);
    check_numbers(L, query);
    check_least(L, query);
    check_statuses(L, query);
    check_role(L, query);
    check_except(L, query);
}

// ---- conditions

// Returns whether the query demands nothing beyond its role and kind.
static bool is_bare(const Query *query)
{
    Query rest;

    copy_written(&rest, query);
    rest.role = 0;
    rest.kind = 0;
    return is_same(&rest, &no_demand);
}

// Refuses a query that always finds something.
static void check_always(lua_State *L, const Query *query)
{
    const Rules *rules = host_of(L)->rules;

    if (!is_bare(query)) return;
    if (query->role == ROLE_YOU || (!query->role && is_player_kind(rules, query)))
        script_fault(
            L,
            FOUND_TRUTH,
            "this condition always holds, because there is always such a player: "
            "say which, player { you, ... }");
    if (query->role == ROLE_ME && !query->kind)
        script_fault(
            L,
            FOUND_TRUTH,
            "this condition always holds: say what 'me' is then, card { me, ... }");
}

void vain_data_check_several(lua_State *L, QueryId query, const char *key)
{
    const Query *one = &host_of(L)->library->queries[query];

    if (!one->role || one->role == ROLE_THEY || !is_bare(one)) return;
    script_fault(
        L,
        FOUND_TRUTH,
        "'%s' counts what the query finds, and this is always one: take it out, "
        "or say what it is then, card { me, ... }",
        key);
}

// Returns whether both queries ask for the same but for numbers.
static bool differ_in_numbers(const Query *one, const Query *other)
{
    Query a, b;

    copy_written(&a, one);
    copy_written(&b, other);
    memset(a.compares, 0, sizeof a.compares);
    memset(b.compares, 0, sizeof b.compares);
    a.compares_n = b.compares_n = 0;
    a.count = b.count = 0;
    a.count_op = b.count_op = 0;
    return is_same(&a, &b);
}

// Returns whether the game has two adjectives that exclude each other, and each of the queries
// asks for one of them.
static bool are_opposites(const Rules *rules, const Query *one, const Query *other)
{
    for (int i = 0; i < rules->opposites_n; i++) {
        const uint64_t a = UINT64_C(1) << rules->opposites[i].one;
        const uint64_t b = UINT64_C(1) << rules->opposites[i].other;

        if ((one->adjectives & a && other->adjectives & b) ||
            (one->adjectives & b && other->adjectives & a))
            return true;
    }
    return false;
}

// Refuses two conditions of a list of which one thing never meets both, or of which so many
// things are there at no time.
static void check_pair(lua_State *L, const Query *one, const Query *other)
{
    const Library *library = host_of(L)->library;
    const bool certain = one->role && one->role == other->role;

    if (certain && !one->or_else && !other->or_else &&
        are_opposites(library->rules, one, other))
        script_fault(
            L, FOUND_AT_ONCE, "these conditions never hold together: nothing is both");
    if (one->or_else || other->or_else || !differ_in_numbers(one, other)) return;
    if ((one->role == ROLE_ME || one->role == ROLE_YOU || one->role == ROLE_THIS) &&
        field_apart(library, one, other) >= 0)
        script_fault(L,
                     FOUND_AT_ONCE,
                     "these conditions never hold together: no number meets both");
    if (one->compares_n || other->compares_n) return;
    if (are_apart(range_of(library, one->count_op, one->count),
                  range_of(library, other->count_op, other->count)))
        script_fault(L,
                     FOUND_AT_ONCE,
                     "these conditions never hold together: no 'count' meets both");
}

void vain_data_check_found(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);

    for (; query; query = host->library->queries[query].or_else) {
        const int kind = host->library->queries[query].kind;

        if (kind && host->rules->kinds[kind - 1].kind == KIND_ITEM)
            script_fault(L,
                         FOUND_NOT_ASKED,
                         "only a choice finds '%s' on the chain, and this is none: say "
                         "'target', or wait for what happens to the thing that has it",
                         host->rules->kinds[kind - 1].name);
    }
}

// Returns 1 + the phase of which the condition asks whether it is now, 0: it asks something else.
static int phase_asked(const Library *library, const Condition *condition)
{
    const Amount *amount = &library->amounts[condition->ref];

    if (condition->kind != CONDITION_AMOUNT || amount->kind != AMOUNT_READING ||
        amount->role || amount->query ||
        library->rules->verbs[amount->reading].signature[0] != 'H')
        return 0;
    return 1 + amount->n;
}

// Refuses two phases, of which it is one at a time.
static void check_phases(lua_State *L, const Condition *one, const Condition *other)
{
    const Library *library = host_of(L)->library;
    const int a = phase_asked(library, one), b = phase_asked(library, other);

    if (a && b && a != b)
        script_fault(L,
                     FOUND_AT_ONCE,
                     "these conditions never hold together: it is one phase at a time, "
                     "'%s' or '%s'",
                     library->rules->phases[a - 1].name,
                     library->rules->phases[b - 1].name);
}

void vain_data_check_phase(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    const Rules *rules = library->rules;
    const bool waits =
        clause->kind != CLAUSE_PASSIVE && clause->kind != CLAUSE_ACTIVATED;
    bool of_phase = waits && clause->events_n && rules->event_ways;

    for (int i = 0; of_phase && i < clause->events_n; i++)
        of_phase = rules->event_ways[clause->events[i].event].of_phase;
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next) {
        const int phase = phase_asked(library, &library->conditions[id]);

        if (!phase || (!of_phase && !clause->phase)) continue;
        if (of_phase)
            script_fault(L,
                         FOUND_TRUTH,
                         "'%s' is a phase of the turn itself, so which phase it is is "
                         "known: take the condition out",
                         rules->events[clause->events[0].event].name);
        script_fault(L,
                     phase == clause->phase ? FOUND_ALWAYS : FOUND_AT_ONCE,
                     "'phase' says in which phase it happens: ask for no other in "
                     "'provided', and not for the same");
    }
}

void vain_data_check_condition(lua_State *L, uint16_t condition)
{
    const Library *library = host_of(L)->library;

    for (; condition; condition = library->conditions[condition].next) {
        const Condition *one = &library->conditions[condition];

        for (uint16_t next = one->next; next; next = library->conditions[next].next)
            check_phases(L, one, &library->conditions[next]);
        if (one->kind != CONDITION_QUERY) continue;
        vain_data_check_found(L, one->ref);
        check_always(L, &library->queries[one->ref]);
        for (uint16_t next = one->next; next; next = library->conditions[next].next)
            if (library->conditions[next].kind == CONDITION_QUERY)
                check_pair(L,
                           &library->queries[one->ref],
                           &library->queries[library->conditions[next].ref]);
    }
}

bool vain_data_is_met_by_own(lua_State *L, QueryId query, unsigned own)
{
    static const char *const of_own[] = {"friendly", "yours"};
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const Query *q = &host->library->queries[query];
    const Range count = range_of(host->library, q->count_op, q->count);
    Query rest;

    copy_written(&rest, q);
    if (q->or_else || !q->kind || rules->kinds[q->kind - 1].kind != KIND_OBJECT ||
        own & ~(unsigned)rules->kinds[q->kind - 1].any_of ||
        rules->kinds[q->kind - 1].none_of || count.least > 1 || count.most < 1)
        return false;
    for (int i = 0; i < rules->adjectives_n; i++)
        for (int k = 0; k < COUNT_OF(of_own); k++)
            if (!strcmp(rules->adjectives[i].name, of_own[k]))
                rest.adjectives &= ~(UINT64_C(1) << i);
    if (rest.adjectives == q->adjectives)
        return false; // it speaks of no side: of anything
    rest.kind = rest.count_op = 0;
    rest.count = 0;
    if (rest.locations_n == 1 && rest.locations[0].kind == LOCATION_ROLE &&
        rest.locations[0].n == ROLE_HERE) {
        rest.locations_n = 0;
        memset(rest.locations, 0, sizeof rest.locations);
    }
    return is_same(&rest, &no_demand);
}
