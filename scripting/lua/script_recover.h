// script_recover.h -- notes a fault and reads on, so that the host reports all faults of
// a script.

#ifndef SCRIPT_RECOVER_H
#define SCRIPT_RECOVER_H

#include "scripting/lua/script_fault.h"

// Calls [read] with the value on top of the stack as the only one there. Returns whether
// it had no fault; a fault is noted.
bool script_recover_try(lua_State *L, void (*read)(void *self), void *self);

// Wraps the C function on top of the stack: where it has a fault, that is noted, and it
// returns a faulty value.
void script_recover_wrap(lua_State *L);
int script_recover(lua_State *L);

// Notes the error on top of the stack, and pops it.
void script_recover_note(Host *host, int status);

// Tells a remark, which is written like a fault.
void script_recover_remark(lua_State *L, ScriptSpot spot, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
