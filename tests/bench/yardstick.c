// yardstick.c -- a toy of a game, for a comparison.

#include "tests/bench/yardstick.h"

#include <lauxlib.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/bench/machine.h"
#include "tools/door/progress.h"

enum { CALLS = 400000, PLACES = 64 };

// Chooses one of the places that are open in [state] and closes it, or opens all.
static void choose(uint32_t *state, uint64_t *chance)
{
    int open[PLACES], n = 0;

    for (int i = 0; i < PLACES; i++)
        if (!state[i]) open[n++] = i;
    *chance = *chance * 6364136223846793005u + 1442695040888963407u;
    if (n)
        state[open[(*chance >> 33) % (uint64_t)n]] = 1;
    else
        memset(state, 0, PLACES * sizeof *state);
}

double yardstick_measure(void)
{
    lua_State *lua = luaL_newstate();
    uint32_t *state = calloc(2, MACHINE_BYTES);
    uint64_t chance = 1;

    ASSERT(lua && state && !luaL_dostring(lua, "return function() end"));
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < CALLS; i++) {
        memcpy(state + MACHINE_BYTES / sizeof *state, state, MACHINE_BYTES);
        machine_use(state);
        choose(state, &chance);
        lua_pushvalue(lua, -1);
        if (lua_pcall(lua, 0, 0, 0)) break;
    }
    const double ns = (double)(progress_worked_ns() - started) / CALLS;
    free(state);
    lua_close(lua);
    return ns;
}
