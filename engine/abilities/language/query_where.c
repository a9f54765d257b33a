// query_where.c -- says at which spots a query looks for objects.

#include "engine/abilities/language/query_inside.h"

#include "engine/kernel/table/spot.h"

// Returns whether a card lies there that is being played.
static bool is_played_in(const State *state, SpotId spot)
{
    for (int i = 0; i < state->chain_n; i++) {
        const Item *item = &state->chain[i];

        if (item->kind == ITEM_PLAY && state->objects[item->object.id].spot == spot)
            return true;
    }
    return false;
}

uint64_t query_zones(const Table *table, const Query *q)
{
    uint64_t zones = 0;

    if (!q->locations_n) {
        const int home = q->kind ? table->rules->kinds[q->kind - 1].zone : 0;

        return home ? UINT64_C(1) << (home - 1) : table->in_play;
    }
    for (int i = 0; i < q->locations_n; i++) {
        const Location location = q->locations[i];

        switch ((LocationKind)location.kind) {
        case LOCATION_ZONE: zones |= UINT64_C(1) << location.n; break;
        case LOCATION_PLACE: zones |= table->rules->places[location.n].zones; break;
        case LOCATION_BOUND: zones |= query_value_zones(table, location.n); break;
        case LOCATION_BOARD:
        case LOCATION_EVERYWHERE: return UINT64_MAX;
        // `here` is a location: a card that lies facedown there is not found (107.3).
        case LOCATION_NONE:
        case LOCATION_LIST: // of a pattern alone
        case LOCATION_ROLE:
        case LOCATION_QUERY:
        case LOCATION_ANYWHERE:
        case LOCATION_OPPOSITE: zones |= table->locations; break;
        }
    }
    return zones;
}

bool query_searches(const Table *table, const Query *q, SpotId spot)
{
    const int zone = spot_zone(table, spot);

    if (!table->state->spots[spot].n) return false;
    if (!query_follows_chain(table, q)) return query_zones(table, q) >> zone & 1u;
    // Before it is played a named thing is where it would be played from (came_from).
    return is_played_in(table->state, spot) ||
           (q->role != ROLE_NONE && zone == q->came_from - 1);
}
