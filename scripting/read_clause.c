// read_clause.c -- reads `when { drawn = me, run = ... }` into a Clause.
//
// A clause takes its keys and flags from the tables of clause_keys.c. A clause that
// could never do anything is a fault: one without an event, or without a subject where
// it needs one.

#include <string.h>

#include "scripting/checks_inside.h"
#include "scripting/lua/vain_data.h"
#include "scripting/read_inside.h"

static const struct {
    uint16_t flag;
    int kinds;
} flags[] = {
#define FLAG(id, name, kinds, rule, doc) {CLAUSE_##id, kinds},
#include "scripting/language.def"
};

// Refuses a timing where nobody responds, and a price where nothing costs anything.
static void check_part(const ClauseReader *reader, const ScriptValue *word)
{
    const char *where = language_clause_names[reader->clause->kind];

    if (word->flag & CLAUSE_TIMED)
        vocabulary_check_part(reader->L, LACKS_CHAIN, word->name, where);
    if (word->flag & (CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST))
        vocabulary_check_part(reader->L, LACKS_COSTS, word->name, where);
}

// Sets a flag, or answers a question of a passive with yes. Returns false if the word
// is neither in this kind of clause.
static bool take_flag(ClauseReader *reader, const ScriptValue *word)
{
    Clause *clause = reader->clause;

    if (clause->kind == CLAUSE_PASSIVE) {
        const Rules *rules = reader->host->rules;
        const int row = clause_keys_question_row(rules, word->name);

        if (row >= 0 && rules->questions[row].answer == ANSWER_YES) {
            (void)clause_keys_add_answer(reader, row);
            return true;
        }
    }
    for (int i = 0; i < COUNT_OF(flags) && word->flag; i++) {
        if (flags[i].flag != word->flag) continue;
        if (!(flags[i].kinds & (1 << clause->kind))) continue;
        check_part(reader, word);
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
    script_fault(L,
                 FOUND_FORM,
                 "%s does not stand alone in %s",
                 script_value_name(L, -1),
                 language_clause_names[clause->kind]);
}

static void try_entry(void *self)
{
    ClauseReader *reader = self;

    take_entry(reader, reader->host->reading.entry);
}

static void try_key(void *self)
{
    ClauseReader *reader = self;

    if (!clause_keys_take(reader, reader->key)) read_clause_modes(reader);
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
    const char *what = language_clause_names[clause->kind];
    int n;

    if (!lua_istable(L, table)) {
        script_fault(L,
                     FOUND_FORM,
                     "%s is written in braces, got %s",
                     what,
                     script_value_name(L, table));
    }
    n = script_value_keys(L, table, what, names);
    for (int i = 1; i <= (int)lua_rawlen(L, table); i++) {
        (void)lua_rawgeti(L, table, i);
        take_clause_value(&reader, what, NULL, i);
    }
    for (int i = 0; i < n; i++) {
        (void)lua_getfield(L, table, names[i]);
        take_clause_value(&reader, what, names[i], 0);
    }
    if (reader.faulty) script_fault_silent(L);
    if (clause->kind != CLAUSE_MODE) reader.host->reading = (Reading){what, NULL, 0};
    if (clause->run) {
        reader.host->runs[clause->run].args =
            (uint8_t)(clause->targets_n + (clause->destination.kind != LOCATION_NONE));
    }
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

// Reads the modes as clauses of their own, which lie one after another in the Library.
void read_clause_modes(ClauseReader *reader)
{
    lua_State *L = reader->L;
    Library *library = reader->host->library;
    const int list = lua_gettop(L);
    Clause modes[CLAUSE_MODES_MAX];
    uint16_t fresh = 0;
    int n = 0;

    if (!lua_istable(L, list)) script_fault(L, FOUND_FORM, "'modes' wants a list");
    for (int i = 1; i <= (int)lua_rawlen(L, list); i++, lua_pop(L, 1)) {
        const ScriptValue *datum;

        (void)lua_rawgeti(L, list, i);
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
            script_fault(L, FOUND_FORM, "mode %d wants a label and a run", n + 1);
        }
        n++;
    }
    reader->clause->flags |= fresh;
    reader->clause->modes_n = (uint16_t)n;
    for (int i = 0; i < n; i++) {
        ClauseId id;

        modes[i].flags |= fresh;
        id = library_add_clause(library, &modes[i]);
        if (!i) reader->clause->modes = id;
    }
}

static bool is_of_players(const Host *host, QueryId query)
{
    const int kind = host->library->queries[query].kind;

    return kind && host->rules->kinds[kind - 1].kind == KIND_PLAYER;
}

static bool is_printed(const Rules *rules, int field)
{
    return field < rules->fields_n && rules->fields[field].of_cause;
}

// Notes the numbers that the query asks of past things and no card prints.
static void remember_numbers(lua_State *L, const Query *q)
{
    Library *library = host_of(L)->library;

    for (int i = 0; i < q->compares_n; i++) {
        const Compare *compare = &q->compares[i];

        if (is_printed(library->rules, compare->field)) continue;
        if (library->amounts[compare->amount].kind != AMOUNT_CONST)
            script_fault(L,
                         FOUND_QUERY_FORM,
                         "what a past thing had is compared with a plain number, not "
                         "with a reading");
        if (library_remember_number(library, compare) < 0)
            script_fault(L,
                         FOUND_TOO_MANY,
                         "more than %d %s",
                         PAST_NUMBERS_MAX,
                         limit_row(LIMIT_PAST_NUMBERS)->words);
    }
}

// Returns whether the turn's memory keeps all that the query asks of a thing.
static bool is_remembered(lua_State *L, QueryId query)
{
    const Library *library = host_of(L)->library;

    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (q->has || q->past || q->statuses || q->attachment || q->host ||
            q->came_from || q->of_value || q->controller || q->kept_with || q->source ||
            q->choice || q->chooser || !is_remembered(L, q->except))
            return false;
        if (q->compares_n && q->kind && is_of_players(host_of(L), query)) return false;
        remember_numbers(L, q);
    }
    return true;
}

// Refuses a condition about the past that needs facts which the turn's memory does not
// keep: it would never be true.
static void check_memory(lua_State *L, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++) {
        if (is_remembered(L, clause->events[i].what)) continue;
        script_fault(L,
                     FOUND_QUERY_FORM,
                     "past events keep no neighbours and no named statuses: ask for "
                     "kind, side, adjectives, numbers, tag, keyword, place or name");
    }
}

// Returns whether the question changes a number of things.
static bool is_layer(const Rules *rules, int question)
{
    for (int i = 0; i < rules->numbers_n; i++) {
        for (int k = 0; k < rules->numbers[i].layers_n; k++)
            if (rules->numbers[i].layers[k].question == question) return true;
    }
    return false;
}

static bool is_of_items(const Host *host, QueryId query)
{
    const int kind = host->library->queries[query].kind;

    return kind && host->rules->kinds[kind - 1].kind == KIND_ITEM;
}

// Refuses `choosing` and `of` where no answer is a cost that asks for them: choices are
// made for what is used as well as played.
static void check_of_cost(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const char *key = clause->choosing ? "choosing" : "of";
    bool asked = false;

    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &host->rules->questions[clause->answers[i].question];
        const bool of_items = row->asked.of & ASKED_ITEM;

        if (row->answer != ANSWER_COST || clause->answers_n > 1) continue;
        asked = clause->choosing
                    ? of_items
                    : (!row->asked.of || row->asked.of & ASKED_OF) &&
                          (!of_items || is_of_items(host, clause->subject));
    }
    if (!asked)
        script_fault(
            L, FOUND_NOT_ASKED, "'%s' is asked of no cost in this passive", key);
}

static bool names_triggers(const Clause *clause)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_KEYWORD) return true;
    return false;
}

// Refuses a key that no question of the passive reads. A clause with such a key would
// never fit.
static void check_asked_key(lua_State *L, const Clause *clause, const char *key,
                            unsigned asked)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &rules->questions[clause->answers[i].question];

        if (row->asked.of && !(row->asked.of & asked))
            script_fault(
                L, FOUND_NOT_ASKED, "'%s' is never asked of '%s'", key, row->name);
    }
}

// Refuses a passive that answers nothing, or in whose answers something would be ignored.
static void check_passive(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    bool numbers = true;

    if (!clause->subject)
        script_fault(L, FOUND_FORM, "passive needs a query first: its subject");
    if (!clause->answers_n)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "passive answers no question: nothing follows from it");
    for (int i = 0; i < clause->answers_n; i++) {
        const int row = clause->answers[i].question;
        const QuestionRow *question = &host->rules->questions[row];

        numbers &= question->answer == ANSWER_AMOUNT ||
                   question->answer == ANSWER_COST || question->answer == ANSWER_GRANTS;
        if (is_layer(host->rules, row) && is_of_players(host, clause->subject))
            script_fault(L,
                         FOUND_NOT_ASKED,
                         "'%s' changes a number of things, and the subject is a player",
                         question->name);
    }
    if (clause->choosing || clause->of) check_of_cost(L, clause);
    if (clause->at.kind && !names_triggers(clause))
        script_fault(L,
                     FOUND_FORM,
                     "'at' in a passive is for events that trigger: where they are");
    if (!numbers && (clause->each || clause->minimum))
        script_fault(L,
                     FOUND_FORM,
                     "'%s' is for numbers, and not every answer here is one",
                     clause->each ? "each" : "minimum");
    if (clause->minimum) check_asked_key(L, clause, "minimum", ASKED_MINIMUM);
    for (int i = 0; i < clause->answers_n; i++) {
        const Cost *cost = &host->library->costs[clause->answers[i].ref];

        if (clause->answers[i].kind != ANSWER_COST) continue;
        if (cost->minimum) check_asked_key(L, clause, "minimum", ASKED_MINIMUM);
        if (cost->or_else) check_asked_key(L, clause, "either", ASKED_MINIMUM);
    }
    if (clause->by) check_asked_key(L, clause, "by", ASKED_BY);
    if (clause->to_query) check_asked_key(L, clause, "to", ASKED_TO);
}

// Refuses an amount of events that have none.
static void check_amounts(lua_State *L, const Clause *clause)
{
    const Rules *rules = host_of(L)->rules;

    if (!clause->amount.op && !(clause->flags & CLAUSE_TOTAL)) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventRow *row = &rules->events[clause->events[i].event];

        if (row->flags & EVENT_COUNTS) continue;
        script_fault(L,
                     FOUND_FORM,
                     "'%s' has no amount, so %s cannot ask for it",
                     row->name,
                     clause->amount.op ? "'amount'" : "'total'");
    }
}

// Returns what the clause asks of the event that it does not tell, NULL: it tells all.
static const char *not_told(const Clause *clause, const EventRow *row)
{
    const uint64_t told = row->flags;

    if (clause->reaches.op && !(told & EVENT_REACHES))
        return "changes no number, so it cannot be asked what that 'reaches'";
    if (clause->because[0] && !(told & EVENT_REASONED))
        return "does not tell what brought it, so 'because' cannot ask for it";
    if (!clause->of_name[NAMED_PLAYER_COUNTER] && !clause->of_name[NAMED_COUNTER] &&
        !clause->of_name[NAMED_STATUS])
        return NULL;
    if (!(told & EVENT_NAMES))
        return "is about no counter or status, so 'of' cannot name one";
    if (told & EVENT_OF_PLAYER_COUNTER && !clause->of_name[NAMED_PLAYER_COUNTER])
        return "is about counters of players: 'of' names another thing";
    if (told & EVENT_OF_COUNTER && !clause->of_name[NAMED_COUNTER])
        return "is about counters of things: 'of' names another thing";
    return told & EVENT_OF_STATUS && !clause->of_name[NAMED_STATUS]
               ? "is about statuses: 'of' names another thing"
               : NULL;
}

// Refuses an `instead` of several events where the rulebook asks about one after the other, or
// where it would be the ability of a player of one of them.
static void check_together(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    for (int i = 0; i < clause->events_n; i++) {
        const EventRow *row = &host->rules->events[clause->events[i].event];

        if (row->flags & EVENT_TOGETHER) continue;
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'%s' is replaced one by one, so 'one_or_more' cannot stand in this "
            "instead",
            row->name);
    }
    if (clause->flags & (CLAUSE_OF_ACTOR | CLAUSE_OF_KEEPER))
        script_fault(
            L,
            FOUND_FORM,
            "an instead with 'one_or_more' is of several things, so no player of "
            "one may use it: write 'may'");
}

// Returns whether fewer than one are wanted.
static bool counts_none(const Library *library, const Compare *times)
{
    const int n = library->amounts[times->amount].n;

    if (times->op == OP_LESS_THAN) return n <= 1;
    return (times->op == OP_EQUAL || times->op == OP_AT_MOST) && n < 1;
}

// Refuses a number of events at once where nothing would count them.
static void check_number(lua_State *L, const Clause *clause, const char *name)
{
    const Host *host = host_of(L);

    if (clause->kind == CLAUSE_WHEN && !host->rules->counts_at_once)
        script_fault(L, FOUND_NOT_ASKED, "no trigger counts events in this game");
    if (!(clause->flags & CLAUSE_ONE_OR_MORE))
        script_fault(L,
                     FOUND_FORM,
                     "'count' of %s is how many events one action has: it wants "
                     "'one_or_more' beside it",
                     name);
    if (host->library->amounts[clause->times.amount].kind != AMOUNT_CONST)
        script_fault(L, FOUND_FORM, "'count' of %s is a plain number", name);
    if (counts_none(host->library, &clause->times))
        script_fault(
            L, FOUND_FORM, "'count' of %s is 1 or more: no action has fewer", name);
}

// Refuses what is said about several events at once where it could not come to pass.
static void check_at_once(lua_State *L, const Clause *clause)
{
    const bool instead = clause->kind == CLAUSE_INSTEAD;

    if (clause->kind != CLAUSE_WHEN && !instead) return;
    if (instead && clause->flags & CLAUSE_ONE_OR_MORE) check_together(L, clause);
    if (!clause->times.op) return;
    check_number(L, clause, instead ? "an instead" : "a when");
    if (!instead && (clause->flags & CLAUSE_ONCE || clause->each_turn || clause->nth))
        script_fault(L,
                     FOUND_FORM,
                     "'count' of a when stands without 'once', 'uses', 'each_turn' and "
                     "'nth': these count before the action is over");
}

// Returns whether a number that the event raises or lowers, and that is never below 0, could
// come to be so.
static bool may_reach(const Library *library, const EventRow *row, const Compare *so)
{
    const Amount *amount = &library->amounts[so->amount];
    const bool is_known = amount->kind == AMOUNT_CONST;

    if (!(row->flags & EVENT_REACHES) || row->flags & EVENT_OF_COUNTER) return true;
    switch ((Op)so->op) {
    case OP_EQUAL:
        return !is_known || amount->n > 0 || (row->flags & EVENT_LOWERS && !amount->n);
    case OP_AT_LEAST:
        return !(row->flags & EVENT_LOWERS) && (!is_known || amount->n > 0);
    case OP_AT_MOST: return row->flags & EVENT_LOWERS && (!is_known || amount->n >= 0);
    case OP_LESS_THAN: return row->flags & EVENT_LOWERS && (!is_known || amount->n > 0);
    case OP_NONE:
    case OP_ANY: break;
    }
    return true;
}

static void check_reaches(lua_State *L, const Clause *clause, const EventRow *row)
{
    if (may_reach(host_of(L)->library, row, &clause->reaches)) return;
    script_fault(
        L,
        FOUND_FORM,
        "'%s' only %s its number, so 'reaches' waits in vain: it takes a number "
        "or %s",
        row->name,
        row->flags & EVENT_LOWERS ? "lowers" : "raises",
        row->flags & EVENT_LOWERS ? "at_most(n), from 0 on" : "at_least(n), from 1 on");
}

// Refuses what the clause asks of events that do not tell it.
static void check_told(lua_State *L, const Clause *clause)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; i < clause->events_n; i++) {
        const EventRow *row = &rules->events[clause->events[i].event];
        const char *lack = not_told(clause, row);

        if (lack) script_fault(L, FOUND_FORM, "'%s' %s", row->name, lack);
        check_reaches(L, clause, row);
        if (clause->reaches.op && row->flags & EVENT_NAMES &&
            !clause->of_name[NAMED_PLAYER_COUNTER] && !clause->of_name[NAMED_COUNTER])
            script_fault(L,
                         FOUND_FORM,
                         "'reaches' of '%s' wants the counter too: of = \"name\"",
                         row->name);
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

// Refuses the price of a permission where nothing is played: what it never asks for.
static void check_price(lua_State *L, const Clause *clause, const EventRow *row)
{
    const Cost *cost = &host_of(L)->library->costs[clause->cost];

    if (clause->cost && !(row->flags & EVENT_PRICED))
        script_fault(
            L, FOUND_NOT_ASKED, "'cost' is never asked of a can about '%s'", row->name);
    if (row->flags & EVENT_WAYS) return;
    if (cost->is_extra)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'additional_cost' of a can is on top of what a card costs to play: "
            "of '%s' say cost = { ... }, all that it costs",
            row->name);
    if (cost->actions_n || cost->is_own)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "a can about '%s' is paid with resources alone: nothing else in its "
            "cost is asked",
            row->name);
}

// Refuses a permission that changes nothing, or of which a part is never read.
static void check_permission(lua_State *L, const Clause *clause)
{
    enum { FREE = CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST | CLAUSE_CHOOSES_HERE };
    const EventRow *row = &host_of(L)->rules->events[clause->events[0].event];

    check_price(L, clause, row);
    if (!(row->flags & EVENT_WAYS) && clause->flags & CLAUSE_ONCE)
        script_fault(
            L,
            FOUND_ALWAYS,
            "'once' of a can is used up by what is played: of '%s' say how long, "
            "without it",
            row->name);
    if (!(row->flags & EVENT_WAYS)) return;
    if (clause->flags & FREE && !clause->from.kind)
        script_fault(L,
                     FOUND_COST_FORM,
                     "a can that changes the cost or the choices says from where: from "
                     "= ...");
    if (!clause->from.kind && !clause->to.kind && !clause->cost &&
        !(clause->flags & CLAUSE_TIMED))
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "this can permits nothing new: it needs 'from', 'to', 'cost' or a "
                     "time");
}

// Refuses a deed of what is played where only things on the board can be its object.
static void check_payer_played(lua_State *L, const Cost *cost)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;

    for (int i = 0; i < cost->actions_n; i++) {
        const CostActionRow *action = &rules->cost_actions[cost->actions[i].action];
        const Query *query = &host->library->queries[cost->actions[i].query];
        uint64_t off = action->accepts ? rules->accepts[action->accepts - 1].zones : 1;

        for (int zone = 0; action->accepts && zone < rules->zones_n; zone++)
            if (rules->zones[zone].flags & ZONE_BOARD) off &= ~(UINT64_C(1) << zone);
        if (query->role == ROLE_ME && !query->or_else && !off)
            script_fault(L,
                         FOUND_COST_FORM,
                         "the cost '%s' is paid with %s: 'me' is still being played",
                         action->name,
                         rules->accepts[action->accepts - 1].name);
    }
}

// Refuses an additional cost of other things than the one that has the text: the engine
// asks only the thing that is played for them.
static void check_additional(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];

        if (host->library->queries[part->what].role == ROLE_ME) continue;
        script_fault(L,
                     FOUND_COST_FORM,
                     "an additional cost is one of 'me': of others say passive { ..., "
                     "has = as { %s = me, cost = ... } }",
                     host->rules->events[part->event].name);
    }
    if (host->rules->events[clause->events[0].event].flags & EVENT_WAYS)
        check_payer_played(L, &host->library->costs[clause->cost]);
    if (!cost_is_open(&host->library->costs[clause->cost])) return;
    for (int i = 0; i < clause->events_n; i++)
        if (!(host->rules->events[clause->events[i].event].flags & EVENT_WAYS))
            read_cost_refuse_open(L);
}

// So many uses in all are a `once` of more than one.
static void limit_uses(lua_State *L, Clause *clause)
{
    if (clause->renews && !clause->uses && !(clause->flags & CLAUSE_ONCE))
        script_fault(L, FOUND_FORM, "'renews' goes with 'once' or 'uses'");
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

static void finish_clause(lua_State *L, Clause *clause, ScriptValueKind kind)
{
    limit_uses(L, clause);
    check_beside_modes(L, clause);
    check_amounts(L, clause);
    check_told(L, clause);
    check_at_once(L, clause);
    vain_data_check_pattern(L, clause);
    check_clause_events(L, clause);
    check_all_tested(L, clause);
    if ((1 << clause->kind) & PATTERN && !clause->events_n) {
        script_fault(
            L, FOUND_FORM, "%s names no event", language_clause_names[clause->kind]);
    }
    if (clause->kind == CLAUSE_PASSIVE) check_passive(L, clause);
    if (clause->kind == CLAUSE_CAN) check_permission(L, clause);
    if (clause->kind == CLAUSE_AS && clause->cost) check_additional(L, clause);
    if (clause->kind == CLAUSE_AS && !clause->cost && !clause->run) {
        script_fault(L, FOUND_NOTHING_DONE, "as needs a cost or a run");
    }
    check_clause_only(L, clause);
    if (clause->kind == CLAUSE_HAPPENED || clause->nth) check_memory(L, clause);
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
        nearest_try(&nearest, language_clause_names[i]);
        if (!strcmp(language_clause_names[i], name)) return ABILITIES_KIND + i;
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

int read_clause_tag(lua_State *L)
{
    script_value_only_at_load(L, "a tag");
    (void)script_value_push(
        L,
        SCRIPT_TAG,
        library_tag(host_of(L)->library, script_value_label(L, 1, "tag")));
    return 1;
}
