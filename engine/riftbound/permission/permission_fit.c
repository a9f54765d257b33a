// permission_fit.c -- what a play needs of permissions: zone, place and time, and no ban.

#include "engine/riftbound/permission/permission_inside.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"

bool permission_is_usual_zone(const Table *table, PlayerId player, ObjectId object)
{
    const SpotId spot = table->state->objects[object].spot;

    return spot == board_hand(table, player) ||
           spot == spot_of(table, ZONE_CHAMPION, player);
}

// Returns whether the time is right. Players play spells, like all else, in their own
// turn unless the card says otherwise (155, 159).
static bool in_time(const Grants *grants, int level)
{
    if (level == LEVEL_MAIN) return true;
    if (level == LEVEL_ACTION) return grants->action || grants->reaction;
    return grants->reaction;
}

Refusal permission_late(const Table *table, int level)
{
    if (level == LEVEL_ACTION) return REFUSAL_OF(SHOWDOWN_TIMING);
    return board_is_closed(table->state) ? REFUSAL_OF(CHAIN_TIMING)
                                         : REFUSAL_OF(NOT_YOUR_TURN);
}

// Returns whether the card is where only its owner plays cards from, whatever others
// permit.
static bool is_for_owner_alone(const Table *table, ObjectId object)
{
    const int zone = spot_zone(table, table->state->objects[object].spot);

    return zone == ZONE_HAND || zone == ZONE_CHAMPION;
}

static bool place_admits(const Asked *asked, const PlayWay *way)
{
    return way->to == NOWHERE ||
           !board_is_type(asked->table, asked->object, TYPE_UNIT) ||
           battlefield_admits(asked->table, asked->player, way->to);
}

static bool lacks_zone(const Asked *asked, const Grants *grants)
{
    return !permission_is_usual_zone(asked->table, asked->player, asked->object) &&
           (!grants->from || is_for_owner_alone(asked->table, asked->object));
}

bool permission_covers(const Asked *asked, const Grants *grants, int level)
{
    return !lacks_zone(asked, grants) && in_time(grants, level) &&
           (asked->usual_place || grants->place);
}

bool permission_refuses(const Asked *asked, const Grants *grants, int level,
                        const PlayWay *way, Refusal *first)
{
    const Table *table = asked->table;

    if (lacks_zone(asked, grants) &&
        observer_refuses(table, first, REFUSAL_OF(NOT_THERE)))
        return true;
    if (!in_time(grants, level) &&
        observer_refuses(table, first, permission_late(table, level)))
        return true;
    if (((!asked->usual_place && !grants->place) || !place_admits(asked, way)) &&
        observer_refuses(table, first, REFUSAL_OF(WRONG_PLACE)))
        return true;
    return prohibition_refuses(table, &asked->event, REFUSAL_OF(FORBIDDEN), first);
}

bool permission_needs_none(const Table *table, PlayerId player, ObjectId object,
                           int level, const PlayWay *way)
{
    if (level != LEVEL_MAIN || way->terms) return false;
    if (way->to != NOWHERE && way->to != board_base(table, player)) return false;
    return permission_is_usual_zone(table, player, object) &&
           !prohibition_is_loaded(table, EVENT_PLAYED);
}
