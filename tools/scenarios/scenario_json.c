// scenario_json.c -- turns Lua tables into JSON.
//
// Names come in alphabetical order. Functions are left out, and so are keys that are
// neither a name nor an entry of a list.

#include "tools/scenarios/scenario_json.h"

#include <lauxlib.h>
#include <stdbool.h>

enum { DEPTH_MAX = 12 }; // depth of tables within tables

static json_t *table_to_json(lua_State *L, int index, int depth);

static json_t *value_to_json(lua_State *L, int index, int depth)
{
    switch (lua_type(L, index)) {
    case LUA_TBOOLEAN: return json_boolean(lua_toboolean(L, index));
    case LUA_TNUMBER: return json_integer((json_int_t)lua_tonumber(L, index));
    case LUA_TSTRING: return json_string(lua_tostring(L, index));
    case LUA_TTABLE:
        return depth < DEPTH_MAX ? table_to_json(L, index, depth + 1) : NULL;
    default: return NULL;
    }
}

static bool has_names(lua_State *L, int index)
{
    bool found = false;

    lua_pushnil(L);
    while (lua_next(L, index)) {
        found |= lua_type(L, -2) == LUA_TSTRING;
        lua_pop(L, 1);
    }
    return found;
}

static json_t *list_to_json(lua_State *L, int index, int depth)
{
    json_t *list = json_array();
    const lua_Integer n = luaL_len(L, index);

    for (lua_Integer i = 1; i <= n; i++) {
        lua_geti(L, index, i);
        json_array_append_new(list, value_to_json(L, lua_gettop(L), depth));
        lua_pop(L, 1);
    }
    return list;
}

// Sorts by name, so that the same file is the same game every time.
static json_t *sorted(json_t *object)
{
    char *text = json_dumps(object, JSON_SORT_KEYS);
    json_t *copy = json_loads(text, 0, NULL);

    free(text);
    json_decref(object);
    return copy;
}

// Turns { "Tibbers", damage = 2 } into an object whose "card" is the first element.
static json_t *table_to_json(lua_State *L, int index, int depth)
{
    json_t *object;

    if (!has_names(L, index)) return list_to_json(L, index, depth);
    object = json_object();
    if (lua_geti(L, index, 1) == LUA_TSTRING)
        json_object_set_new(object, "card", json_string(lua_tostring(L, -1)));
    lua_pop(L, 1);
    lua_pushnil(L);
    while (lua_next(L, index)) {
        if (lua_type(L, -2) == LUA_TSTRING && lua_type(L, -1) != LUA_TFUNCTION)
            json_object_set_new(
                object, lua_tostring(L, -2), value_to_json(L, lua_gettop(L), depth));
        lua_pop(L, 1);
    }
    return depth > 1 ? object : sorted(object);
}

json_t *scenario_json(lua_State *L, int index)
{
    return value_to_json(L, lua_absindex(L, index), 0);
}
