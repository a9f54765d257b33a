// clauses_way.c -- refuses places, and adjectives of what is there, that an event never has.

#include "scripting/clauses/clauses_inside.h"

// Raises a fault where the event takes nothing from the place, or nothing to it.
static void check_end(lua_State *L, const EventRow *event, const Location *place,
                      uint64_t zones, bool is_from)
{
    if (!place->kind || !zones || clauses_zones_of(host_of(L)->rules, place) & zones)
        return;
    script_fault(L,
                 FOUND_NEVER_HAPPENS,
                 "what is '%s' never %s there: write a place of these: %s",
                 event->name,
                 is_from ? "comes from" : "goes",
                 clauses_zones_push(L, zones));
}

// Returns the zones where a thing is that the event may happen to, 0: any.
static uint64_t zones_met(const EventWay *way)
{
    return way->from && way->to ? way->from | way->to : 0;
}

void clauses_way_check(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);

    if (!host->rules->event_ways) return;
    for (int i = 0; i < clause->events_n; i++) {
        const EventPart *part = &clause->events[i];
        const EventRow *event = &host->rules->events[part->event];
        const EventWay *way = &host->rules->event_ways[part->event];

        check_end(L, event, &clause->from, way->from, true);
        check_end(L, event, &clause->to, way->to, false);
        if (zones_met(way))
            clauses_zones_check_adjectives(L, part->what, zones_met(way));
    }
}

bool clauses_way_is_anew(const Rules *rules, int event)
{
    return rules->event_ways && rules->event_ways[event].anew;
}
