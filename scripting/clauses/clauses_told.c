// clauses_told.c -- refuses what a clause asks of events that do not tell it.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"

void clauses_told_check_amounts(lua_State *L, const Clause *clause)
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

enum { MOST_USUAL = 99 }; // of a number that no fact of the game bounds

// Refuses a number that an event is to have, or to bring, beyond all that the game's cards
// speak of: it was meant to be a smaller one.
static void check_most(lua_State *L, const Compare *so, const char *key)
{
    const Host *host = host_of(L);
    const Amount *amount = &host->library->amounts[so->amount];
    int most = MOST_USUAL;

    for (int i = 0; i < host->rules->facts_n; i++)
        if (host->rules->facts[i].kind == FACT_NUMBER &&
            host->rules->facts[i].most > most)
            most = host->rules->facts[i].most;
    if ((so->op == OP_AT_LEAST || so->op == OP_EQUAL) && amount->kind == AMOUNT_CONST &&
        amount->n > most)
        script_fault(
            L,
            FOUND_ARGUMENT,
            "'%s' of %d is beyond all that cards of this game speak of: write a "
            "number up to %d",
            key,
            amount->n,
            most);
}

void clauses_told_check(lua_State *L, const Clause *clause)
{
    const Rules *rules = host_of(L)->rules;

    check_most(L, &clause->amount, "amount");
    check_most(L, &clause->reaches, "reaches");

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

// Returns the row of the verb of that name, -1: the game has none.
static int verb_row(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->verbs_n; i++)
        if (!strcmp(rules->verbs[i].name, name)) return i;
    return -1;
}

void clauses_told_check_read(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const int row = verb_row(host->rules, "amount");

    if (row < 0 || clause->times.op ||
        !library_clause_reads_verb(host->library, clause, row))
        return;
    for (int i = 0; i < clause->events_n; i++)
        if (host->rules->events[clause->events[i].event].flags & EVENT_COUNTS) return;
    if (clause->events_n)
        clauses_fault(L,
                      clause,
                      FOUND_NOT_ASKED,
                      "'amount' is always 0 here: '%s' has none, as its entry under "
                      "Events says",
                      host->rules->events[clause->events[0].event].name);
    clauses_fault(
        L,
        clause,
        FOUND_NOT_ASKED,
        "'amount' is always 0 in %s, which no event brings: say it in a 'when' "
        "or 'instead' of an event that has one",
        clauses_names[clause->kind]);
}
