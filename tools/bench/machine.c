// machine.c -- measures the machine: copies, and calls of Lua.

#include "tools/bench/machine.h"

#include <lauxlib.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/door/progress.h"

enum { ROUNDS = 5, COPIES = 20000, CALLS = 400000 };

void machine_use(const void *memory)
{
    __asm__ volatile("" : : "r"(memory) : "memory");
}

double machine_copy_ns(void)
{
    char *to = calloc(2, MACHINE_BYTES), *from = to + MACHINE_BYTES;
    double best = 1e9;

    ASSERT(to);
    for (int round = 0; round < ROUNDS; round++) {
        const uint64_t started = progress_worked_ns();

        for (int i = 0; i < COPIES; i++) {
            machine_use(from);
            memcpy(to, from, MACHINE_BYTES);
            machine_use(to);
        }
        const double ns = (double)(progress_worked_ns() - started) / COPIES;
        if (ns < best) best = ns;
    }
    free(to);
    return best;
}

static void never(lua_State *lua, lua_Debug *at)
{
    (void)lua;
    (void)at;
}

// Opens a state with the function that [source] returns on its stack. NULL: it cannot.
static lua_State *with_function(const char *source)
{
    lua_State *lua = luaL_newstate();

    if (lua && !luaL_loadstring(lua, source) && !lua_pcall(lua, 0, 1, 0)) return lua;
    if (lua) lua_close(lua);
    return NULL;
}

double machine_call_ns(const char *source, int counted)
{
    lua_State *lua = with_function(source);

    if (!lua) return 0;
    if (counted) lua_sethook(lua, never, LUA_MASKCOUNT, INT_MAX);
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < CALLS; i++) {
        lua_pushvalue(lua, -1);
        if (lua_pcall(lua, 0, 0, 0)) break;
    }
    const double ns = (double)(progress_worked_ns() - started) / CALLS;
    lua_close(lua);
    return ns;
}
