// amount_sum.h -- arithmetic of data: sums and products of numbers that are read in play.

#ifndef AMOUNT_SUM_H
#define AMOUNT_SUM_H

#include "scripting/lua/host_data.h"

// Adds what arithmetic and comparison do with words and records to the metatable on top of
// the stack.
void amount_sum_install(lua_State *L);

#endif
