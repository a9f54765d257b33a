// vain_index.h -- refuses `us[3]` of a list that never has so many.

#ifndef VAIN_INDEX_H
#define VAIN_INDEX_H

#include "scripting/lua/host_data.h"

// Raises a fault where the function that runs, in rehearsal, has written the number [i] behind
// the list at the stack's bottom: it is below 1, or beyond the [most] that the list ever has (0:
// not known). A number that is worked out may be right in play.
void vain_index_check_written(lua_State *L, lua_Integer i, int most);

// Returns whether the function that runs has written the number at the line where it is.
bool vain_index_is_number(lua_State *L, int n);

#endif
