// handle.c -- turns the engine's Values into integers, which a script holds while it
// runs.
//
// A number stays itself. Everything else is an integer beyond the range of 32 bits: the
// kind of the Value above HANDLE_SHIFT, its content below. A script could calculate
// with such an integer, so handle_read checks each one that comes back.

#include "scripting/scripting_inside.h"

enum { HANDLE_SHIFT = 44, DISCOUNT_SHIFT = 40, GENERATION_SHIFT = 16 };

static lua_Integer handle_of(const Value *value)
{
    uint64_t payload = (uint32_t)value->n;

    if (value->kind == VALUE_OBJECT) {
        payload = (uint64_t)value->ref.generation << GENERATION_SHIFT | value->ref.id;
    }
    if (value->kind == VALUE_KEYWORD) payload |= (uint64_t)value->ref.id << 16;
    return (lua_Integer)((uint64_t)value->kind << HANDLE_SHIFT |
                         (uint64_t)value->discount << DISCOUNT_SHIFT | payload);
}

// Pushes the results for a script and returns how many. A group with a ref beside it
// gives two: the whole group, and the one object that was found.
int handle_push(lua_State *L, const Value *value)
{
    switch ((ValueKind)value->kind) {
    case VALUE_NONE:
    case VALUE_NIL: lua_pushnil(L); return 1;
    case VALUE_NUMBER: lua_pushinteger(L, value->n); return 1;
    case VALUE_TRUTH: lua_pushboolean(L, value->n != 0); return 1;
    case VALUE_TEXT: lua_pushstring(L, value->text); return 1;
    case VALUE_GROUP: {
        const Value found = {.kind = VALUE_OBJECT, .ref = value->ref};

        lua_pushinteger(L, handle_of(value));
        if (!value->ref.id) return 1;
        lua_pushinteger(L, handle_of(&found));
        return 2;
    }
    case VALUE_OBJECT:
    case VALUE_PLAYER:
    case VALUE_SPOT:
    case VALUE_ROLE:
    case VALUE_QUERY:
    case VALUE_ZONE:
    case VALUE_LOCATION:
    case VALUE_WORD:
    case VALUE_COST:
    case VALUE_CLAUSE:
    case VALUE_KEYWORD:
    case VALUE_EVENT:
    case VALUE_ITEM: lua_pushinteger(L, handle_of(value)); return 1;
    }
    return 0;
}

// Tells whether the handle points at something that exists. Handles are plain integers,
// so a script could calculate one that does not. Kinds of which no script is ever given a
// handle are not sound at all.
static bool handle_is_sound(const Host *host, const Value *value)
{
    const Table *table = host->table;

    switch ((ValueKind)value->kind) {
    case VALUE_OBJECT: return value->ref.id && value->ref.id <= table->state->objects_n;
    case VALUE_PLAYER: return value->n >= 0 && value->n < table->state->players_n;
    case VALUE_SPOT: return value->n >= 0 && value->n < table->spots_n;
    case VALUE_GROUP: return value->n >= 0 && value->n < table->groups_n;
    case VALUE_COST: return value->n > 0 && value->n < host->library->costs_n;
    case VALUE_ITEM: return value->n > 0 && value->n <= UINT16_MAX;
    case VALUE_QUERY:
    case VALUE_CLAUSE:
    case VALUE_ZONE:
    case VALUE_NONE:
    case VALUE_NIL:
    case VALUE_NUMBER:
    case VALUE_TRUTH:
    case VALUE_ROLE:
    case VALUE_LOCATION:
    case VALUE_WORD:
    case VALUE_KEYWORD:
    case VALUE_TEXT:
    case VALUE_EVENT: return false;
    }
    return false;
}

bool handle_read(const Host *host, lua_Integer n, Value *value)
{
    const uint64_t bits = (uint64_t)n;

    if (n >= INT32_MIN && n <= INT32_MAX) {
        *value = value_number((int)n);
        return true;
    }
    if (n < 0) return false;
    *value = (Value){.kind = (uint8_t)(bits >> HANDLE_SHIFT),
                     .discount = (bits >> DISCOUNT_SHIFT) & 1u,
                     .n = (int32_t)(bits & 0xffffffffu)};
    if (value->kind == VALUE_OBJECT) {
        value->ref =
            (Ref){.id = (ObjectId)(bits & 0xffffu),
                  .generation = (uint16_t)(bits >> GENERATION_SHIFT & 0xffffu)};
        value->n = 0;
    }
    // An integer with other bits set than handle_of sets is none of ours.
    return handle_of(value) == n && handle_is_sound(host, value);
}
