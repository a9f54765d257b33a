// script_bound.h -- queries of a function that runs, with their values.

#ifndef SCRIPT_BOUND_H
#define SCRIPT_BOUND_H

#include "scripting/lua/host_data.h"

// Pushes the query, the comparison, that a function makes: its record was read before, its
// values are those that are in the braces at [table], at [index].
int script_bound_query(lua_State *L, int table);
int script_bound_compare(lua_State *L, int index, Op op, const char *what);

// Pushes a query of that kind and record without any values yet, room for [n] of them.
BoundData *script_bound_push(lua_State *L, ScriptValueKind kind, int record, int n);

// Returns the values at [index]; NULL: it has none.
const BoundData *script_bound_at(lua_State *L, int index);

#endif
