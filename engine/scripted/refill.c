// refill.c -- shuffles used things into a zone that has too few, and tells which zone follows it.
//
// Both zones are shared, or both belong to the same player, so the spots have one
// index. They are off the board, so the shuffle asks no card, and no ability sees it.

#include "engine/scripted/refill.h"

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"

static const ScriptedZone *zone_at(const Table *table, SpotId spot)
{
    return &scripted_of(table)->zones_more[spot_zone(table, spot)];
}

// Returns the spot of the zone in row [zone] - 1 that has the index of [spot].
static SpotId beside(const Table *table, SpotId spot, int zone)
{
    return zone ? spot_of(table, zone - 1, spot_index(table, spot)) : NOWHERE;
}

static bool only_looks(const Table *table)
{
    return table->run && table->run->deed != DEED_ACT;
}

static void tell_refill(Table *table, SpotId spot)
{
    const bool shared =
        table->rules->zones[spot_zone(table, spot)].scope == SCOPE_SHARED;
    Event event;

    happen_begin(table,
                 &event,
                 SCRIPTED_EVENT_REFILLED,
                 0,
                 shared ? NOBODY : (PlayerId)spot_index(table, spot));
    event.at = event.to = spot;
    event_log(table, &event);
}

void refill(Table *table, SpotId spot, int wanted)
{
    const Spot *spots = table->state->spots;
    const SpotId from = beside(table, spot, zone_at(table, spot)->refills);

    if (from == NOWHERE || spots[spot].n >= wanted || !spots[from].n) return;
    if (only_looks(table)) return;
    shuffle_spot(table, from);
    while (spots[from].n) (void)object_move(table, spots[from].first, spot, TO_BOTTOM);
    tell_refill(table, spot);
}

SpotId refill_next(const Table *table, SpotId spot)
{
    return beside(table, spot, zone_at(table, spot)->goes_on);
}
