// value_handle.h -- the engine's Values as integers of Lua.
//
// A number is itself. A thing, a player, a place or a cost has a handle: an integer beyond
// the range of 32 bits.

#ifndef VALUE_HANDLE_H
#define VALUE_HANDLE_H

#include "scripting/lua/host_data.h"

// Pushes a list of [n] things, whose handles the caller writes. All lists without things are
// the same one, which has no place for handles: NULL.
lua_Integer *value_handle_list_push(lua_State *L, int n);

// Says of the list on top of the stack, in rehearsal, how many things it ever has at most, 0:
// nobody knows.
void value_handle_list_limit(lua_State *L, int most);

// Returns the list at [index], NULL if another value lies there.
const ThingList *value_handle_list_at(lua_State *L, int index);

// Installs what a script can do with such lists: `#list`, `list[1]`.
void value_handle_list_install(lua_State *L);

// Returns whether a list lies at [index], or one thing or nobody, which are read as one.
bool value_handle_is_list(lua_State *L, int index);

// Returns the handle of a value that is no number.
lua_Integer value_handle_of(const Value *value);

// Pushes what a script gets for [value]; returns how many results.
int value_handle_push(lua_State *L, const Value *value);

enum { HANDLE_SHIFT = 44, GENERATION_SHIFT = 16 };

// Reads the value that a handle of any kind stands for; returns false if it stands for none.
bool value_handle_read_any(const Host *host, lua_Integer n, Value *value);

// Reads the value that [n] stands for: most are numbers, things and players. Returns false
// if it stands for none.
static inline bool value_handle_read(const Host *host, lua_Integer n, Value *value)
{
    const uint64_t bits = (uint64_t)n;
    const uint32_t low = (uint32_t)bits;

    if (n >= INT32_MIN && n <= INT32_MAX) {
        *value = value_number((int)n);
        return true;
    }
    if (bits >> 32 == (uint64_t)VALUE_OBJECT << (HANDLE_SHIFT - 32)) {
        *value = (Value){.kind = VALUE_OBJECT,
                         .ref = {.id = (ObjectId)low,
                                 .generation = (uint16_t)(low >> GENERATION_SHIFT)}};
        return value->ref.id && value->ref.id <= host->table->state->objects_n;
    }
    if (bits >> 32 == (uint64_t)VALUE_PLAYER << (HANDLE_SHIFT - 32)) {
        *value = (Value){.kind = VALUE_PLAYER, .n = (int32_t)low};
        return low < host->table->state->players_n;
    }
    return value_handle_read_any(host, n, value);
}

#endif
