// vain_code.h -- refuses conditions and comparisons of a function that always come out the
// same, and instructions to which nothing comes.

#ifndef VAIN_CODE_H
#define VAIN_CODE_H

#include "scripting/lua/byte_code.h"

// Raises a fault at the first such place of [function]. [index]: where the function of Lua
// itself lies on the stack; 0: it is one within that, whose upvalues are not known.
void vain_code_check(lua_State *L, const ByteFunction *function, int index);

// Raises a fault at the first clause or query of [function] that is made and given to nobody;
// of a [chunk] also at the first word or data of which `and` or `or` keeps one. [makes_data]
// returns whether a call of the word makes data, and declares nothing by itself; kinds do.
void vain_code_check_data(lua_State *L, const ByteFunction *function, bool chunk,
                          bool (*makes_data)(const char *name));

#endif
