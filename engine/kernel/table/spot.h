// spot.h -- spots: each is one zone of one player or host.
//
// Spots are numbered zone by zone, so zone and owner of a spot follow from its number.

#ifndef SPOT_H
#define SPOT_H

#include "engine/kernel/table/table.h"

// Returns the spot of player or host [n] in [zone]; of a shared zone n is 0. The other two
// are its inverse.
SpotId spot_of(const Table *table, int zone, int n);
int spot_index(const Table *table, SpotId spot);

static inline int spot_zone(const Table *table, SpotId spot)
{
    ASSERT(spot < table->spots_n);
    return table->spot_zone[spot];
}

// Whether the spot's zone has all of these flags.
static inline bool spot_is(const Table *table, SpotId spot, int zone_flags)
{
    if (spot == NOWHERE) return false;
    return (table->spot_flags[spot] & zone_flags) == zone_flags;
}

// Returns what an answer reads that looks at things in the spot: one of the READS_ bits.
uint64_t spot_reads(const Table *table, SpotId spot);

#endif
