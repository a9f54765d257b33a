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

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool vocabulary_is_name(lua_State *L, const char *name)
{
    bool reads = is_letter(*name);

    for (const char *c = name; *c; c++)
        reads = reads && (is_letter(*c) || (*c >= '0' && *c <= '9'));
    if (!reads) return false;
    lua_pushfstring(L, "local %s", name);
    reads = luaL_loadstring(L, lua_tostring(L, -1)) == LUA_OK;
    lua_pop(L, 2);
    return reads;
}

void vocabulary_check_name(lua_State *L, const char *name)
{
    if (!vocabulary_is_name(L, name))
        script_fault(L, "'%s' is no name that a script can write", name);
}

void vocabulary_add(lua_State *L, const char *name)
{
    Host *host = host_of(L);
    int known;

    vocabulary_check_name(L, name);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    lua_pushstring(L, name);
    known = lua_rawget(L, -2) != LUA_TNIL;
    lua_pop(L, 1);
    if (known) script_fault(L, "'%s' is a word already", name);
    if (host->added_n == SCRIPT_WORDS_MAX)
        script_fault(L, "too many words in one script");
    host->added[host->added_n++] = library_text(host->library, name);
    lua_pushstring(L, name);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
    lua_pop(L, 2);
}

static const char *part_name(unsigned part)
{
    switch (part) {
    case LACKS_COSTS: return "costs";
    case LACKS_CHAIN: return "chain";
    case LACKS_SPLIT: return "amounts to divide";
    case LACKS_PRICES: return "printed costs";
    default: return "cards that are places";
    }
}

void vocabulary_check_part(lua_State *L, unsigned part, const char *word,
                           const char *where)
{
    if (!(host_of(L)->rules->lacks & part)) return;
    script_fault(L,
                 "this game has no %s, so '%s' cannot stand in %s",
                 part_name(part),
                 word,
                 where);
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
