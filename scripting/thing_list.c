// thing_list.c -- lists of things, as a script holds them: values of Lua, not of a table.
//
// A verb that finds several things gives such a list, and a script reads it like a list
// of its own: `#list`, `list[1]`, `each(list)`. It holds handles and lives as long as the
// script has it; the group of the Table from which it was made is gone after the call. So
// only a script's memory limits how many lists it makes, in a step or in a loop.

#include <string.h>

#include "scripting/scripting_inside.h"

lua_Integer *thing_list_push(lua_State *L, int n)
{
    ThingList *list;

    script_fault_charge(L, (lua_Unsigned)n);
    list = lua_newuserdatauv(L, sizeof *list + (size_t)n * sizeof list->items[0], 0);
    list->kind = DATUM_THINGS;
    list->n = n;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->things);
    (void)lua_setmetatable(L, -2);
    return list->items;
}

const ThingList *thing_list_at(lua_State *L, int index)
{
    const ThingList *list;

    if (lua_type(L, index) != LUA_TUSERDATA) return NULL;
    list = lua_touserdata(L, index);
    return list->kind == DATUM_THINGS ? list : NULL;
}

static int index_list(lua_State *L)
{
    const ThingList *list = thing_list_at(L, 1);
    int whole;
    const lua_Integer i = lua_tointegerx(L, 2, &whole);

    if (!list)
        return script_fault(L, FOUND_ARGUMENT, "%s is no list", datum_name(L, 1));
    if (!whole)
        return script_fault(
            L, FOUND_ARGUMENT, "a list has numbers, it has no %s", datum_name(L, 2));
    if (i < 1 || i > list->n) return 0;
    lua_pushinteger(L, list->items[i - 1]);
    return 1;
}

static int length_of_list(lua_State *L)
{
    const ThingList *list = thing_list_at(L, 1);

    if (!list)
        return script_fault(L, FOUND_ARGUMENT, "%s is no list", datum_name(L, 1));
    lua_pushinteger(L, list->n);
    return 1;
}

static int write_list(lua_State *L)
{
    return script_fault(
        L, FOUND_STATE, "the list that a verb gives cannot be changed: copy it");
}

void thing_list_install(lua_State *L)
{
    static const luaL_Reg meta[] = {
        {"__index", index_list},
        {"__len", length_of_list},
        {"__newindex", write_list},
        {NULL, NULL},
    };

    (void)luaL_newmetatable(L, "things");
    luaL_setfuncs(L, meta, 0);
    host_of(L)->things = luaL_ref(L, LUA_REGISTRYINDEX);
}
