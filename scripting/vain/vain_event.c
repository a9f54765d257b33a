// vain_event.c -- refuses events that never have what a clause asks of them.
//
// It knows what the rows of the game's events have.

#include "scripting/vain/vain_event.h"

#include "engine/base/text.h"
#include "scripting/lua/script_fault.h"

// Returns the parts that the clause asks for, EVENT_NO_ bits.
static unsigned asked_parts(const Clause *clause)
{
    unsigned parts = 0;

    if (clause->from.kind) parts |= EVENT_NO_FROM;
    if (clause->to.kind) parts |= EVENT_NO_TO;
    if (clause->at.kind || clause->flags & CLAUSE_HERE) parts |= EVENT_NO_AT;
    if (clause->by) parts |= EVENT_NO_BY;
    if (clause->with) parts |= EVENT_NO_WITH;
    return parts;
}

// Pushes the keys of the parts that are not among [without].
static const char *push_parts(lua_State *L, unsigned without)
{
    static const char *const names[] = {"from", "to", "at", "by", "with"};
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < COUNT_OF(names); i++) {
        if (without >> i & 1) continue;
        lua_pushfstring(L, "%s'%s'", before, names[i]);
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}

// Pushes the names of the events that tell of things that come from anywhere.
static const char *push_events_from(lua_State *L)
{
    const unsigned others = EVENT_TOLD | EVENT_ON_BOARD | EVENT_PARTS;
    const Rules *rules = host_of(L)->rules;
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < rules->events_n; i++) {
        const uint64_t flags = rules->events[i].flags;

        if (!(flags & EVENT_OF_OBJECT) || flags & others ||
            rules->events_lack[i] & EVENT_NO_FROM)
            continue;
        lua_pushfstring(L, "%s%s", before, rules->events[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}

bool vain_event_is_on_board(const Clause *clause, const EventRow *event)
{
    const bool told = clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_HAPPENED;

    return event->flags & (told ? EVENT_ON_BOARD | EVENT_PARTS : EVENT_ON_BOARD);
}

// Refuses a zone off the board where the event happens to things on the board alone.
static void check_zone(lua_State *L, const Clause *clause, const EventRow *event,
                       const Location *place)
{
    const Rules *rules = host_of(L)->rules;

    if (place->kind != LOCATION_ZONE || rules->zones[place->n].flags & ZONE_BOARD ||
        !vain_event_is_on_board(clause, event))
        return;
    if (event->flags & EVENT_ON_BOARD)
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "'%s' happens on the board, and '%s' is no part of it",
                     event->name,
                     rules->zones[place->n].name);
    script_fault(
        L,
        FOUND_NOT_ASKED,
        "'%s' is told of the board, and '%s' is no part of it: write what becomes "
        "of a thing from there, one of %s",
        event->name,
        rules->zones[place->n].name,
        push_events_from(L));
}

// Refuses such a zone, alone or in a list.
static void check_zones(lua_State *L, const Clause *clause, const EventRow *event,
                        const Location *place)
{
    const Query *queries = host_of(L)->library->queries;

    if (place->kind != LOCATION_LIST) {
        check_zone(L, clause, event, place);
        return;
    }
    for (QueryId one = place->n; one; one = queries[one].or_else)
        check_zone(L, clause, event, &queries[one].locations[0]);
}

// Refuses a part that no event has that is to have brought this one.
static void check_reasons(lua_State *L, const Clause *clause, unsigned asked)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; i < CLAUSE_REASONS_MAX && clause->because[i]; i++) {
        const int event = clause->because[i] - 1;
        const unsigned lacks = asked & rules->events_lack[event];

        if (lacks)
            script_fault(L,
                         FOUND_NOT_ASKED,
                         "'%s' never has %s, nor has what it brings",
                         rules->events[event].name,
                         push_parts(L, ~lacks));
    }
}

void vain_event_check(lua_State *L, const Clause *clause)
{
    const Rules *rules = host_of(L)->rules;
    const unsigned asked = asked_parts(clause);

    for (int i = 0; i < clause->events_n && rules->events_lack; i++) {
        const int event = clause->events[i].event;
        const unsigned lacks = rules->events_lack[event];
        const char *missing;

        if (!(asked & lacks)) {
            check_zones(L, clause, &rules->events[event], &clause->from);
            check_zones(L, clause, &rules->events[event], &clause->at);
            check_reasons(L, clause, asked);
            continue;
        }
        missing = push_parts(L, ~(asked & lacks) & 31u);
        script_fault(L,
                     FOUND_NOT_ASKED,
                     "'%s' never has %s: it has %s",
                     rules->events[event].name,
                     missing,
                     (lacks & 31) == 31 ? "none of these parts" : push_parts(L, lacks));
    }
}
