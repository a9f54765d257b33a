// value_handle.h -- the engine's values as integers of Lua.

#ifndef VALUE_HANDLE_H
#define VALUE_HANDLE_H

#include "scripting/lua/host_data.h"

// Pushes a list of [n] things, whose handles the caller writes.
lua_Integer *value_handle_list_push(lua_State *L, int n);

// Returns the list at [index], NULL if another value lies there.
const ThingList *value_handle_list_at(lua_State *L, int index);

// Makes what such lists can do.
void value_handle_list_install(lua_State *L);

// Returns the handle of a value that is no number.
lua_Integer value_handle_of(const Value *value);

// Pushes what a script gets for [value]; returns how many results.
int value_handle_push(lua_State *L, const Value *value);

// Reads the value that [n] stands for; returns false if it stands for none.
bool value_handle_read(const Host *host, lua_Integer n, Value *value);

#endif
