// happen_free.c -- finds what was attached to things that have left the board.
//
// A zone says where that goes. Without such a place it stays in the zone, by itself.

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/happen_inside.h"
#include "engine/scripted/scripted.h"

static int zone_for_freed(const Table *table, SpotId spot)
{
    return scripted_of(table)->zones_more[spot_zone(table, spot)].frees;
}

// A set of objects, one bit each.
typedef struct {
    uint8_t bits[OBJECTS_MAX / 8 + 1];
} Objects;

static void add_object(Objects *set, ObjectId id)
{
    set->bits[id / 8] |= (uint8_t)(1u << (id & 7u));
}

static bool has_object(const Objects *set, ObjectId id)
{
    return set->bits[id / 8] >> (id & 7u) & 1u;
}

// Returns the thing on its way off the board to which this one is attached, maybe by others;
// 0: there is none.
static ObjectId leaving_host(const Table *table, const Objects *leaving, ObjectId id)
{
    const Object *objects = table->state->objects;

    for (id = objects[id].host; id; id = objects[id].host)
        if (has_object(leaving, id)) return id;
    return 0;
}

void happen_gather_freed(const Table *table, const Moving *moving, int n, Freed *freed)
{
    const State *state = table->state;
    Objects leaving, going;
    bool some = false;

    freed->n = 0;
    if (!state->attached_n || !scripted_of(table)->frees) return;
    memset(&leaving, 0, sizeof leaving);
    memset(&going, 0, sizeof going);
    for (int i = 0; i < n; i++) {
        const Object *object = &state->objects[moving[i].id];

        add_object(&going, moving[i].id);
        if (spot_is(table, object->spot, ZONE_BOARD) &&
            !spot_is(table, moving[i].to, ZONE_BOARD)) {
            add_object(&leaving, moving[i].id);
            some |= object_first_attached(state, moving[i].id) != 0;
        }
    }
    for (ObjectId id = 1; some && id <= state->objects_n; id++) {
        const ObjectId host = leaving_host(table, &leaving, id);

        if (!host || has_object(&going, id)) continue;
        if (!zone_for_freed(table, state->objects[id].spot)) continue;
        freed->things[freed->n] = object_ref(state, id);
        freed->hosts[freed->n++] = object_ref(state, host);
    }
}

int happen_freed(const Table *table, const Freed *freed, Moving *moving)
{
    int n = 0;

    for (int i = 0; i < freed->n; i++) {
        const ObjectId id = freed->things[i].id;

        if (!ref_lives(table->state, freed->things[i])) continue;
        if (ref_lives(table->state, freed->hosts[i])) continue; // it did not leave
        const SpotId spot = table->state->objects[id].spot;
        const int zone = zone_for_freed(table, spot);

        if (!zone) continue;
        const SpotId to = happen_spot_of(table, spot, zone - 1, id);

        // On the board it goes along with what it is still attached to.
        if (table->state->objects[id].host && spot_is(table, to, ZONE_BOARD)) continue;
        moving[n++] = (Moving){.id = id, .to = to, .end = TO_TOP, .control = NOBODY};
    }
    return n;
}
