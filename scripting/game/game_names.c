// game_names.c -- the environment of game.lua, where every word exists.
//
// A name may be called and read from, and gives a name again: `beast { tired }` and `at.x`
// are nothing yet. In the second reading a name that is called is a misspelt word.

#include "scripting/game/game_names.h"

#include <string.h>

#include "scripting/lua/right_line.h"

static const GameNames *names_of(lua_State *L)
{
    return host_of(L)->game.self;
}

static const char meta[] = "name";

// Pushes the word that means nothing but its name. The text must outlive the host.
static void push_name(lua_State *L, const char *name)
{
    script_value_push(L, SCRIPT_WORD, 0)->name = name;
    luaL_setmetatable(L, meta);
}

static int call_name(lua_State *L)
{
    const ScriptValue *datum = lua_touserdata(L, 1);
    Nearest nearest;

    if (!names_of(L)->known) {
        push_name(L, "...");
        return 1;
    }
    nearest = nearest_to(datum->name);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        nearest_try(&nearest, lua_tostring(L, -2));
    return script_fault(L,
                        FOUND_NO_WORD,
                        "unknown word '%s'%s",
                        datum->name,
                        nearest_text(L, &nearest));
}

static int index_name(lua_State *L)
{
    push_name(L, "...");
    return 1;
}

static int write_name(lua_State *L)
{
    return script_fault(L,
                        FOUND_STATE,
                        "a script cannot keep state: %s cannot be changed",
                        script_value_name(L, 1));
}

static const luaL_Reg name_meta[] = {
    {"__call", call_name},
    {"__index", index_name},
    {"__newindex", write_name},
    {NULL, NULL},
};

// Pushes the word of the host, if it has one that means something now.
static bool push_word(lua_State *L, const char *name)
{
    static const char *const always[] = {"ipairs"};
    bool wanted = names_of(L)->known;

    for (int i = 0; i < COUNT_OF(always); i++) wanted |= !strcmp(always[i], name);
    if (!wanted) return false;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushstring(L, name);
    if (lua_rawget(L, -2) != LUA_TNIL) return true;
    lua_pop(L, 2);
    return false;
}

// Finds a word. Upvalue 1 keeps the names found before.
static int find_word(lua_State *L)
{
    const char *name;

    if (lua_type(L, 2) != LUA_TSTRING)
        return script_fault(L, FOUND_FORM, "a word is a name");
    name = lua_tostring(L, 2);
    if (!strcmp(name, "game")) {
        lua_pushcfunction(L, names_of(L)->game);
        return 1;
    }
    if (push_word(L, name)) return 1;
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
    push_name(L, library_text(host_of(L)->library, name));
    lua_pushvalue(L, 2);
    lua_pushvalue(L, -2);
    lua_rawset(L, lua_upvalueindex(1));
    return 1;
}

void game_names_push(lua_State *L)
{
    if (luaL_newmetatable(L, meta)) luaL_setfuncs(L, name_meta, 0);
    lua_pop(L, 1);
    lua_newtable(L);
    lua_createtable(L, 0, 2);
    lua_newtable(L);
    lua_pushcclosure(L, find_word, 1);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, right_line_global);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
}

const char *game_names_at(lua_State *L, int index)
{
    const ScriptValue *datum = script_value_at(L, index);

    return datum && datum->kind == SCRIPT_WORD ? datum->name : NULL;
}
