// rehearse.c -- calls every `run` once loaded, so that a mistake shows before play.
//
// Each is called six times: with things and with nothing given, and each time with
// verbs that succeed, fail, or take turns. There is no game yet, so verbs only check
// their arguments (script_verb_rehearse).

#include "scripting/scripting_inside.h"

enum { PASSES = 6, NO_VALUE_SORT = 31 };

// Returns an integer that stands for any thing.
lua_Integer rehearse_handle(void)
{
    return (lua_Integer)NO_VALUE_SORT << 44;
}

static void rehearse(lua_State *L, Host *host, const Run *run, int pass)
{
    const bool given = pass < PASSES / 2;

    host->failed = pass % 3 == 1;
    host->alternating = pass % 3 == 2;
    host->calls = 0;
    script_run_arm(host, true);
    luaL_checkstack(L, run->args + LUA_MINSTACK, NULL);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, run->ref);
    for (int i = 0; i < run->args; i++) {
        if (given) {
            lua_pushinteger(L, rehearse_handle());
        } else {
            lua_pushnil(L);
        }
    }
    lua_call(L, run->args, 0);
}

void rehearse_runs(lua_State *L, Host *host)
{
    for (int i = host->first_run; i < host->runs_n; i++) {
        for (int pass = 0; pass < PASSES; pass++)
            rehearse(L, host, &host->runs[i], pass);
    }
}
