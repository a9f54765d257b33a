// script_fault.c -- raises the Lua error that tells a script's fault and its line. A
// script that runs too long has a fault too.
//
// The error text begins with "sN:LINE=FOUND: ", N being the number of the script (see
// scripting_inside.h) and FOUND a FoundKind. Lua's own errors begin with "sN:LINE: ".

#include "scripting/lua/script_fault.h"

#include <stdarg.h>

#define TOO_LONG_TEXT "runs too long: more than %d instructions"

static const char silence = 0; // its address marks the error of data that is faulty

// Pushes the head of an error: where the script is now, the innermost Lua function or the
// line that is read, and the row of the fault.
static void push_head(lua_State *L, FoundKind found)
{
    lua_Debug at;

    for (int level = 0; lua_getstack(L, level, &at); level++) {
        (void)lua_getinfo(L, "Sl", &at);
        if (at.currentline <= 0) continue;
        (void)lua_pushfstring(
            L, "%s:%d=%d: ", at.short_src, at.currentline, (int)found);
        return;
    }
    if (host_of(L)->line)
        (void)lua_pushfstring(
            L, "s%d:%d=%d: ", host_of(L)->script, host_of(L)->line, (int)found);
    else
        (void)lua_pushfstring(L, "s=%d: ", (int)found);
}

int script_fault(lua_State *L, FoundKind found, const char *format, ...)
{
    va_list arguments;

    push_head(L, found);
    va_start(arguments, format);
    (void)lua_pushvfstring(L, format, arguments);
    va_end(arguments);
    lua_concat(L, 2);
    (void)lua_error(L);
    base_panic(__FILE__, __LINE__, "lua_error returned");
}

const char *script_fault_push(lua_State *L, ScriptSpot spot, const char *format,
                              va_list arguments)
{
    if (spot.line)
        (void)lua_pushfstring(
            L, "s%d:%d=%d: ", spot.script, spot.line, (int)spot.found);
    else
        (void)lua_pushfstring(L, "s%d=%d: ", spot.script, (int)spot.found);
    (void)lua_pushvfstring(L, format, arguments);
    lua_concat(L, 2);
    return lua_tostring(L, -1);
}

int script_fault_at(lua_State *L, ScriptSpot spot, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    (void)script_fault_push(L, spot, format, arguments);
    va_end(arguments);
    (void)lua_error(L);
    base_panic(__FILE__, __LINE__, "lua_error returned");
}

void script_fault_silent(lua_State *L)
{
    lua_pushlightuserdata(L, (void *)&silence);
    (void)lua_error(L);
    base_panic(__FILE__, __LINE__, "lua_error returned");
}

void script_fault_too_long(lua_State *L)
{
    host_of(L)->hopeless = true;
    script_fault(L, FOUND_TOO_LONG, TOO_LONG_TEXT, host_of(L)->instructions);
}

void script_fault_too_long_at(lua_State *L, int script, int line)
{
    host_of(L)->hopeless = true;
    script_fault_at(L,
                    (ScriptSpot){FOUND_TOO_LONG, script, line},
                    TOO_LONG_TEXT,
                    host_of(L)->instructions);
}

void script_fault_charge(lua_State *L, lua_Unsigned n)
{
    Host *host = host_of(L);

    if (n > (lua_Unsigned)(host->instructions - host->charged))
        script_fault_too_long(L);
    host->charged += (int)n;
}

bool script_fault_is_silent(lua_State *L)
{
    return lua_islightuserdata(L, -1) &&
           lua_touserdata(L, -1) == (const void *)&silence;
}
