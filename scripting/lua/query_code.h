// query_code.h -- the queries that a function writes.

#ifndef QUERY_CODE_H
#define QUERY_CODE_H

#include "scripting/lua/byte_code.h"

// Reads the queries that the function writes. [closure]: where it lies on the Lua stack, 0 if
// it lies within another one.
void query_code_read(lua_State *L, int closure, const ByteFunction *function);

#endif
