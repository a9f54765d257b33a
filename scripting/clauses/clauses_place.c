// clauses_place.c -- refuses events at places, and prices for places, of what is never at one; and
// what is to be attached to something, or have something attached to it, and never is (434).

#include "scripting/clauses/clauses_inside.h"

// Returns the zones of the place; of `here`, and where a thing stands that a query finds on the
// board, those where things stand.
static uint64_t zones_meant(const Host *host, const Location *place)
{
    const bool stands = (place->kind == LOCATION_ROLE && place->n == ROLE_HERE) ||
                        (place->kind == LOCATION_QUERY &&
                         !host->library->queries[place->n].locations_n &&
                         !host->library->queries[place->n].or_else);

    return stands ? clauses_zones_to_stand(host->rules)
                  : clauses_zones_of(host->rules, place);
}

// Raises a fault where no thing of the types is ever at the place, or at none of a list.
static void check_place(lua_State *L, const Clause *clause, const char *key,
                        const Location *place, unsigned types)
{
    const Host *host = host_of(L);
    const Query *queries = host->library->queries;
    const uint64_t there = clauses_zones_of_types(host->rules, types);
    uint64_t zones = 0;

    if (!place->kind) return;
    if (place->kind != LOCATION_LIST) zones = zones_meant(host, place);
    for (QueryId one = place->kind == LOCATION_LIST ? place->n : 0; one;
         one = queries[one].or_else)
        zones |= zones_meant(host, &queries[one].locations[0]);
    if (zones & there) return;
    clauses_fault(L,
                  clause,
                  FOUND_NEVER_HAPPENS,
                  "no %s is ever there: take '%s' out, or say from = PLACE, where it "
                  "comes from",
                  clauses_means_push(L, types),
                  key);
}

// Returns the types of things to which the event happens by the query, 0 where it may happen to
// what is no thing.
static unsigned types_of(const Host *host, const EventPart *part, unsigned me)
{
    const unsigned to = EVENT_TYPES(host->rules->events[part->event].flags);
    const unsigned meant = clauses_means(host, part->what, me);

    if (!part->what || meant & (ASKED_ITEM | ASKED_PLAYER)) return 0;
    return to ? meant & to : meant;
}

void clauses_place_check(lua_State *L, const Clause *clause, unsigned me)
{
    static const Location here = {.kind = LOCATION_ROLE, .n = ROLE_HERE};
    const Host *host = host_of(L);
    const Rules *rules = host->rules;

    if (!rules->types_at || !rules->event_ways) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];
        const unsigned types = types_of(host, part, me);

        // An event may take it where it is alone, as beside a place.
        if (!types ||
            rules->event_ways[part->event].to & clauses_zones_of_types(rules, types))
            continue;
        check_place(L, clause, "to", &clause->to, types);
        check_place(L, clause, "at", &clause->at, types);
        // What says from where it comes may mean where it lay (query_is_here).
        if (clause->flags & CLAUSE_HERE && !clause->from.kind)
            check_place(L, clause, "here", &here, types);
    }
}

void clauses_place_check_price(lua_State *L, const Clause *clause, unsigned me)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const unsigned types = clauses_means(host, clause->subject, me);
    bool costs = false;

    for (int i = 0; i < clause->answers_n; i++)
        costs |= rules->questions[clause->answers[i].question].answer == ANSWER_COST;
    if (!costs || !clause->to_query || !rules->types_at ||
        types & (ASKED_ITEM | ASKED_PLAYER) ||
        clauses_zones_of_types(rules, types) & clauses_zones_to_stand(rules))
        return;
    clauses_fault(
        L,
        clause,
        FOUND_NEVER_HAPPENS,
        "no %s is ever at a place: take 'to' out, or say what it chooses there, "
        "choosing = ...",
        clauses_means_push(L, types));
}

// ---- what is attached

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
