// syntax_fault.h -- raises the fault of a text that is no Lua.

#ifndef SYNTAX_FAULT_H
#define SYNTAX_FAULT_H

#include "scripting/lua/host_data.h"

// Raises what Lua says of the script that is loaded, "sN:LINE: MESSAGE" on top of the stack,
// as a fault; a block that is never closed is told where it begins.
_Noreturn void syntax_fault(lua_State *L);

#endif
