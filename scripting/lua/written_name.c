// written_name.c -- the name that a script has for a value, for messages.

#include "scripting/lua/written_name.h"

#include "scripting/lua/host_data.h"

// Returns the name of the local of the function at that level that has the value; [n] counts
// those that do.
static const char *local_name(lua_State *L, lua_Debug *at, int index, int *n)
{
    const char *found = NULL, *name;

    for (int i = 1; (name = lua_getlocal(L, at, i)); i++) {
        const bool same = *name != '(' && lua_rawequal(L, -1, index);

        lua_pop(L, 1);
        *n += same;
        if (same) found = name;
    }
    (void)lua_getinfo(L, "f", at);
    for (int i = 1; (name = lua_getupvalue(L, -1, i)); i++) {
        const bool same = *name && *name != '_' && lua_rawequal(L, -1, index);

        lua_pop(L, 1);
        *n += same;
        if (same) found = name;
    }
    lua_pop(L, 1);
    return found;
}

// Returns the word of the language that the function is.
static const char *word_name(lua_State *L, int index)
{
    const char *found = NULL;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        if (!found && lua_type(L, -2) == LUA_TSTRING && lua_rawequal(L, -1, index))
            found = lua_tostring(L, -2);
    lua_pop(L, 1);
    return found;
}

const char *written_name(lua_State *L, int index)
{
    const char *name = NULL;
    lua_Debug at;
    int n = 0;

    index = lua_absindex(L, index);
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    for (int level = 0; !name && lua_getstack(L, level, &at); level++) {
        (void)lua_getinfo(L, "l", &at);
        if (at.currentline <= 0) continue;
        name = local_name(L, &at, index, &n);
        break;
    }
    if (n == 1) return name;
    return !n && lua_type(L, index) == LUA_TFUNCTION ? word_name(L, index) : NULL;
}
