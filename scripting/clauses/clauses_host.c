// clauses_host.c -- refuses what is to be attached to something, or have something attached to
// it, and never is or has (434).

#include "scripting/clauses/clauses_inside.h"

// Returns a kind of the query that no thing that is attached, or with [host] no thing to which something
// is, ever has; NULL: one of the alternatives may.
static const KindRow *kind_never(const Host *host, const Query *query, bool hosts)
{
    const Rules *rules = host->rules;
    const KindRow *never = NULL;

    for (;;) {
        const KindRow *kind = query->kind ? &rules->kinds[query->kind - 1] : NULL;

        if (!kind || kind->kind != KIND_OBJECT || !kind->any_of ||
            clauses_means_later(rules, kind->any_of) &
                library_attach_types(rules, hosts))
            return NULL;
        never = kind;
        if (!query->or_else) return never;
        query = &host->library->queries[query->or_else];
    }
}

void clauses_host_check(lua_State *L, const Query *query)
{
    const Host *host = host_of(L);
    const Query *queries = host->library->queries;
    const KindRow *attached = query->host ? kind_never(host, query, false) : NULL;
    const KindRow *hosts = query->attachment ? kind_never(host, query, true) : NULL;

    if (query->host && !hosts) hosts = kind_never(host, &queries[query->host], true);
    if (query->attachment && !attached)
        attached = kind_never(host, &queries[query->attachment], false);
    if (hosts)
        script_fault(L,
                     FOUND_AT_ONCE,
                     "nothing is ever attached to a %s: take that out",
                     hosts->name);
    if (attached)
        script_fault(L,
                     FOUND_AT_ONCE,
                     "no %s is ever attached to anything: take that out",
                     attached->name);
}
