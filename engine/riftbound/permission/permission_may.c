// permission_may.c -- what permissions may say at most: known without reading them.

#include "engine/riftbound/permission/permission_inside.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/board.h"

// Returns whether the clause may permit plays from a place of that zone.
static bool permits_from(const Clause *clause, int zone)
{
    if (clause->kind != CLAUSE_CAN || clause->from.kind == LOCATION_NONE) return false;
    return clause->from.kind != LOCATION_ZONE || clause->from.n == zone;
}

bool permission_comes_from(const Table *table, SpotId spot)
{
    const int zone = spot_zone(table, spot);
    const ObjectId *ids;
    const int n = ability_active_objects(table, &ids);

    if (!ability_any_permits(table, EVENT_PLAYED)) return false;
    for (int i = 0; i < n; i++) {
        AbilityScan scan;

        if (!ability_may_precede(table, ids[i], CLAUSE_CAN, EVENT_PLAYED)) continue;
        ability_scan_kind(&scan, table, ids[i], CLAUSE_CAN);
        while (ability_next(&scan))
            if (permits_from(scan.now.clause, zone)) return true;
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_DELAYED &&
            permits_from(&table->library->clauses[m->clause], zone))
            return true;
    }
    return false;
}

bool permission_may_be_timely(const Table *table, ObjectId object, int level)
{
    Permissions can;
    int zone, flags;

    if (level == LEVEL_MAIN) return true;
    zone = spot_zone(table, table->state->objects[object].spot);
    can = ability_permissions(table, object);
    flags = can.flags | (can.from >> zone & 1u ? can.flags_from : 0);
    if (flags & CLAUSE_REACTION) return true;
    return flags & CLAUSE_ACTION && level == LEVEL_ACTION;
}

bool permission_may_be_given(const Table *table, int level)
{
    return table->active_n < 0 || permission_is_at(&table->gifts.can, level) ||
           permission_is_at(&table->library->reached.can, level);
}

bool permission_may_reprice(const Table *table, ObjectId object)
{
    const int zone = spot_zone(table, table->state->objects[object].spot);
    AbilityScan scan;

    if (!(ability_permissions(table, object).reprices >> zone & 1u)) return false;
    ability_scan_kind(&scan, table, object, CLAUSE_CAN);
    while (ability_next(&scan)) {
        const Clause *clause = scan.now.clause;

        if (clause->from.kind == LOCATION_ZONE && clause->from.n != zone) continue;
        if (!clause->cost && !permission_is_free(clause)) continue;
        if (pattern_names(clause, EVENT_PLAYED)) return true;
    }
    return false;
}
