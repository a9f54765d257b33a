// clauses_here.c -- refuses `here` in the text of what is never at a place.
//
// What a card gives to others stands there with their `here`, so only printed text is judged.

#include "scripting/clauses/clauses_inside.h"

// Returns the types of a card that is never at a place where others may be, one bit each, which
// has the clause; 0: it may be somewhere.
static unsigned types_nowhere(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_later(host->rules, clauses_means_me(L, clause));

    return host_loads_card(host) &&
                   clauses_zones_are_none(host->rules, own, ZONE_LOCATION)
               ? own
               : 0;
}

#define NOWHERE_HERE                                                                   \
    "'here' is nowhere in the text of a %s: name a place, or what is there, or say "   \
    "'there', where the event was"

void clauses_here_check(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    const unsigned own = types_nowhere(L, clause);

    if (own && (clause->flags & CLAUSE_HERE ||
                library_pattern_reads_role(library, clause, ROLE_HERE) ||
                library_passive_reads_role(library, clause, ROLE_HERE) ||
                library_query_reads_role(library, clause->choosing, ROLE_HERE) ||
                library_use_reads_role(library, clause, CLAUSE_TARGETS_MAX, ROLE_HERE)))
        clauses_fault(L, clause, FOUND_ROLE, NOWHERE_HERE, clauses_means_push(L, own));
}

void clauses_here_check_in_run(lua_State *L, const Value *value)
{
    const Host *host = host_of(L);
    const bool is_here =
        value->kind == VALUE_ROLE
            ? value->n == ROLE_HERE
            : value->kind == VALUE_QUERY &&
                  library_query_reads_role(host->library, (QueryId)value->n, ROLE_HERE);
    unsigned own;

    if (!host->rehearsed || !is_here) return;
    own = types_nowhere(L, &host->library->clauses[host->rehearsed]);
    if (own) script_fault(L, FOUND_ROLE, NOWHERE_HERE, clauses_means_push(L, own));
}
