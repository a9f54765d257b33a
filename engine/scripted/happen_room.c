// happen_room.c -- keeps the limits of zones.
//
// A limit counts the things that lie in a spot by themselves. What is attached to another
// goes with it and takes no room.

#include "engine/kernel/table/spot.h"
#include "engine/scripted/happen_inside.h"
#include "engine/scripted/scripted.h"

static const ScriptedZone *zone_at(const Table *table, SpotId spot)
{
    return &scripted_of(table)->zones_more[spot_zone(table, spot)];
}

// Returns the first thing that lies in the spot by itself, from [id] on; 0: there is none.
static ObjectId next_by_itself(const State *state, ObjectId id)
{
    while (id && state->objects[id].host) id = state->objects[id].next;
    return id;
}

// Returns how many things of the spot its limit counts.
static int counted_in(const Table *table, SpotId spot)
{
    const State *state = table->state;
    const int space = spot_space(table, spot) != 0; // it is no thing at itself
    int n = -space;

    if (!state->attached_n) return state->spots[spot].n - space;
    for (ObjectId id = next_by_itself(state, state->spots[spot].first); id;
         id = next_by_itself(state, state->objects[id].next))
        n++;
    return n;
}

bool happen_has_room(const Table *table, SpotId spot, int coming)
{
    const ScriptedZone *zone = zone_at(table, spot);

    return !zone->limit || zone->spills ||
           counted_in(table, spot) + coming < zone->limit;
}

// Returns whether the thing takes room in the spot that it does not have already.
static bool takes_room(const Table *table, const Moving *one)
{
    return !one->attaches && table->state->objects[one->id].spot != one->to;
}

int happen_leave_room(const Table *table, Moving *moving, int n)
{
    int left = 0;

    for (int i = 0; i < n; i++) {
        int coming = 0;

        if (!zone_at(table, moving[i].to)->limit) {
            moving[left++] = moving[i];
            continue;
        }
        for (int k = 0; k < left; k++) coming += moving[k].to == moving[i].to;
        if (takes_room(table, &moving[i]) &&
            !happen_has_room(table, moving[i].to, coming))
            continue;
        moving[left++] = moving[i];
    }
    return left;
}

SpotId happen_spot_of(const Table *table, SpotId from, int zone, ObjectId id)
{
    const ZoneRow *rows = table->rules->zones;
    const bool shared = rows[spot_zone(table, from)].scope != SCOPE_PLAYER;
    const PlayerId player =
        shared ? table->state->objects[id].owner : (PlayerId)spot_index(table, from);

    return spot_of(table, zone, rows[zone].scope == SCOPE_SHARED ? 0 : player);
}

bool happen_overflows(const Table *table, SpotId spot, Moving *one)
{
    const ScriptedZone *zone = zone_at(table, spot);
    const State *state = table->state;
    ObjectId id;

    if (!zone->limit || !zone->spills || counted_in(table, spot) <= zone->limit)
        return false;
    id = next_by_itself(state, state->spots[spot].first);
    *one = (Moving){.id = id,
                    .to = happen_spot_of(table, spot, zone->spills - 1, id),
                    .end = TO_TOP,
                    .control = NOBODY};
    return true;
}
