// clauses_once.c -- refuses what is said of several events at once where it never comes to pass.

#include "scripting/clauses/clauses_inside.h"

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

// Returns whether every action has so many.
static bool counts_any(const Library *library, const Compare *times)
{
    return times->op == OP_AT_LEAST && library->amounts[times->amount].n <= 1;
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
                     "'count' of %s is how many events one action has: write "
                     "'one_or_more' beside it",
                     name);
    if (host->library->amounts[clause->times.amount].kind != AMOUNT_CONST)
        script_fault(L, FOUND_FORM, "'count' of %s is a plain number", name);
    if (counts_none(host->library, &clause->times))
        script_fault(
            L, FOUND_FORM, "'count' of %s is 1 or more: no action has fewer", name);
    if (counts_any(host->library, &clause->times))
        script_fault(L,
                     FOUND_ALWAYS,
                     "'count' of %s is at least 1 in any case: take it out, or write 2 "
                     "or more",
                     name);
}

void clauses_once_check(lua_State *L, const Clause *clause)
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
