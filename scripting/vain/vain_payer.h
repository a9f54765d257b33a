// vain_payer.h -- refuses conditions of an ability that with its cost never hold, or always.

#ifndef VAIN_PAYER_H
#define VAIN_PAYER_H

#include "scripting/lua/host_data.h"

// Raises a fault where a condition of the ability never holds beside its cost, so that it is never
// used, or holds whenever the cost can be paid.
void vain_payer_check(lua_State *L, const Clause *clause);

#endif
