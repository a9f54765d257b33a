// clauses_own.c -- refuses queries about `me` as a kind that the card never is.

#include "engine/abilities/language/accept.h"
#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/script_run.h"

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

void clauses_own_check_cost(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Library *library = host->library;
    const unsigned own = clauses_means_later(host->rules, clauses_means_me(L, clause));

    if (!host_loads_card(host)) return;
    for (uint16_t id = clause->cost; id; id = library->costs[id].or_else) {
        const Cost *cost = &library->costs[id];

        for (int i = 0; i < cost->actions_n; i++) {
            const CostActionRow *row =
                &host->rules->cost_actions[cost->actions[i].action];
            const Query *who = &library->queries[cost->actions[i].query];

            if (!row->accepts || who->role != ROLE_ME ||
                accept_types_may_fit(host->rules, row->accepts, own))
                continue;
            clauses_fault(L,
                          clause,
                          FOUND_COST_FORM,
                          "the cost '%s' is paid with %s, and me is a %s",
                          row->name,
                          host->rules->accepts[row->accepts - 1].name,
                          clauses_means_push(L, own));
        }
    }
}

// Returns the types of the card whose run is rehearsed, or may come to be; all where another
// may have it, or a word that is for cards of several types asks.
static unsigned types_rehearsed(lua_State *L)
{
    const Host *host = host_of(L);
    int script = 0;

    if (!host->rehearsed || !host_loads_card(host)) return ASKED_TYPES;
    (void)script_run_line(host, &script);
    if (script != host->script) return ASKED_TYPES;
    return clauses_means_later(
        host->rules, clauses_means_me(L, &host->library->clauses[host->rehearsed]));
}

void clauses_own_check_number(lua_State *L, const VerbRow *verb, const Value *value)
{
    const unsigned numbered = library_numbered(host_of(L)->rules);
    const unsigned own = types_rehearsed(L);

    if (value->kind != VALUE_ROLE || value->n != ROLE_ME ||
        verb->gives != VALUE_NUMBER || verb->reads != READS_NUMBERS || !numbered ||
        own & numbered)
        return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "'%s' is a number of %s, and me is a %s",
                 verb->name,
                 clauses_means_push(L, numbered),
                 clauses_means_push(L, own));
}

void clauses_own_check_asked(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const unsigned own = types_rehearsed(L);
    const Query *q = &host->library->queries[query];

    if (!query || clauses_means(host, query, own) & own || !q->kind) return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "me is a %s, which '%s' never means",
                 clauses_means_push(L, own),
                 host->rules->kinds[q->kind - 1].name);
}
