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

uint64_t clauses_zones_with(const Rules *rules, unsigned flags)
{
    uint64_t zones = 0;

    for (int i = 0; i < rules->zones_n; i++)
        if ((rules->zones[i].flags & flags) == flags) zones |= UINT64_C(1) << i;
    return zones;
}

uint64_t clauses_zones_to_stand(const Rules *rules)
{
    return clauses_zones_with(rules, ZONE_LOCATION);
}

uint64_t clauses_zones_working(const Rules *rules)
{
    return clauses_zones_with(rules, ZONE_BOARD | ZONE_ACTIVE);
}

// Returns whether it is a place where things stand, whichever it is.
static bool is_of_standing(const Location *place)
{
    switch ((LocationKind)place->kind) {
    case LOCATION_ROLE: return place->n == ROLE_HERE;
    case LOCATION_QUERY:
    case LOCATION_ANYWHERE:
    case LOCATION_OPPOSITE: return true;
    case LOCATION_NONE:
    case LOCATION_ZONE:
    case LOCATION_LIST:
    case LOCATION_BOARD:
    case LOCATION_EVERYWHERE:
    case LOCATION_BOUND:
    case LOCATION_PLACE: break;
    }
    return false;
}

uint64_t clauses_zones_with_places(const Rules *rules)
{
    uint64_t zones = clauses_zones_to_stand(rules);

    for (int i = 0; i < rules->zones_n; i++)
        if (rules->zones[i].scope == SCOPE_HOST) zones |= UINT64_C(1) << i;
    return zones;
}

// Returns the zones that the place of a query may be in, one bit each.
static uint64_t zones_at(const Rules *rules, const Location *place)
{
    return is_of_standing(place) ? clauses_zones_with_places(rules)
                                 : clauses_zones_of(rules, place);
}

// Returns the zones where things of the query's kind are, one bit each.
static uint64_t zones_of_kind(const Rules *rules, const Query *q)
{
    const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;

    return rules->types_at && kind && kind->kind == KIND_OBJECT && kind->any_of
               ? clauses_zones_of_types(rules, kind->any_of)
               : UINT64_MAX;
}

bool clauses_zones_hold(const Host *host, QueryId query, uint64_t zones)
{
    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const uint64_t there = zones & zones_of_kind(host->rules, q);

        if (!q->locations_n) return true;
        for (int i = 0; i < q->locations_n; i++)
            if (zones_at(host->rules, &q->locations[i]) & there) return true;
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

uint64_t clauses_zones_on_the_way(const Rules *rules)
{
    uint64_t zones = 0;

    for (int i = 0; rules->event_ways && i < rules->events_n; i++)
        zones |= rules->event_ways[i].lies;
    return zones;
}

uint64_t clauses_zones_asked(const Rules *rules, const QuestionRow *row, bool itself)
{
    const Location board = {.kind = LOCATION_BOARD};

    if (row->asked.zones || !itself || !(row->asked.of & ASKED_ACTIVE))
        return row->asked.zones;
    return clauses_zones_of(rules, &board) | clauses_zones_on_the_way(rules);
}

uint64_t clauses_zones_named(const Rules *rules, const Query *q)
{
    uint64_t zones = q->locations_n ? 0 : UINT64_MAX;

    for (int i = 0; i < q->locations_n; i++) zones |= zones_at(rules, &q->locations[i]);
    return zones;
}

// Refuses a number that is 0 of all things in the zones, where more is asked for.
static void check_fields(lua_State *L, const Query *q, uint64_t there)
{
    const Library *library = host_of(L)->library;
    const Rules *rules = library->rules;

    for (int i = 0; rules->fields_at && i < q->compares_n; i++) {
        const Compare *so = &q->compares[i];
        const Amount *amount = &library->amounts[so->amount];
        const uint64_t at =
            so->field < rules->fields_n ? rules->fields_at[so->field] : 0;

        if (!at || !there || at & there || amount->kind != AMOUNT_CONST ||
            amount->n <= 0 || (so->op != OP_EQUAL && so->op != OP_AT_LEAST))
            continue;
        script_fault(L,
                     FOUND_AT_ONCE,
                     "nothing has '%s' in these places: %s",
                     rules->fields[so->field].name,
                     clauses_zones_push(L, there));
    }
}

void clauses_zones_check_adjectives(lua_State *L, QueryId query, uint64_t zones)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;

    if (!rules->adjectives_at) return;
    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const uint64_t there = zones & clauses_zones_named(rules, q);

        check_fields(L, q, there);
        for (int i = 0; i < rules->adjectives_n; i++) {
            const uint64_t at = rules->adjectives_at[i];

            if (!(q->adjectives >> i & 1) || !at || !there || at & there) continue;
            script_fault(L,
                         FOUND_AT_ONCE,
                         "nothing is ever '%s' in these places: %s",
                         rules->adjectives[i].name,
                         clauses_zones_push(L, there));
        }
    }
}

uint64_t clauses_zones_of_types(const Rules *rules, unsigned types)
{
    uint64_t zones = 0;

    for (int type = 0; type < rules->types_n; type++)
        if (types >> type & 1)
            zones |= rules->types_at[type] ? rules->types_at[type] : UINT64_MAX;
    return zones;
}

void clauses_zones_check_kind(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;

    for (; query && rules->types_at; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;

        if (!kind || kind->kind != KIND_OBJECT || !kind->any_of ||
            clauses_zones_of_types(rules, kind->any_of) & clauses_zones_named(rules, q))
            continue;
        script_fault(L,
                     FOUND_AT_ONCE,
                     "no %s is ever in these places: %s",
                     kind->name,
                     clauses_zones_push(L, clauses_zones_named(rules, q)));
    }
}

// Returns whether what lies in the zone is at a place, of its own or of what has it.
static bool has_places(const ZoneRow *zone)
{
    return zone->flags & ZONE_BOARD || zone->scope == SCOPE_HOST;
}

bool clauses_zones_is_place(const Rules *rules, int zone)
{
    return has_places(&rules->zones[zone]);
}

// Returns the zone off the board to which the query may look; -1: to none.
static int zone_without_places(const Rules *rules, const Query *q)
{
    const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;
    uint64_t zones = 0;

    if (!q->locations_n && kind && kind->kind == KIND_OBJECT && kind->zone)
        zones = UINT64_C(1) << (kind->zone - 1);
    for (int i = 0; i < q->locations_n; i++) {
        const int at = q->locations[i].kind;

        if (at == LOCATION_ZONE || at == LOCATION_PLACE || at == LOCATION_EVERYWHERE)
            zones |= clauses_zones_of(rules, &q->locations[i]);
    }
    for (int i = 0; i < rules->zones_n; i++)
        if (zones >> i & 1 && !has_places(&rules->zones[i])) return i;
    return -1;
}

void clauses_zones_check_here(lua_State *L, const Query *query)
{
    const Rules *rules = host_of(L)->rules;
    const uint64_t zones = clauses_zones_named(rules, query);

    if (!query->where || !rules->types_at) return;
    for (int i = 0; i < rules->zones_n; i++)
        if (zones >> i & 1 && has_places(&rules->zones[i])) return;
    script_fault(
        L,
        FOUND_AT_ONCE,
        "nothing is '%s' and there at once: %s is no place; where any of several "
        "will do, write a list, at = { here, hand }",
        query->where == ROLE_HERE ? "here" : "there",
        clauses_zones_push(L, zones));
}

bool clauses_zones_are_none(const Rules *rules, unsigned types, unsigned flags)
{
    if (!rules->types_at || !types) return false;
    for (int type = 0; type < rules->types_n; type++) {
        if (!(types >> type & 1)) continue;
        if (!rules->types_at[type]) return false;
        for (int i = 0; i < rules->zones_n; i++)
            if (rules->types_at[type] >> i & 1 &&
                (rules->zones[i].flags & flags) == flags)
                return false;
    }
    return true;
}

void clauses_zones_check_apart(lua_State *L, const Query *query)
{
    const Rules *rules = host_of(L)->rules;
    const int zone = zone_without_places(rules, query);
    const bool item = query->kind && rules->kinds[query->kind - 1].kind == KIND_ITEM;

    if (!(query->apart || query->together) || (zone < 0 && !item)) return;
    script_fault(L,
                 FOUND_QUERY_FORM,
                 "'%s' is about places on the board, and '%s' is none: take it out",
                 query->apart ? "apart" : "together",
                 item ? rules->kinds[query->kind - 1].name : rules->zones[zone].name);
}

// Refuses to ask where things that are found on the board came from: a thing tells that only on its
// way, and as it arrives.
static void check_came_from(lua_State *L, const Query *q)
{
    const Rules *rules = host_of(L)->rules;
    const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;
    const uint64_t zones = clauses_zones_named(rules, q);
    bool board = !(kind && kind->zone) || q->locations_n;

    for (int i = 0; i < rules->zones_n && q->locations_n; i++)
        board &= !(zones >> i & 1) || has_places(&rules->zones[i]);
    if (!q->came_from || q->role || !board) return;
    script_fault(
        L,
        FOUND_AT_ONCE,
        "nothing on the board tells where it came from: of this turn that says "
        "happened { EVENT = that, from = %s }",
        rules->zones[q->came_from - 1].name);
}

void clauses_zones_check_found(lua_State *L, QueryId query)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const uint64_t stands = clauses_zones_to_stand(rules);

    for (QueryId q = query; q; q = host->library->queries[q].or_else)
        check_came_from(L, &host->library->queries[q]);
    for (; query && rules->types_at; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const KindRow *kind = q->kind ? &rules->kinds[q->kind - 1] : NULL;
        bool elsewhere = q->where != ROLE_HERE && !q->locations_n;

        for (int i = 0; i < q->locations_n; i++)
            elsewhere |= !is_of_standing(&q->locations[i]);
        if (elsewhere || !kind || kind->kind != KIND_OBJECT || !kind->any_of ||
            clauses_zones_of_types(rules, kind->any_of) & stands)
            continue;
        script_fault(L,
                     FOUND_AT_ONCE,
                     "no %s ever stands at a place: what lies facedown there is found "
                     "by the name of its zone alone",
                     kind->name);
    }
}
