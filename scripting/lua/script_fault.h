// script_fault.h -- raises what a script does wrong as errors of Lua.

#ifndef SCRIPT_FAULT_H
#define SCRIPT_FAULT_H

#include "scripting/lua/host_data.h"

// The kind of a fault, a row of found.def, and its place.
typedef struct {
    FoundKind found;
    int script, line; // number of the script; line 0: the script as a whole
} ScriptSpot;

// Raises a fault of the script, at the line where it is or at the spot. Does not return.
int script_fault(lua_State *L, FoundKind found, const char *format, ...)
    __attribute__((noreturn, format(printf, 3, 4)));
int script_fault_at(lua_State *L, ScriptSpot spot, const char *format, ...)
    __attribute__((noreturn, format(printf, 3, 4)));

// Pushes the text that such a fault has, without raising it.
const char *script_fault_push(lua_State *L, ScriptSpot spot, const char *format,
                              va_list arguments) __attribute__((format(printf, 3, 0)));

// Raises the error for a use of faulty data. It has no message, because the fault was
// reported.
_Noreturn void script_fault_silent(lua_State *L);
bool script_fault_is_silent(lua_State *L); // the error on top of the stack

// Raises the fault of a script that runs too long: where it is, or at a line. The third
// counts [n] instructions for work that C does for the script, and raises it if these are too
// many.
void script_fault_too_long(lua_State *L);
void script_fault_too_long_at(lua_State *L, int script, int line);
void script_fault_charge(lua_State *L, lua_Unsigned n);

#endif
