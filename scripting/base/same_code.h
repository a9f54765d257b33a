// same_code.h -- compares two Lua functions by what they do.

#ifndef SAME_CODE_H
#define SAME_CODE_H

#include <lua.h>
#include <stdbool.h>

// Returns whether the Lua functions at [a] and [b] have the same instructions and
// constants, with those of the functions within them. Their upvalues, lines and names
// of locals are not compared.
bool same_code(lua_State *L, int a, int b);

#endif
