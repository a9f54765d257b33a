// clauses_off_board.c -- refuses clauses about others in the text of what is never where such text
// works.
//
// The rules ask what lies off the board only about itself: what happens to it, and how it is
// played. A clause that names its zone in `works_in` is asked there.

#include "scripting/clauses/clauses_inside.h"

bool clauses_off_board_is_home(const Rules *rules, unsigned types)
{
    return clauses_zones_are_none(rules, types, ZONE_BOARD | ZONE_ACTIVE);
}

bool clauses_off_board_is_itself(const Library *library, QueryId query)
{
    for (QueryId q = query; q; q = library->queries[q].or_else)
        if (library->queries[q].role != ROLE_ME) return false;
    return query != 0;
}

bool clauses_off_board_works(const Library *library, const Clause *clause)
{
    if (clause->works_in) return true;
    if (clause->kind == CLAUSE_PASSIVE)
        return clauses_off_board_is_itself(library, clause->subject);
    for (int i = 0; i < clause->events_n; i++)
        if (clauses_off_board_is_itself(library, clause->events[i].what)) return true;
    return !clause->events_n;
}

void clauses_off_board_check(lua_State *L, const Clause *clause, unsigned me)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_later(host->rules, me & ASKED_TYPES);
    const bool waits = clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_INSTEAD;

    if (clause->flags & CLAUSE_ATTACHED ||
        !clauses_off_board_is_home(host->rules, own) ||
        clauses_off_board_works(host->library, clause))
        return;
    clauses_fault(
        L,
        clause,
        FOUND_NOTHING_DONE,
        "the text of a %s works for itself alone, and this %s is about others: "
        "say 'me'%s, or begin it in 'run', with delayed(%s { ... }, this_turn)",
        clauses_means_push(L, own),
        clauses_names[clause->kind],
        waits ? ", or where it works, works_in = zone" : "",
        clauses_names[clause->kind]);
}
