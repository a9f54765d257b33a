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

// Returns whether all that the query means is in the zone.
static bool is_in(const Library *library, QueryId query, int zone)
{
    for (QueryId id = query; id; id = library->queries[id].or_else) {
        const Query *q = &library->queries[id];

        if (q->locations_n != 1 || q->locations[0].kind != LOCATION_ZONE ||
            q->locations[0].n != zone)
            return false;
    }
    return query != 0;
}

// Returns the zone on the board to which the verb brings each thing, -1: none, or the call says it.
static int zone_of_verb(const Call *call)
{
    const Rules *rules = call->host->rules;
    const BringsRow *row = rules->brings;

    for (int i = 0; i < rules->brings_n; i++, row++) {
        const int zone = row->to ? __builtin_ctzll(row->to) : -1;

        if (strcmp(row->verb, call->row->name) == 0 && zone >= 0 &&
            row->to == UINT64_C(1) << zone && rules->zones[zone].flags & ZONE_BOARD)
            return zone;
    }
    return -1;
}

// Returns the query that the things meet as the verb acts, 0: nobody knows. What was chosen may
// have been brought elsewhere by a call before.
static QueryId query_met(const Call *call)
{
    const Value *things = &call->args[0];

    if (things->kind == VALUE_QUERY) return (QueryId)things->n;
    return things->kind == VALUE_NIL && !things->ref.id && !call->host->again.calls
               ? (QueryId)things->n
               : 0;
}

// Refuses a verb that brings what is at a place there.
static void check_place(const Call *call)
{
    const Host *host = call->host;
    const Value *things = &call->args[0], *place = &call->args[1];
    const bool named = strncmp(call->row->signature, "xs", 2) == 0;
    const bool me = things->kind == VALUE_ROLE && things->n == ROLE_ME;
    const QueryId query = query_met(call);
    int zone;

    if (call->row->deed != DEED_ACT) return;
    if (named && place->kind == VALUE_ROLE && place->n == ROLE_HERE &&
        (me || is_here(host->library, query)))
        script_fault(
            call->L,
            FOUND_NOTHING_DONE,
            "'%s' changes nothing of what is 'here' already: write another place",
            call->row->name);
    zone = !named ? zone_of_verb(call) : place->kind == VALUE_ZONE ? place->n : -1;
    if (zone < 0 || !is_in(host->library, query, zone) ||
        host->rules->zones[zone].flags & ZONE_ORDERED ||
        host->rules->zones[zone].scope == SCOPE_HOST)
        return;
    script_fault(call->L,
                 FOUND_NOTHING_DONE,
                 "'%s' changes nothing of what is in '%s' already: %s",
                 call->row->name,
                 host->rules->zones[zone].name,
                 named ? "write another place" : "write what is elsewhere");
}

void check_done(const Call *call)
{
    check_made(call);
    check_place(call);
}
