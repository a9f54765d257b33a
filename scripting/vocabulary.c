// vocabulary.c -- the words that scripts may use: a table of the registry, Host.words.
//
// The words that one script adds are noted in the Host, so that a script that fails
// leaves none behind.

#include "scripting/scripting_inside.h"

Datum *vocabulary_word(lua_State *L, const char *name)
{
    Datum *datum;

    if (lua_getfield(L, -1, name) == LUA_TUSERDATA) {
        datum = lua_touserdata(L, -1);
        lua_pop(L, 1);
        return datum;
    }
    lua_pop(L, 1);
    datum = datum_push(L, DATUM_WORD, 0);
    datum->name = name;
    lua_setfield(L, -2, name);
    return datum;
}

void vocabulary_add(lua_State *L, const char *name)
{
    Host *host = host_of(L);
    int known;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_pushstring(L, name);
    known = lua_rawget(L, -2) != LUA_TNIL;
    lua_pop(L, 1);
    if (known) script_fault(L, "'%s' is a word already", name);
    if (host->added_n == ADDED_MAX) script_fault(L, "too many words in one script");
    host->added[host->added_n++] = library_text(host->library, name);
    lua_pushstring(L, name);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
    lua_pop(L, 2);
}

void vocabulary_take_back(Host *host)
{
    lua_State *L = host->L;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    for (int i = 0; i < host->added_n; i++) {
        lua_pushstring(L, host->added[i]);
        lua_pushnil(L);
        lua_rawset(L, -3);
    }
    lua_pop(L, 1);
}
