// function_dump.c -- gathers the bytes that Lua dumps, and reads them one after another.

#include "scripting/base/function_dump.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

// The bytes before the first function: signature, version, format, test data, three
// sizes, a test integer and a test float, the number of upvalues.
enum { HEADER = 4 + 1 + 1 + 6 + 1 + 1 + 1 + 8 + 8 + 1 };

typedef struct {
    uint8_t *bytes;
    size_t n, room;
} Buffer;

static int write_dump(lua_State *L, const void *bytes, size_t n, void *self)
{
    Buffer *buffer = self;

    (void)L;
    if (buffer->n + n > buffer->room) {
        buffer->room = 2 * (buffer->n + n);
        buffer->bytes = realloc(buffer->bytes, buffer->room);
        // A function is part of a script, whose length is limited.
        ASSERT(buffer->bytes);
    }
    memcpy(buffer->bytes + buffer->n, bytes, n);
    buffer->n += n;
    return 0;
}

FunctionDump function_dump_take(lua_State *L, bool plain)
{
    Buffer buffer = {0};

    (void)lua_dump(L, write_dump, &buffer, plain);
    // Lua itself writes what is read here: scripts load no byte code.
    ASSERT(buffer.n > HEADER);
    return (FunctionDump){.bytes = buffer.bytes,
                          .at = buffer.bytes + HEADER,
                          .end = buffer.bytes + buffer.n};
}

size_t function_dump_length(const FunctionDump *dump)
{
    return (size_t)(dump->end - dump->bytes);
}

void function_dump_move(FunctionDump *dump, uint8_t *bytes)
{
    const size_t n = function_dump_length(dump);

    memcpy(bytes, dump->bytes, n);
    dump->at = bytes + (dump->at - dump->bytes);
    dump->end = bytes + n;
    free(dump->bytes);
    dump->bytes = NULL;
}

void function_dump_skip(FunctionDump *dump, size_t n)
{
    ASSERT(n <= (size_t)(dump->end - dump->at));
    dump->at += n;
}

uint8_t function_dump_byte(FunctionDump *dump)
{
    function_dump_skip(dump, 1);
    return dump->at[-1];
}

size_t function_dump_size(FunctionDump *dump)
{
    size_t n = 0;
    uint8_t byte;

    do {
        byte = function_dump_byte(dump);
        n = n << 7 | (byte & 0x7fu);
    } while (!(byte & 0x80u));
    return n;
}
