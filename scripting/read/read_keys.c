// read_keys.c -- reads the value of each key of a clause.
//
// One table says in which clauses a key may stand and which function reads it. Events
// and questions are keys too; these rows come from the game's tables.

#include <string.h>

#include "scripting/read/read_inside.h"
#include "scripting/vain/vain_data.h"

// Returns the stack index of the key's value. Each reader of a key finds it on top.
static int top(const ClauseReader *reader)
{
    return lua_gettop(reader->L);
}

// Refuses a target where others do not see it: who chooses targets it of what all see (355.10).
// Where nobody responds, what is chosen is chosen at once.
static QueryId read_target(lua_State *L, int index)
{
    const Host *host = host_of(L);
    const QueryId query = read_query(L, index, "target");
    const Query *q = &host->library->queries[query];
    int hidden = 0;

    for (int i = 0; i < q->locations_n; i++)
        if (q->locations[i].kind == LOCATION_ZONE) {
            const ZoneRow *zone = &host->rules->zones[q->locations[i].n];

            hidden += zone->flags & (ZONE_PRIVATE | ZONE_SECRET) &&
                      !(zone->flags & ZONE_BOARD);
        }
    if (hidden && hidden == q->locations_n && !q->or_else &&
        !(host->rules->lacks & LACKS_CHAIN))
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "what lies in '%s' is no target, because not all see it: target "
                     "its player, and in 'run' pick(query, reveal(%s, it))",
                     host->rules->zones[q->locations[0].n].name,
                     host->rules->zones[q->locations[0].n].name);
    return query;
}

static void key_target(ClauseReader *reader)
{
    lua_State *L = reader->L;
    Clause *clause = reader->clause;
    const int list = top(reader);
    const int n = lua_istable(L, list) ? read_list_entries(L, list, "target") : 1;

    if (n < 1 || n > CLAUSE_TARGETS_MAX) {
        right_line_fault(
            L, FOUND_FORM, NULL, "'target' wants 1 to %d queries", CLAUSE_TARGETS_MAX);
    }
    clause->targets_n = (uint8_t)n;
    for (int i = 0; i < n; i++) {
        if (lua_istable(L, list))
            (void)lua_rawgeti(L, list, i + 1);
        else
            lua_pushvalue(L, list);
        clause->targets[i] = read_target(L, list + 1);
        read_query_check_some(L, clause->targets[i], "target");
        clauses_zones_check_found(L, clause->targets[i]);
        lua_pop(L, 1);
    }
}

static void key_destination(ClauseReader *reader)
{
    reader->clause->destination =
        read_query_location(reader->L, top(reader), "destination");
    if (reader->clause->destination.kind == LOCATION_EVERYWHERE)
        script_fault(
            reader->L, FOUND_ARGUMENT, "nothing moves to 'everywhere': write anywhere");
}

static void key_run(ClauseReader *reader)
{
    lua_State *L = reader->L;

    if (lua_type(L, -1) != LUA_TFUNCTION || lua_iscfunction(L, -1)) {
        right_line_check_uncalled(L);
        right_line_fault(L,
                         FOUND_FORM,
                         NULL,
                         "'run' is a function, got %s",
                         script_value_name(L, -1));
    }
    reader->clause->run = script_run_keep(L, top(reader));
}

// Returns whether the cost of such a clause may have an amount that its player chooses as the
// ability goes onto the chain.
static bool may_be_open(const ClauseReader *reader)
{
    const int kind = reader->clause->kind;

    return reader->host->rules->open_costs &&
           (kind == CLAUSE_ACTIVATED || kind == CLAUSE_WHEN);
}

// Checks the cost that was read for the clause.
static void check_cost(const ClauseReader *reader)
{
    const int kind = reader->clause->kind;
    const Cost *cost;

    cost = &reader->host->library->costs[reader->clause->cost];
    // Free in place of a price is something else than without a cost.
    if (cost->is_extra || (kind != CLAUSE_CAN && kind != CLAUSE_ACTIVATED))
        read_cost_check_some(reader->L, reader->clause->cost);
    if (cost_is_open(cost) && kind != CLAUSE_AS && !may_be_open(reader))
        read_cost_refuse_open(reader->L);
    if (cost->is_own && kind != CLAUSE_AS && kind != CLAUSE_CAN)
        script_fault(reader->L,
                     FOUND_COST_FORM,
                     "'own_cost' is for costs of playing, as in 'as'");
    if (cost->times && kind == CLAUSE_CAN)
        script_fault(reader->L, FOUND_COST_FORM, "the cost of 'can' is no reading");
    if (cost->or_else && kind == CLAUSE_CAN)
        script_fault(reader->L,
                     FOUND_COST_FORM,
                     "the cost of 'can' has no alternatives: write one more clause");
}

// Refuses a second cost of one clause.
static void check_only_cost(const ClauseReader *reader)
{
    if (reader->clause->cost)
        script_fault(
            reader->L,
            FOUND_COST_FORM,
            "'cost' is paid in place of the printed cost, 'additional_cost' on "
            "top of it: a clause has one of them");
}

static void key_cost(ClauseReader *reader)
{
    check_only_cost(reader);
    reader->clause->cost = read_cost(reader->L, top(reader), false, NULL);
    check_cost(reader);
}

static void key_additional_cost(ClauseReader *reader)
{
    check_only_cost(reader);
    reader->clause->cost = read_cost_extra(reader->L, top(reader));
    check_cost(reader);
}

static void key_provided(ClauseReader *reader)
{
    reader->clause->provided = read_condition(reader->L, top(reader));
}

static void key_nth(ClauseReader *reader)
{
    const lua_Integer n = lua_tointeger(reader->L, -1);

    if (n < 1 || n > 99)
        right_line_fault(reader->L,
                         FOUND_FORM,
                         NULL,
                         "'nth' wants a number from 1 to 99, got %s",
                         script_value_name(reader->L, -1));
    reader->clause->nth = (uint8_t)n;
}

static void key_each_turn(ClauseReader *reader)
{
    const lua_Integer n = lua_tointeger(reader->L, -1);

    if (n < 1 || n > USES_MAX)
        right_line_fault(reader->L,
                         FOUND_FORM,
                         NULL,
                         "'each_turn' wants a number from 1 to %d, got %s",
                         USES_MAX,
                         script_value_name(reader->L, -1));
    reader->clause->each_turn = (uint8_t)n;
}

static void key_uses(ClauseReader *reader)
{
    const lua_Integer n = lua_tointeger(reader->L, -1);

    if (n < 1 || n > USES_MAX)
        right_line_fault(reader->L,
                         FOUND_FORM,
                         NULL,
                         "'uses' wants a number from 1 to %d, got %s",
                         USES_MAX,
                         script_value_name(reader->L, -1));
    reader->clause->uses = (uint8_t)n;
}

static void key_renews(ClauseReader *reader)
{
    const ScriptValue *word = script_value_at(reader->L, -1);
    const Rules *rules = reader->host->rules;
    const int ends = word && word->kind == SCRIPT_WORD && word->word && rules->ends_of
                         ? rules->ends_of(rules, word->word - 1)
                         : ENDS_NEVER;

    if (ends == ENDS_NEVER || ends == ENDS_SOURCE)
        right_line_fault(reader->L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'renews' wants a duration that ends for all at once, got %s",
                         script_value_name(reader->L, -1));
    reader->clause->renews = (uint8_t)ends;
}

static void key_works_in(ClauseReader *reader)
{
    const ScriptValue *zone = script_value_at(reader->L, -1);

    if (!zone || !zone->zone)
        right_line_fault(reader->L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'works_in' wants a zone, got %s",
                         script_value_name(reader->L, -1));
    reader->clause->works_in = zone->zone;
}

static void key_chooses(ClauseReader *reader)
{
    const ScriptValue *here = script_value_at(reader->L, -1);

    if (!here || here->role != ROLE_HERE)
        right_line_fault(reader->L,
                         FOUND_ARGUMENT,
                         NULL,
                         "'chooses' takes only the word here, got %s",
                         script_value_name(reader->L, -1));
    reader->clause->flags |= CLAUSE_CHOOSES_HERE;
}

static void key_each(ClauseReader *reader)
{
    lua_State *L = reader->L;
    const ScriptValue *datum = script_value_at(L, -1);
    Amount amount;

    if (reader->clause->each)
        script_fault(L,
                     FOUND_COST_FORM,
                     "'each' multiplies the cost, whose reading does so already: write "
                     "one of them, or a product of both, a * b");
    if (datum && (datum->kind == SCRIPT_AMOUNT || datum->kind == DATUM_HAPPENED)) {
        reader->clause->each = script_value_amount(L, -1, "each");
        return;
    }
    memset(&amount, 0, sizeof amount);
    amount.kind = AMOUNT_COUNT;
    amount.query = read_query(L, top(reader), "each");
    read_query_check_group(L, amount.query, "each", false);
    vain_data_check_several(L, amount.query, "each");
    vain_data_check_found(L, amount.query);
    clauses_zones_check_found(L, amount.query);
    reader->clause->each = library_add_amount(reader->host->library, &amount);
}

static void key_minimum(ClauseReader *reader)
{
    int whole;
    const lua_Integer n = lua_tointegerx(reader->L, -1, &whole);

    if (!whole || n < 0 || n > 99)
        right_line_fault(reader->L,
                         FOUND_FORM,
                         NULL,
                         "'minimum' wants a number from 0 to 99, got %s",
                         script_value_name(reader->L, -1));
    reader->clause->minimum = (int8_t)(n + 1);
}

static bool is_of_nothing(const Cost *cost)
{
    bool some = false;

    for (int r = 0; r < RESOURCES_MAX; r++) some |= cost->resource[r] != 0;
    return !some;
}

static void key_adds(ClauseReader *reader)
{
    const Cost *cost;

    reader->clause->adds = read_cost(reader->L, top(reader), false, NULL);
    cost = &reader->host->library->costs[reader->clause->adds];
    if (cost->times || cost->or_else || cost_is_open(cost) || cost->actions_n ||
        cost->is_value)
        script_fault(
            reader->L,
            FOUND_ARGUMENT,
            "'adds' wants plain resources: say in a passive what is added more under a "
            "condition; add(...) in 'run' takes a reading, and adds ahead of need alone");
    if (is_of_nothing(cost))
        script_fault(reader->L, FOUND_NOTHING_DONE, "'adds' adds nothing");
}

static void key_for_each(ClauseReader *reader)
{
    const Cost *cost;

    vocabulary_check_part(
        reader->L, LACKS_TURNED, "for_each", clauses_names[reader->clause->kind]);
    reader->clause->for_each = read_cost(reader->L, top(reader), false, NULL);
    cost = &reader->host->library->costs[reader->clause->for_each];
    if (cost->times || cost->or_else || cost_is_open(cost) || cost->actions_n ||
        cost->is_value)
        right_line_fault(
            reader->L, FOUND_COST_FORM, NULL, "'for_each' wants plain resources");
    if (is_of_nothing(cost))
        script_fault(reader->L,
                     FOUND_COST_FORM,
                     "'for_each' of nothing could be paid without end");
}

static void key_only(ClauseReader *reader)
{
    vocabulary_check_part(
        reader->L, LACKS_KEPT, "only", clauses_names[reader->clause->kind]);
    reader->clause->to_query = read_query(reader->L, top(reader), "only");
}

// A choice counts by the thing that is chosen; a player and an ability are none.
static void key_choosing(ClauseReader *reader)
{
    const Host *host = reader->host;
    const QueryId choosing = read_query(reader->L, top(reader), "choosing");
    RightLine right = {.n = 0};

    reader->clause->choosing = choosing;
    for (QueryId q = choosing; q; q = host->library->queries[q].or_else) {
        const Query *one = &host->library->queries[q];
        const int kind =
            one->kind ? host->rules->kinds[one->kind - 1].kind : KIND_OBJECT;

        if (kind == KIND_OBJECT && one->role != ROLE_YOU && one->role != ROLE_THEY)
            continue;
        right_line_fill(host, &right, "choosing = <thing>");
        script_fault(
            reader->L,
            FOUND_NOT_ASKED,
            "'choosing' is about things that are chosen, and %s is none; write: %s",
            kind == KIND_ITEM ? "an ability" : "a player",
            right.text);
    }
}

static void key_of(ClauseReader *reader)
{
    reader->clause->of =
        script_value_bare_keyword(reader->L, script_value_string(reader->L, -1, "of"));
}

static void key_brings(ClauseReader *reader)
{
    reader->clause->brings =
        script_value_bare_keyword(reader->L, script_value_string(reader->L, -1, "has"));
}

static void key_to_query(ClauseReader *reader)
{
    reader->clause->to_query = read_query(reader->L, top(reader), "to");
}

static void key_by(ClauseReader *reader)
{
    lua_State *L = reader->L;
    const QueryId by = read_query(L, top(reader), "by");

    if (!(clauses_means(reader->host, by, ASKED_TYPES) & ASKED_PLAYER))
        script_fault(L,
                     FOUND_FORM,
                     "'by' is the player who does it, and this is a thing: write by = "
                     "you, or what does it, with = ...");
    reader->clause->by = by;
}

static void key_with(ClauseReader *reader)
{
    reader->clause->with = read_query(reader->L, top(reader), "with");
    clauses_way_check_lies(reader->L, reader->clause->with, false);
}

static void key_from(ClauseReader *reader)
{
    reader->clause->from = read_query_places(reader->L, top(reader), "from");
}

static void key_to(ClauseReader *reader)
{
    reader->clause->to = read_query_places(reader->L, top(reader), "to");
}

static void key_at(ClauseReader *reader)
{
    reader->clause->at = read_query_places(reader->L, top(reader), "at");
}

static void key_amount(ClauseReader *reader)
{
    reader->clause->amount = script_value_compare(reader->L, -1, "amount");
}

static void key_reaches(ClauseReader *reader)
{
    reader->clause->reaches = script_value_compare(reader->L, -1, "reaches");
}

// Returns the row of an event that brings others.
static int reason_row(lua_State *L)
{
    const Rules *rules = host_of(L)->rules;
    const char *name = script_value_string(L, -1, "because");
    int row;

    if (read_rows_event(rules, name, &row) && rules->events[row].flags & EVENT_BRINGS)
        return row;
    lua_pushliteral(L, "");
    for (int i = 0; i < rules->events_n; i++) {
        if (!(rules->events[i].flags & EVENT_BRINGS)) continue;
        lua_pushfstring(
            L, "%s%s", lua_rawlen(L, -1) ? ", " : "", rules->events[i].name);
        lua_concat(L, 2);
    }
    script_fault(L,
                 FOUND_ARGUMENT,
                 "nothing is told to come of '%s': 'because' takes %s",
                 name,
                 lua_rawlen(L, -1) ? lua_tostring(L, -1) : "nothing in this game");
}

static void key_because(ClauseReader *reader)
{
    lua_State *L = reader->L;
    const int list = top(reader);
    const bool several = lua_istable(L, list);
    const int n = several ? read_list_entries(L, list, "because") : 1;

    if (several) read_list_check_once(L, list, "because");
    if (n < 1 || n > CLAUSE_REASONS_MAX)
        right_line_fault(
            L, FOUND_FORM, NULL, "'because' wants 1 to %d events", CLAUSE_REASONS_MAX);
    for (int i = 0; i < n; i++) {
        if (several)
            (void)lua_rawgeti(L, list, i + 1);
        else
            lua_pushvalue(L, list);
        reader->clause->because[i] = (uint8_t)(1 + reason_row(L));
        lua_pop(L, 1);
    }
}

// A name may be that of a counter of players, of a counter of things and of a status: the events
// of the clause say which (check_names).
static void key_of_name(ClauseReader *reader)
{
    const Library *library = reader->host->library;
    const char *name = script_value_string(reader->L, -1, "of");
    uint8_t *of = reader->clause->of_name;
    Nearest nearest = nearest_to(name);
    const char *const *const names[NAMED_SPACES] = {
        library->player_counters, library->thing_counters, library->statuses};
    const int n[NAMED_SPACES] = {
        library->player_counters_n, library->thing_counters_n, library->statuses_n};
    const int first[NAMED_SPACES] = {0, reader->host->rules->counters_n, 0};

    for (int space = 0; space < NAMED_SPACES; space++) {
        for (int i = 0; i < n[space]; i++) {
            nearest_try(&nearest, names[space][i]);
            if (!strcmp(names[space][i], name))
                of[space] = (uint8_t)(1 + first[space] + i);
        }
    }
    if (!of[NAMED_PLAYER_COUNTER] && !of[NAMED_COUNTER] && !of[NAMED_STATUS])
        script_fault(reader->L,
                     FOUND_ARGUMENT,
                     "no counter or status '%s'%s",
                     name,
                     nearest_text(reader->L, &nearest));
}

static void key_phase(ClauseReader *reader)
{
    const Rules *rules = reader->host->rules;
    const char *name = script_value_string(reader->L, -1, "phase");
    Nearest nearest = nearest_to(name);

    for (int i = rules->phases_first; i < rules->phases_n; i++) {
        nearest_try(&nearest, rules->phases[i].name);
        if (strcmp(rules->phases[i].name, name) != 0) continue;
        reader->clause->phase = (uint8_t)(i + 1);
        return;
    }
    script_fault(reader->L,
                 FOUND_QUERY_FORM,
                 "no phase '%s'%s",
                 name,
                 nearest_text(reader->L, &nearest));
}

static void key_count(ClauseReader *reader)
{
    reader->clause->times = script_value_count(reader->L, -1, "count");
}

typedef struct {
    const char *name;
    int kinds;
    void (*read)(ClauseReader *reader);
} KeyRow;

static const KeyRow keys[] = {
#define KEY(read, name, kinds, value, doc) {name, kinds, read},
#include "scripting/base/language.def"
};

// Keys that speak of what something costs.
static bool is_of_costs(const KeyRow *key)
{
    return key->read == key_cost || key->read == key_adds || key->read == key_only;
}

// Refuses an event of which nobody is told afterwards, where a clause waits for that.
static void refuse_untold(const ClauseReader *reader, const EventRow *row)
{
    const Rules *rules = reader->host->rules;

    script_fault(
        reader->L,
        FOUND_NOT_ASKED,
        "cards are asked about '%s' before it happens, and told of it by another "
        "name, so it cannot stand in %s; write: %s",
        row->name,
        clauses_names[reader->clause->kind],
        rules->events_after[row - rules->events]);
}

// Refuses an event that the game never asks about in this kind of clause: the clause
// would silently do nothing.
static void check_event(const ClauseReader *reader, const EventRow *row)
{
    static const uint8_t asked[CLAUSE_KINDS] = {[CLAUSE_CAN] = EVENT_CAN,
                                                [CLAUSE_CANNOT] = EVENT_CANNOT,
                                                [CLAUSE_AS] = EVENT_AS,
                                                [CLAUSE_INSTEAD] = EVENT_INSTEAD};
    const int kind = reader->clause->kind;

    if (row->flags & EVENT_TOLD) {
        script_fault(reader->L,
                     FOUND_NOT_ASKED,
                     "'%s' is only an entry of the log, so no clause can wait for it",
                     row->name);
    }
    if (!asked[kind] && row->flags & EVENT_ASKED) refuse_untold(reader, row);
    if (!asked[kind] || row->flags & asked[kind]) return;
    if (row->flags & EVENT_BEFORE) {
        script_fault(reader->L,
                     FOUND_NOT_ASKED,
                     "the rules never ask %s about '%s'",
                     clauses_names[kind],
                     row->name);
    }
    script_fault(reader->L,
                 FOUND_NOT_ASKED,
                 "'%s' is never asked before it happens, so it cannot stand in %s",
                 row->name,
                 clauses_names[kind]);
}

// Reads the key as an event, with the query of its subject. Returns false if there is
// no such event.
static bool take_event(ClauseReader *reader, const char *key)
{
    lua_State *L = reader->L;
    Clause *clause = reader->clause;
    EventPart *part;
    int row;

    if (!((1 << clause->kind) & PATTERN)) return false;
    if (!read_rows_event(reader->host->rules, key, &row)) return false;
    check_event(reader, &reader->host->rules->events[row]);
    if (clause->events_n == CLAUSE_EVENTS_MAX) {
        script_fault(L,
                     FOUND_FORM,
                     "%s names at most %d events",
                     clauses_names[clause->kind],
                     CLAUSE_EVENTS_MAX);
    }
    part = &clause->events[clause->events_n++];
    part->event = (uint8_t)row;
    part->what = read_query(L, top(reader), key);
    return true;
}

static void unknown_key(const ClauseReader *reader, const char *key)
{
    const Rules *rules = reader->host->rules;
    const int kind = 1 << reader->clause->kind;
    const char *others = clauses_names_push(reader->L, key);
    const char *hint = kind & PATTERN ? vocabulary_hint(rules, key) : NULL;
    Nearest nearest = nearest_to(key);

    if (others && !strcmp(key, "count"))
        script_fault(reader->L,
                     FOUND_NO_KEY,
                     "unknown key 'count' in %s: how many are chosen stands in the "
                     "braces of the query, of 'either' in those of each; it is a key "
                     "of %s",
                     clauses_names[reader->clause->kind],
                     others);
    if (others)
        script_fault(reader->L,
                     FOUND_NO_KEY,
                     "unknown key '%s' in %s: it is a key of %s",
                     key,
                     clauses_names[reader->clause->kind],
                     others);
    if (hint)
        script_fault(reader->L,
                     FOUND_NO_KEY,
                     "unknown key '%s' in %s: %s",
                     key,
                     clauses_names[reader->clause->kind],
                     hint);

    for (int i = 0; i < COUNT_OF(keys); i++) {
        if (keys[i].kinds & kind) nearest_try(&nearest, keys[i].name);
    }
    for (int i = 0; i < rules->events_n && kind & PATTERN; i++) {
        nearest_try(&nearest, rules->events[i].name);
    }
    for (int i = 0; i < rules->questions_n && kind & PASSIVE; i++) {
        nearest_try(&nearest, rules->questions[i].name);
    }
    script_fault(reader->L,
                 FOUND_NO_KEY,
                 "unknown key '%s' in %s%s",
                 key,
                 clauses_names[reader->clause->kind],
                 nearest_text(reader->L, &nearest));
}

bool read_keys_take(ClauseReader *reader, const char *key)
{
    for (int i = 0; i < COUNT_OF(keys); i++) {
        if (strcmp(keys[i].name, key)) continue;
        if (!(keys[i].kinds & (1 << reader->clause->kind))) continue;
        if (is_of_costs(&keys[i]))
            vocabulary_check_part(
                reader->L, LACKS_COSTS, key, clauses_names[reader->clause->kind]);
        if (!keys[i].read) return false;
        keys[i].read(reader);
        return true;
    }
    if (!take_event(reader, key) && !read_answers_take(reader, key))
        unknown_key(reader, key);
    return true;
}
