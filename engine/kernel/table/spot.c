// spot.c -- the arithmetic of spots: table_init laid them out, zone by zone.

#include "engine/kernel/table/spot.h"

SpotId spot_of(const Table *table, int zone, int n)
{
    return (SpotId)(table->zone_first[zone] + n);
}

int spot_index(const Table *table, SpotId spot)
{
    return spot - table->zone_first[spot_zone(table, spot)];
}

uint64_t spot_reads(const Table *table, SpotId spot)
{
    return table->spot_flags[spot] & (ZONE_BOARD | ZONE_ACTIVE) ? READS_PLACES
                                                                : READS_ELSEWHERE;
}
