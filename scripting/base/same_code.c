// same_code.c -- compares functions as Lua 5.4 dumps them.
//
// A dump without its debug data still says on which lines a function stands, so the two
// are read side by side.

#include "scripting/base/same_code.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "scripting/base/function_dump.h"

// Reads [n] bytes of both. Returns whether they are the same.
static bool same_bytes(FunctionDump dumps[2], size_t n)
{
    const uint8_t *at[2];

    for (int i = 0; i < 2; i++) {
        at[i] = dumps[i].at;
        if (n > (size_t)(dumps[i].end - at[i])) return false;
        dumps[i].at += n;
    }
    return !memcmp(at[0], at[1], n);
}

// Reads a size of both. Returns whether it is the same, which [n] then is.
static bool same_size(FunctionDump dumps[2], size_t *n)
{
    *n = function_dump_size(&dumps[0]);
    return function_dump_size(&dumps[1]) == *n;
}

static bool same_constants(FunctionDump dumps[2])
{
    size_t n, size;

    if (!same_size(dumps, &n)) return false;
    while (n-- > 0) {
        const uint8_t type = *dumps[0].at & 0x0fu;

        if (!same_bytes(dumps, 1)) return false;
        if (type == LUA_TNUMBER && !same_bytes(dumps, FUNCTION_DUMP_NUMBER))
            return false;
        if (type != LUA_TSTRING) continue;
        if (!same_size(dumps, &size) || (size && !same_bytes(dumps, size - 1)))
            return false;
    }
    return true;
}

// Compares what stands before the functions within a function: not where it stands.
static bool same_head(FunctionDump dumps[2])
{
    size_t n;

    for (int i = 0; i < 2; i++) {
        const size_t name = function_dump_size(&dumps[i]);

        dumps[i].at += name ? name - 1 : 0;
        (void)function_dump_size(&dumps[i]); // its first line
        (void)function_dump_size(&dumps[i]); // its last line
    }
    return same_bytes(dumps, 3) && same_size(dumps, &n) && same_bytes(dumps, 4 * n) &&
           same_constants(dumps) && same_size(dumps, &n) && same_bytes(dumps, 3 * n);
}

static bool same_function(FunctionDump dumps[2])
{
    size_t n;

    if (!same_head(dumps) || !same_size(dumps, &n)) return false;
    while (n-- > 0)
        if (!same_function(dumps)) return false;
    for (int debug = 0; debug < 4; debug++) // each of these lists is empty
        if (!same_size(dumps, &n) || n) return false;
    return true;
}

bool same_code(lua_State *L, int a, int b)
{
    const int indexes[2] = {lua_absindex(L, a), lua_absindex(L, b)};
    FunctionDump dumps[2];

    for (int i = 0; i < 2; i++) {
        lua_pushvalue(L, indexes[i]);
        dumps[i] = function_dump_take(L, true);
        lua_pop(L, 1);
    }
    const bool same = same_function(dumps);
    for (int i = 0; i < 2; i++) free(dumps[i].bytes);
    return same;
}
