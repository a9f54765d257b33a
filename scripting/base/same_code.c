// same_code.c -- compares functions as Lua 5.4 dumps them.
//
// A dump without its debug data still says on which lines a function stands, so the two
// are read side by side.

#include "scripting/base/same_code.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/base.h"

// The bytes before the first function: signature, version, format, test data, three
// sizes, a test integer and a test float, the number of upvalues.
enum { HEADER_BYTES = 4 + 1 + 1 + 6 + 1 + 1 + 1 + 8 + 8 + 1, NUMBER_BYTES = 8 };

typedef struct {
    uint8_t *bytes;
    size_t n, room, at;
} Dump;

static int write_dump(lua_State *L, const void *bytes, size_t n, void *self)
{
    Dump *dump = self;

    (void)L;
    if (dump->n + n > dump->room) {
        dump->room = 2 * (dump->n + n);
        dump->bytes = realloc(dump->bytes, dump->room);
        ASSERT(dump->bytes);
    }
    memcpy(dump->bytes + dump->n, bytes, n);
    dump->n += n;
    return 0;
}

static size_t read_size(Dump *dump)
{
    size_t n = 0;
    uint8_t byte;

    do {
        ASSERT(dump->at < dump->n);
        byte = dump->bytes[dump->at++];
        n = n << 7 | (byte & 0x7fu);
    } while (!(byte & 0x80u));
    return n;
}

// Reads [n] bytes of both. Returns whether they are the same.
static bool same_bytes(Dump dumps[2], size_t n)
{
    const uint8_t *at[2];

    for (int i = 0; i < 2; i++) {
        at[i] = dumps[i].bytes + dumps[i].at;
        if (n > dumps[i].n - dumps[i].at) return false;
        dumps[i].at += n;
    }
    return !memcmp(at[0], at[1], n);
}

// Reads a size of both. Returns whether it is the same, which [n] then is.
static bool same_size(Dump dumps[2], size_t *n)
{
    *n = read_size(&dumps[0]);
    return read_size(&dumps[1]) == *n;
}

static bool same_constants(Dump dumps[2])
{
    size_t n, size;

    if (!same_size(dumps, &n)) return false;
    while (n-- > 0) {
        const uint8_t type = dumps[0].bytes[dumps[0].at] & 0x0fu;

        if (!same_bytes(dumps, 1)) return false;
        if (type == LUA_TNUMBER && !same_bytes(dumps, NUMBER_BYTES)) return false;
        if (type != LUA_TSTRING) continue;
        if (!same_size(dumps, &size) || (size && !same_bytes(dumps, size - 1)))
            return false;
    }
    return true;
}

// Compares what stands before the functions within a function: not where it stands.
static bool same_head(Dump dumps[2])
{
    size_t n;

    for (int i = 0; i < 2; i++) {
        const size_t name = read_size(&dumps[i]);

        dumps[i].at += name ? name - 1 : 0;
        (void)read_size(&dumps[i]); // its first line
        (void)read_size(&dumps[i]); // its last line
    }
    return same_bytes(dumps, 3) && same_size(dumps, &n) && same_bytes(dumps, 4 * n) &&
           same_constants(dumps) && same_size(dumps, &n) && same_bytes(dumps, 3 * n);
}

static bool same_function(Dump dumps[2])
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
    Dump dumps[2] = {{0}};

    for (int i = 0; i < 2; i++) {
        lua_pushvalue(L, indexes[i]);
        (void)lua_dump(L, write_dump, &dumps[i], 1);
        lua_pop(L, 1);
        dumps[i].at = HEADER_BYTES;
    }
    const bool same = same_function(dumps);
    for (int i = 0; i < 2; i++) free(dumps[i].bytes);
    return same;
}
