// spot.h -- spots: each is one zone of one player or host.
//
// Spots are numbered zone by zone, so zone and owner of a spot follow from its number.

#ifndef SPOT_H
#define SPOT_H

#include "engine/kernel/table/table.h"

// Returns the spot of player or host [n] in [zone]; of a shared zone n is 0. The other two
// are its inverse.
static inline SpotId spot_of(const Table *table, int zone, int n)
{
    return (SpotId)(table->zone_first[zone] + n);
}

static inline int spot_zone(const Table *table, SpotId spot)
{
    // Verbs get spots past is_a_place (accept.c), saved games past their ranges.
    ASSERT(spot < table->spots_n);
    return table->spot_zone[spot];
}

static inline int spot_index(const Table *table, SpotId spot)
{
    return spot - table->zone_first[spot_zone(table, spot)];
}

// Returns whether the spot's zone has all of these flags.
static inline bool spot_is(const Table *table, SpotId spot, int zone_flags)
{
    if (spot == NOWHERE) return false;
    return (table->spot_flags[spot] & zone_flags) == zone_flags;
}

// Returns the space that is the place [spot] of the map, 0: it is no place of a map. Spaces are
// the first objects of a game, so space, place and object follow from each other.
static inline ObjectId spot_space(const Table *table, SpotId spot)
{
    const int zone = table->rules->spaces.zone - 1;

    if (zone < 0 || spot == NOWHERE || spot_zone(table, spot) != zone) return 0;
    return (ObjectId)(1 + spot - table->zone_first[zone]);
}

// Returns whether the object is a space of the map.
static inline bool spot_is_space(const Table *table, ObjectId id)
{
    return table->rules->spaces.zone && id && id <= table->library->spaces->n;
}

// Returns whether the thing lies there and counts for nothing: a space at itself, and what is
// attached to one of a track, a zone of the board with an order.
static inline bool spot_leaves_out(const Table *table, ObjectId id)
{
    const Object *object = &table->state->objects[id];

    if (spot_is_space(table, id)) return true;
    return object->host && spot_is(table, object->spot, ZONE_BOARD | ZONE_ORDERED);
}

// Returns what an answer reads that looks at things in the spot: one of the READS_ bits.
uint64_t spot_reads(const Table *table, SpotId spot);

#endif
