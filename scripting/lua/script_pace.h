// script_pace.h -- tells how many instructions a run can execute before C gets control again.

#ifndef SCRIPT_PACE_H
#define SCRIPT_PACE_H

#include "scripting/lua/byte_code.h"

// The pace of what may not end.
enum { PACE_ENDLESS = 1 << 28 };

// Makes the list of what is known of functions.
void script_pace_install(lua_State *L);

// Notes what the pace of the function depends on. The second notes that it is not known.
void script_pace_note(lua_State *L, int function, const ByteFunction *code);
void script_pace_forget(lua_State *L, int function);

// Returns how many instructions the function, with all that it calls, executes at most
// until it ends, a verb begins, or a loop over `each` or `ipairs` comes round; PACE_ENDLESS:
// not known. All words are declared.
int script_pace(lua_State *L, int function);

#endif
