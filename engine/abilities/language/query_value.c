// query_value.c -- compares things with the values of a function that a query was given.
//
// The record of such a query says at which place a value is wanted; the value itself lies
// beside the arguments of the verb that runs (Bindings). Nil is nobody and nowhere.

#include "engine/abilities/language/query_inside.h"

#include "engine/abilities/held/role.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"

const Value *query_value(const Table *table, int slot)
{
    static const Value nil = {.kind = VALUE_NIL};
    const Bindings *bound = table->bound;

    if (!bound || slot < bound->first || slot >= bound->first + bound->n) return &nil;
    return &bound->values[slot - bound->first];
}

// Returns the things that the value is: of a group its members, else the one thing.
static const Ref *things_of(const Table *table, const Value *value, uint32_t *n)
{
    *n = value->kind == VALUE_OBJECT;
    if (value->kind != VALUE_GROUP) return &value->ref;
    *n = table->groups[value->n].n;
    return table->groups[value->n].members;
}

// Returns where the thing is, NOWHERE if it is gone.
static SpotId place_of(const Table *table, Ref ref)
{
    return ref_lives(table->state, ref) ? object_location(table, ref.id) : NOWHERE;
}

Location query_value_word(const Table *table, int slot)
{
    const Value *value = query_value(table, slot);

    if (value->kind != VALUE_LOCATION) return (Location){.kind = LOCATION_NONE};
    return (Location){.kind = (uint8_t)value->n, .n = value->ref.id};
}

bool query_value_is_of_things(const Table *table, int slot)
{
    const Value *value = query_value(table, slot);

    return value->kind == VALUE_OBJECT || value->kind == VALUE_GROUP ||
           value->kind == VALUE_SPOT;
}

bool query_value_is_at(const Table *table, int slot, SpotId spot)
{
    const Value *value = query_value(table, slot);
    uint32_t n;
    const Ref *things = things_of(table, value, &n);

    if (value->kind == VALUE_SPOT) return spot == value->n;
    if (value->kind == VALUE_ZONE) return spot_zone(table, spot) == value->n;
    for (uint32_t i = 0; i < n; i++)
        if (place_of(table, things[i]) == spot) return true;
    return false;
}

SpotId query_value_spot(const Table *table, int slot)
{
    const Value *value = query_value(table, slot);

    if (value->kind == VALUE_SPOT) return (SpotId)value->n;
    return value->kind == VALUE_OBJECT ? place_of(table, value->ref) : NOWHERE;
}

uint64_t query_value_zones(const Table *table, int slot)
{
    const Value *value = query_value(table, slot);
    uint64_t zones = 0;
    uint32_t n;
    const Ref *things = things_of(table, value, &n);

    if (value->kind == VALUE_SPOT)
        return UINT64_C(1) << spot_zone(table, (SpotId)value->n);
    if (value->kind == VALUE_ZONE) return UINT64_C(1) << value->n;
    if (value->kind == VALUE_LOCATION && value->n == LOCATION_PLACE)
        return table->rules->places[value->ref.id].zones;
    if (value->kind == VALUE_LOCATION)
        return value->n == LOCATION_ANYWHERE ? table->locations : UINT64_MAX;
    for (uint32_t i = 0; i < n; i++) {
        const SpotId spot = place_of(table, things[i]);

        if (spot != NOWHERE) zones |= UINT64_C(1) << spot_zone(table, spot);
    }
    return zones;
}

bool query_value_is(const Table *table, int slot, ObjectId id)
{
    const Value *value = query_value(table, slot);

    return value->kind == VALUE_OBJECT &&
           ref_equal(value->ref, object_ref(table->state, id));
}

bool query_value_is_player(const Table *table, int slot, PlayerId player)
{
    const Value *value = query_value(table, slot);

    return value->kind == VALUE_PLAYER && value->n == player;
}

bool query_value_keeps(const Table *table, int slot, ObjectId id)
{
    const Value *value = query_value(table, slot);
    PlayerId player = NOBODY;

    if (value->kind == VALUE_PLAYER) player = (PlayerId)value->n;
    if (value->kind == VALUE_OBJECT && ref_lives(table->state, value->ref))
        player = role_keeper(table, value->ref.id);
    return player != NOBODY && role_keeper(table, id) == player;
}
