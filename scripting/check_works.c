// check_works.c -- proves at start that the inspection of scripts knows the byte code of
// this Lua.
//
// It lets samples be inspected, for each thing that the inspection refuses or measures.

#include <stdio.h>
#include <string.h>

#include "scripting/checks_inside.h"
#include "scripting/lua/script_pace.h"

static int check_sample(lua_State *L)
{
    check_code_chunk(L);
    lua_call(L, 0, 1);
    check_function(L, 1);
    return 0;
}

// Tells whether the inspection judges a sample correctly: refuses it with [words] in the
// message, or with NULL lets it pass.
static bool sample(lua_State *L, const char *source, const char *words)
{
    bool ok;

    lua_pushcfunction(L, check_sample);
    if (luaL_loadbufferx(L, source, strlen(source), "=s0", "t") != LUA_OK) return false;
    if (lua_pcall(L, 1, 1, 0) == LUA_OK) {
        ok = !words;
    } else {
        ok = words && strstr(lua_tostring(L, -1), words);
    }
    lua_pop(L, 1);
    return ok;
}

// Tells whether the pace of a function of this text is known.
static bool has_pace(lua_State *L, const char *text)
{
    char source[120];
    bool has;

    (void)snprintf(source, sizeof source, "return function(f, x) %s end", text);
    if (luaL_loadbufferx(L, source, strlen(source), "=s0", "t") != LUA_OK) return false;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->sandbox);
    (void)lua_setupvalue(L, -2, 1);
    lua_call(L, 0, 1);
    check_function(L, lua_gettop(L));
    has = script_pace(L, lua_gettop(L)) < PACE_ENDLESS;
    lua_pop(L, 1);
    return has;
}

static bool paces_work(lua_State *L)
{
    static const char *const endless[] = {
        "while x do each(x) end",
        "repeat until x",
        "::again:: goto again",
        "for i = 1, 9 do each(x) end",
        "for y in f, x do each(x) end",
        "for y in f(x) do each(x) end",
        "f(x)",
        "return f(x)",
        "return x:f()",
        "return (x and f or each)(x)",
        "return function() end",
    };

    for (int i = 0; i < COUNT_OF(endless); i++) {
        if (has_pace(L, endless[i])) return false;
    }
    return has_pace(L, "for y in each(x and f or x) do if y then each(y) end end") &&
           has_pace(L, "for i, y in ipairs(x) do x = #y + i end return each(x)");
}

bool check_works(lua_State *L)
{
    return sample(L, "local n = 0\nreturn function() n = n + 1 end", "keep state") &&
           sample(L, "local t = {}\nreturn function() t.x = 1 end", "keep state") &&
           sample(L, "local n = 1\nreturn function(x) return n + x end", NULL) &&
           sample(L, "return function(...) return ... end", "no '...'") &&
           sample(L, "return function() local e = _ENV return e end", "no '_ENV'") &&
           paces_work(L);
}
