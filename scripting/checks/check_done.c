// check_done.c -- refuses deeds that are done already: nothing changes.

#include "scripting/checks/check_done.h"

#include <string.h>

#include "scripting/lua/script_fault.h"

// Refuses a verb that is done to what is so already, as the query says: nothing changes.
static void check_made(const Call *call)
{
    const Library *library = call->host->library;
    const int made = call->row->makes - 1;

    if (made < 0 || call->args[0].kind != VALUE_QUERY) return;
    for (QueryId id = (QueryId)call->args[0].n; id; id = library->queries[id].or_else)
        if (!(library->queries[id].adjectives >> made & 1)) return;
    script_fault(call->L,
                 FOUND_NOTHING_DONE,
                 "'%s' changes nothing of what is '%s' already: take that word out",
                 call->row->name,
                 library->rules->adjectives[made].name);
}

// Returns whether all that the query means is where `me` is.
static bool is_here(const Library *library, QueryId query)
{
    for (QueryId id = query; id; id = library->queries[id].or_else) {
        const Query *q = &library->queries[id];
        const bool named = q->locations_n == 1 &&
                           q->locations[0].kind == LOCATION_ROLE &&
                           q->locations[0].n == ROLE_HERE;

        if (q->role != ROLE_ME && q->where != ROLE_HERE && !named) return false;
    }
    return query != 0;
}

// Refuses a verb that brings what is `here` there.
static void check_place(const Call *call)
{
    const Value *things = &call->args[0], *place = &call->args[1];

    if (call->row->deed != DEED_ACT || strncmp(call->row->signature, "xs", 2) != 0 ||
        place->kind != VALUE_ROLE || place->n != ROLE_HERE)
        return;
    if (things->kind == VALUE_QUERY
            ? !is_here(call->host->library, (QueryId)things->n)
            : things->kind != VALUE_ROLE || things->n != ROLE_ME)
        return;
    script_fault(call->L,
                 FOUND_NOTHING_DONE,
                 "'%s' changes nothing of what is 'here' already: write another place",
                 call->row->name);
}

void check_done(const Call *call)
{
    check_made(call);
    check_place(call);
}
