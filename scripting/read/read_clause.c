// read_clause.c -- reads `when { drawn = me, run = ... }` into a Clause.
//
// A clause takes its keys and flags from the tables of read_keys.c. A clause that
// could never do anything is a fault: one without an event, or without a subject where
// it needs one.

#include <string.h>

#include "scripting/clauses/clauses.h"
#include "scripting/read/read_inside.h"
#include "scripting/vain/vain_data.h"
#include "scripting/vain/vain_event.h"
#include "scripting/vain/vain_payer.h"

static const struct {
    uint16_t flag;
    int kinds;
} flags[] = {
#define FLAG(id, name, kinds, rule, doc) {CLAUSE_##id, kinds},
#include "scripting/base/language.def"
};

// Refuses a timing where nobody responds, and a price where nothing costs anything.
static void check_part(const ClauseReader *reader, const ScriptValue *word)
{
    const char *where = clauses_names[reader->clause->kind];

    if (word->flag & CLAUSE_TIMED)
        vocabulary_check_part(reader->L, LACKS_CHAIN, word->name, where);
    if (word->flag & (CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST))
        vocabulary_check_part(reader->L, LACKS_COSTS, word->name, where);
}

// Refuses a flag that says part of what another one says: only one of them would count.
static void check_beside(const ClauseReader *reader, const ScriptValue *word)
{
    static const uint16_t wider[][2] = {{CLAUSE_ACTION, CLAUSE_ANSWERS},
                                        {CLAUSE_IGNORING_FIRST, CLAUSE_IGNORING_COST}};
    const uint16_t both = reader->clause->flags | word->flag;
    bool said = reader->clause->flags & word->flag;

    for (int i = 0; i < COUNT_OF(wider); i++)
        said |= both & wider[i][0] && both & wider[i][1];
    if (said)
        script_fault(
            reader->L,
            FOUND_ALWAYS,
            "'%s' stands beside a word that says it already, or says otherwise: "
            "take one of them out",
            word->name);
}

// Sets a flag, or answers a question of a passive with yes. Returns false if the word
// is neither in this kind of clause.
static bool take_flag(ClauseReader *reader, const ScriptValue *word)
{
    Clause *clause = reader->clause;

    if (clause->kind == CLAUSE_PASSIVE) {
        const Rules *rules = reader->host->rules;
        const int row = read_rows_question(rules, word->name);

        if (row >= 0 && rules->questions[row].answer == ANSWER_YES) {
            (void)read_answers_add(reader, row);
            return true;
        }
    }
    for (int i = 0; i < COUNT_OF(flags) && word->flag; i++) {
        if (flags[i].flag != word->flag) continue;
        if (!(flags[i].kinds & (1 << clause->kind))) continue;
        check_part(reader, word);
        check_beside(reader, word);
        clause->flags |= word->flag;
        return true;
    }
    return false;
}

// Reads an entry without a key: a flag, `here`, the subject of a passive, the label of
// a mode.
static void take_entry(ClauseReader *reader, int i)
{
    lua_State *L = reader->L;
    Clause *clause = reader->clause;
    const ScriptValue *datum = script_value_at(L, -1);

    if (datum && datum->kind == SCRIPT_WORD && take_flag(reader, datum)) return;
    if (datum && datum->role == ROLE_HERE && (1 << clause->kind) & PATTERN) {
        clause->flags |= CLAUSE_HERE;
        return;
    }
    if (i == 1 && clause->kind == CLAUSE_PASSIVE) {
        clause->subject = read_query(L, lua_gettop(L), "passive");
        return;
    }
    if (i == 1 && clause->kind == CLAUSE_MODE && lua_type(L, -1) == LUA_TSTRING) {
        clause->label =
            library_text(reader->host->library, script_value_label(L, -1, "modes"));
        return;
    }
    right_line_check_uncalled(L);
    right_line_fault(L,
                     FOUND_FORM,
                     NULL,
                     "%s does not stand alone in %s",
                     script_value_name(L, -1),
                     clauses_names[clause->kind]);
}

static void try_entry(void *self)
{
    ClauseReader *reader = self;

    take_entry(reader, reader->host->reading.entry);
}

static void try_key(void *self)
{
    ClauseReader *reader = self;

    if (!read_keys_take(reader, reader->key)) read_clause_modes(reader);
}

// Reads the value on top of the stack, which the braces have there, and pops it.
static void take_clause_value(ClauseReader *reader, const char *what, const char *key,
                              int entry)
{
    Reading *reading = &reader->host->reading;
    const Reading before = *reading;

    if (reader->clause->kind != CLAUSE_MODE) *reading = (Reading){what, key, entry};
    reading->entry = entry;
    reader->key = key;
    if (script_value_is_faulty(reader->L, -1) ||
        !script_recover_try(reader->L, key ? try_key : try_entry, reader))
        reader->faulty = true;
    *reading = before;
    lua_pop(reader->L, 1);
}

// Reads the braces at [table] into the clause, which keeps what it holds already.
static void fill_clause(lua_State *L, int table, Clause *clause)
{
    const char *names[SCRIPT_KEYS_MAX];
    ClauseReader reader = {.L = L, .host = host_of(L), .clause = clause};
    const char *what = clauses_names[clause->kind];
    int n;

    if (!lua_istable(L, table)) {
        right_line_fault(L,
                         FOUND_FORM,
                         NULL,
                         "%s is written in braces, got %s",
                         what,
                         script_value_name(L, table));
    }
    n = script_value_keys(L, table, what, names);
    for (int i = 1; i <= (int)lua_rawlen(L, table); i++) {
        (void)lua_rawgeti(L, table, i);
        read_list_check_word(L, table, i, what);
        take_clause_value(&reader, what, NULL, i);
    }
    for (int i = 0; i < n; i++) {
        (void)lua_getfield(L, table, names[i]);
        take_clause_value(&reader, what, names[i], 0);
    }
    if (reader.faulty) script_fault_silent(L);
    if (clause->kind != CLAUSE_MODE) reader.host->reading = (Reading){what, NULL, 0};
    if (clause->run) {
        Run *run = &reader.host->runs[clause->run];

        run->goes = clause->destination.kind != LOCATION_NONE;
        run->args = (uint8_t)(clause->targets_n + run->goes);
    }
    clauses_here_check_goes(L, clause);
}

static void begin_clause(lua_State *L, Clause *clause, int kind)
{
    lua_Debug at;

    memset(clause, 0, sizeof *clause);
    clause->kind = (uint8_t)kind;
    clause->script = host_of(L)->script;
    for (int level = 1; lua_getstack(L, level, &at); level++) {
        (void)lua_getinfo(L, "l", &at);
        if (at.currentline <= 0) continue;
        clause->line = (uint16_t)at.currentline;
        return;
    }
}

// Refuses a label that an earlier mode has: who chooses sees nothing else.
static void check_label(lua_State *L, const Clause *modes, int n)
{
    for (int i = 0; i < n; i++)
        if (!strcmp(modes[i].label, modes[n].label))
            script_fault(L,
                         FOUND_FORM,
                         "modes %d and %d have one label: who chooses cannot tell them "
                         "apart",
                         i + 1,
                         n + 1);
}

// Refuses modes among which there is nothing to choose.
static void check_some_modes(lua_State *L, int n, bool fresh)
{
    if (n > 1) return;
    script_fault(L,
                 FOUND_NOTHING_DONE,
                 !n      ? "'modes' of none: take it out"
                 : fresh ? "one mode is no choice: write its 'target' and 'run' in the "
                           "clause, and each_turn = 1 in place of 'fresh'"
                         : "one mode is no choice: write its 'target' and 'run' in the "
                           "clause");
}

// Reads the modes as clauses of their own, which lie one after another in the Library.
void read_clause_modes(ClauseReader *reader)
{
    lua_State *L = reader->L;
    Library *library = reader->host->library;
    const int list = lua_gettop(L);
    Clause modes[CLAUSE_MODES_MAX];
    uint16_t fresh = 0;
    int n = 0;

    if (!lua_istable(L, list))
        right_line_fault(L, FOUND_FORM, NULL, "'modes' wants a list");
    const int entries = read_list_entries(L, list, "modes");
    for (int i = 1; i <= entries; i++, lua_pop(L, 1)) {
        const ScriptValue *datum;

        (void)lua_rawgeti(L, list, i);
        read_list_check_word(L, list, i, "modes");
        datum = script_value_at(L, -1);
        if (datum && datum->flag == CLAUSE_FRESH) {
            fresh = CLAUSE_FRESH;
            continue;
        }
        if (n == CLAUSE_MODES_MAX)
            script_fault(L, FOUND_TOO_MANY, "at most %d modes", CLAUSE_MODES_MAX);
        begin_clause(L, &modes[n], CLAUSE_MODE);
        fill_clause(L, list + 1, &modes[n]);
        if (!modes[n].label || !modes[n].run) {
            right_line_fault(
                L, FOUND_FORM, NULL, "mode %d wants a label and a run", n + 1);
        }
        check_label(L, modes, n);
        n++;
    }
    check_some_modes(L, n, fresh);
    reader->clause->flags |= fresh;
    reader->clause->modes_n = (uint16_t)n;
    for (int i = 0; i < n; i++) {
        ClauseId id;

        modes[i].flags |= fresh;
        id = library_add_clause(library, &modes[i]);
        if (!i) reader->clause->modes = id;
    }
}

static void check_tested(lua_State *L, const char *key, QueryId query)
{
    Reading *reading = &host_of(L)->reading;
    const Reading before = *reading;

    reading->key = key;
    if (query) read_query_check_group(L, query, key, false);
    *reading = before;
}

// Refuses words about several things in the queries that are compared with one thing.
static void check_all_tested(lua_State *L, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++)
        check_tested(L,
                     host_of(L)->rules->events[clause->events[i].event].name,
                     clause->events[i].what);
    check_tested(L, "by", clause->by);
    check_tested(L, "with", clause->with);
    check_tested(L, "choosing", clause->choosing);
    check_tested(L, clause->kind == CLAUSE_PASSIVE ? "to" : "only", clause->to_query);
    if (clause->subject) read_query_check_group(L, clause->subject, "passive", false);
}

// So many uses in all are a `once` of more than one.
static void limit_uses(lua_State *L, Clause *clause)
{
    if (clause->renews && !clause->uses && !(clause->flags & CLAUSE_ONCE))
        script_fault(L, FOUND_FORM, "'renews' goes with 'once' or 'uses'");
    if (clause->each_turn && (clause->nth || clause->flags & CLAUSE_ONCE))
        script_fault(L,
                     FOUND_ALWAYS,
                     "'each_turn' beside '%s' is never reached: take it out",
                     clause->nth ? "nth" : "once");
    if (!clause->uses) return;
    if (clause->flags & CLAUSE_ONCE)
        script_fault(L, FOUND_ALWAYS, "'once' is 'uses = 1': write one of them");
    clause->flags |= CLAUSE_ONCE;
}

// Refuses what stands beside modes: only the mode that is chosen has targets and a run.
static void check_beside_modes(lua_State *L, const Clause *clause)
{
    const char *key = clause->run                ? "run"
                      : clause->targets_n        ? "target"
                      : clause->destination.kind ? "destination"
                                                 : NULL;

    if (clause->modes_n && key)
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "'%s' beside 'modes' is never read: write it in each mode that "
                     "needs it, { \"label\", target = ..., run = ... }",
                     key);
}

// Refuses an amount that is left to the payer where nothing is played.
static void check_open(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    if (!cost_is_open(&host->library->costs[clause->cost])) return;
    for (int i = 0; i < clause->events_n; i++)
        if (!(host->rules->events[clause->events[i].event].flags & EVENT_WAYS))
            read_cost_refuse_open(L);
}

static void finish_clause(lua_State *L, Clause *clause, ScriptValueKind kind)
{
    limit_uses(L, clause);
    check_beside_modes(L, clause);
    // What adds without a chain is used while something is paid for, and asks nothing then.
    if (clause->adds && cost_is_open(&host_of(L)->library->costs[clause->cost]))
        read_cost_refuse_open(L);
    clauses_told_check_amounts(L, clause);
    clauses_told_check(L, clause);
    clauses_once_check(L, clause);
    vain_event_check(L, clause);
    vain_data_check_phase(L, clause);
    clauses_way_check(L, clause);
    clauses_moment_check(L, clause, false);
    clauses_gone_check_targets(L, clause);
    vain_payer_check(L, clause);
    clauses_side_check_by(L, clause);
    clauses_side_check_place(L, clause);
    clauses_side_check_turn(L, clause);
    clauses_event_check(L, clause);
    check_all_tested(L, clause);
    if ((1 << clause->kind) & PATTERN && !clause->events_n) {
        script_fault(L,
                     FOUND_FORM,
                     "%s names no event%s",
                     clauses_names[clause->kind],
                     right_line_for_clause(L, clause->kind));
    }
    if (clause->kind == CLAUSE_PASSIVE) clauses_passive_check(L, clause);
    if (clause->kind == CLAUSE_CAN) clauses_can_check(L, clause);
    if (clause->kind == CLAUSE_AS && clause->cost) {
        clauses_can_check_cost(L, clause);
        check_open(L, clause);
    }
    if (clause->kind == CLAUSE_AS && !clause->cost && !clause->run) {
        script_fault(L, FOUND_NOTHING_DONE, "as needs a cost or a run");
    }
    clauses_adds_check_only(L, clause);
    if (clause->kind == CLAUSE_HAPPENED || clause->nth) clauses_memory_check(L, clause);
    (void)script_value_push(L, kind, library_add_clause(host_of(L)->library, clause));
    host_of(L)->reading = (Reading){0};
}

int read_clause_of_kind(lua_State *L)
{
    Clause clause;

    script_value_only_at_load(L, "a clause");
    begin_clause(L, &clause, (int)lua_tointeger(L, lua_upvalueindex(1)));
    fill_clause(L, 1, &clause);
    finish_clause(L, &clause, SCRIPT_CLAUSE);
    return 1;
}

int read_clause_happened(lua_State *L)
{
    Clause clause;

    script_value_only_at_load(L, "a condition");
    begin_clause(L, &clause, CLAUSE_HAPPENED);
    fill_clause(L, 1, &clause);
    finish_clause(L, &clause, DATUM_HAPPENED);
    return 1;
}

// Copies the clause of a governing keyword and completes it with the card's braces.
void read_clause_complete(lua_State *L, int table, ClauseId base, int keyword)
{
    Clause clause = host_of(L)->library->clauses[base], fresh;

    begin_clause(L, &fresh, clause.kind);
    clause.script = fresh.script;
    clause.line = fresh.line;
    clause.keywords = 1ull << keyword;
    if (clause.uses) clause.flags &= (uint16_t)~CLAUSE_ONCE;
    fill_clause(L, table, &clause);
    finish_clause(L, &clause, SCRIPT_CLAUSE);
}

// Finds what the second argument says about the abilities: a kind of clause, or an action
// of their cost.
static int abilities_named(lua_State *L)
{
    const Rules *rules = host_of(L)->rules;
    const char *name = script_value_string(L, 2, "abilities_of");
    Nearest nearest = nearest_to(name);

    for (int i = CLAUSE_WHEN; i <= CLAUSE_ACTIVATED; i++) {
        nearest_try(&nearest, clauses_names[i]);
        if (!strcmp(clauses_names[i], name)) return ABILITIES_KIND + i;
    }
    for (int i = 0; i < rules->cost_actions_n; i++) {
        nearest_try(&nearest, rules->cost_actions[i].name);
        if (!strcmp(rules->cost_actions[i].name, name)) return ABILITIES_ACTION + i;
    }
    script_fault(
        L, FOUND_NO_COST, "no cost action '%s'%s", name, nearest_text(L, &nearest));
    return ABILITIES_TEXT;
}

int read_clause_abilities_of(lua_State *L)
{
    const int which = lua_gettop(L) > 1 ? abilities_named(L) : ABILITIES_TEXT;

    script_value_only_at_load(L, "abilities_of");
    script_value_push(L, SCRIPT_ABILITIES, read_query(L, 1, "abilities_of"))->action =
        (uint8_t)which;
    return 1;
}

// The card has a sentence that is not done: it is known, and nobody plays it without its text.
int read_clause_todo(lua_State *L)
{
    script_value_only_at_load(L, "todo");
    return script_fault(L, FOUND_TODO, "todo: %s", script_value_label(L, 1, "todo"));
}

int read_clause_tag(lua_State *L)
{
    script_value_only_at_load(L, "a tag");
    (void)script_value_push(
        L,
        SCRIPT_TAG,
        library_tag(host_of(L)->library, script_value_label(L, 1, "tag")));
    return 1;
}
