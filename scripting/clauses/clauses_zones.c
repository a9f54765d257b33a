// clauses_zones.c -- where what a clause is about may be.

#include "scripting/clauses/clauses_inside.h"

uint64_t clauses_zones_of(const Rules *rules, const Location *place)
{
    uint64_t zones = 0;

    if (place->kind == LOCATION_ZONE) return UINT64_C(1) << place->n;
    if (place->kind == LOCATION_PLACE) return rules->places[place->n].zones;
    if (place->kind != LOCATION_BOARD) return UINT64_MAX;
    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].flags & ZONE_BOARD) zones |= UINT64_C(1) << i;
    return zones;
}

bool clauses_zones_hold(const Host *host, QueryId query, uint64_t zones)
{
    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];

        if (!q->locations_n) return true;
        for (int i = 0; i < q->locations_n; i++)
            if (clauses_zones_of(host->rules, &q->locations[i]) & zones) return true;
    }
    return false;
}

const char *clauses_zones_push(lua_State *L, uint64_t zones)
{
    const Rules *rules = host_of(L)->rules;
    const char *before = "";

    lua_pushliteral(L, "");
    for (int i = 0; i < rules->zones_n; i++) {
        if (!(zones >> i & 1u)) continue;
        lua_pushfstring(L, "%s%s", before, rules->zones[i].name);
        lua_concat(L, 2);
        before = ", ";
    }
    return lua_tostring(L, -1);
}
