// clauses_own.c -- refuses queries about `me` as a kind that the card never is.

#include "scripting/clauses/clauses_inside.h"

void clauses_own_check(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_later(host->rules, clauses_means_me(L, clause));
    const QueryId query = library_clause_mistakes_me(host->library, clause, own);

    if (query)
        clauses_fault(L,
                      clause,
                      FOUND_NEVER_HAPPENS,
                      "me is a %s, which '%s' never means",
                      clauses_means_push(L, own),
                      host->rules->kinds[host->library->queries[query].kind - 1].name);
}

void clauses_own_check_query(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Clause *clause = &host->library->clauses[host->rehearsed];
    unsigned own;
    QueryId mistaken;

    if (!host->rehearsed) return;
    own = clauses_means_later(host->rules, clauses_means_me(L, clause));
    mistaken = library_query_mistakes_me(host->library, query, own);
    if (mistaken)
        script_fault(
            L,
            FOUND_NEVER_HAPPENS,
            "me is a %s, which '%s' never means",
            clauses_means_push(L, own),
            host->rules->kinds[host->library->queries[mistaken].kind - 1].name);
}
