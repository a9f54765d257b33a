// spot.c -- the arithmetic of spots: table_init laid them out, zone by zone.

#include "engine/kernel/table/spot.h"

uint64_t spot_reads(const Table *table, SpotId spot)
{
    return table->spot_flags[spot] & (ZONE_BOARD | ZONE_ACTIVE) ? READS_PLACES
                                                                : READS_ELSEWHERE;
}
