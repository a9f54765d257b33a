// byte_code.c -- reads the functions of a script from what Lua dumps of them.
//
// A dump is read from front to back. A function of it holds the functions within it, and
// behind these the lines of its own instructions.

#include "scripting/lua/byte_code.h"

#include <stdlib.h>
#include <string.h>

#include "scripting/lua/script_fault.h"

enum { LINE_ABSOLUTE = -128 }; // a step that stands for a row of ByteFunction.absolute

// The dumped bytes that are still to be read.
typedef struct {
    lua_State *L;
    const uint8_t *at, *end;
    int depth;
    const ByteReader *reader;
} Dump;

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
        ASSERT(buffer->bytes);
    }
    memcpy(buffer->bytes + buffer->n, bytes, n);
    buffer->n += n;
    return 0;
}

static void skip(Dump *dump, size_t n)
{
    ASSERT(n <= (size_t)(dump->end - dump->at));
    dump->at += n;
}

static uint8_t read_byte(Dump *dump)
{
    skip(dump, 1);
    return dump->at[-1];
}

static size_t read_size(Dump *dump)
{
    size_t n = 0;
    uint8_t byte;

    do {
        byte = read_byte(dump);
        n = n << 7 | (byte & 0x7fu);
    } while (!(byte & 0x80u));
    return n;
}

static ByteName read_name(Dump *dump)
{
    const size_t size = read_size(dump);
    ByteName name = {.text = (const char *)dump->at, .size = size ? size - 1 : 0};

    skip(dump, name.size);
    return name;
}

// Reads the constants, of which only the texts matter: they are names of words. The
// index of an instruction has 8 bits, so later ones are never needed.
static void read_constants(Dump *dump, ByteFunction *function)
{
    const size_t n = read_size(dump);

    for (size_t i = 0; i < n; i++) {
        const uint8_t type = read_byte(dump) & 0x0fu;
        ByteName name = {.text = "", .size = 0};

        if (type == LUA_TNUMBER) skip(dump, 8);
        if (type == LUA_TSTRING) name = read_name(dump);
        if (i < BYTE_NAMES_MAX) function->constants[i] = name;
    }
    function->constants_n = n < BYTE_NAMES_MAX ? n : BYTE_NAMES_MAX;
}

// Reads what Lua keeps for messages: lines, local names, names of upvalues. Lines are
// steps from the line before; a step that is too large refers to an absolute line.
static void read_debug(Dump *dump, ByteFunction *function)
{
    size_t n;

    function->lines_n = read_size(dump);
    function->lines = dump->at;
    skip(dump, function->lines_n);
    n = read_size(dump);
    for (size_t i = 0; i < n; i++) {
        const size_t pc = read_size(dump), line = read_size(dump);

        if (i >= (size_t)COUNT_OF(function->absolute)) continue;
        function->absolute[i].pc = pc;
        function->absolute[i].line = line;
        function->absolute_n = i + 1;
    }
    n = read_size(dump);
    for (size_t i = 0; i < n; i++) {
        (void)read_name(dump);
        (void)read_size(dump);
        (void)read_size(dump);
    }
    function->upvalues_n = read_size(dump);
    for (size_t i = 0; i < function->upvalues_n; i++) {
        const ByteName name = read_name(dump);

        if (i < BYTE_NAMES_MAX) function->upvalues[i] = name;
    }
}

int byte_code_line(const ByteFunction *function, size_t pc)
{
    size_t line = function->line_first;

    for (size_t i = 0; i <= pc && i < function->lines_n; i++) {
        const int8_t step = (int8_t)function->lines[i];

        if (step != LINE_ABSOLUTE) {
            line += (size_t)step;
            continue;
        }
        for (size_t k = 0; k < function->absolute_n; k++) {
            if (function->absolute[k].pc == i) line = function->absolute[k].line;
        }
    }
    return (int)line;
}

uint32_t byte_code_at(const ByteFunction *function, size_t pc)
{
    uint32_t instruction;

    memcpy(&instruction, function->code + 4 * pc, sizeof instruction);
    return instruction;
}

bool byte_code_is_environment(const ByteFunction *function, size_t upvalue)
{
    const ByteName *name = &function->upvalues[upvalue];

    return name->size == 4 && !memcmp(name->text, "_ENV", 4);
}

// Reads a function and those within it, in the order in which Lua dumps them, then gives
// it.
static void read_function(Dump *dump)
{
    ByteFunction *function = lua_newuserdatauv(dump->L, sizeof *function, 0);
    size_t n;

    if (dump->depth++ == FUNCTION_DEPTH_MAX)
        script_fault(dump->L, FOUND_TOO_MANY, "functions are nested too deep");
    luaL_checkstack(dump->L, LUA_MINSTACK, NULL);
    memset(function, 0, sizeof *function);
    (void)read_name(dump);
    function->line_first = read_size(dump);
    (void)read_size(dump);
    skip(dump, 3);
    function->code_n = read_size(dump);
    function->code = dump->at;
    skip(dump, 4 * function->code_n);
    read_constants(dump, function);
    n = read_size(dump);
    skip(dump, 3 * n);
    n = read_size(dump);
    for (size_t i = 0; i < n; i++) read_function(dump);
    read_debug(dump, function);
    dump->reader->take(dump->reader->self, function, dump->depth);
    dump->depth--;
    lua_pop(dump->L, 1);
}

// The bytes before the first function: signature, version, format, test data, three
// sizes, a test integer and a test float, the number of upvalues.
enum { HEADER = 4 + 1 + 1 + 6 + 1 + 1 + 1 + 8 + 8 + 1 };

void byte_code_read(lua_State *L, const ByteReader *reader)
{
    Host *host = host_of(L);
    Buffer buffer = {0};
    uint8_t *bytes;
    Dump dump = {.L = L, .reader = reader};

    (void)lua_dump(L, write_dump, &buffer, 0);
    host->keeps = true;
    bytes = lua_newuserdatauv(L, buffer.n, 0);
    host->keeps = false;
    memcpy(bytes, buffer.bytes, buffer.n);
    free(buffer.bytes);
    dump.at = bytes;
    dump.end = bytes + buffer.n;
    skip(&dump, HEADER);
    read_function(&dump);
    lua_pop(L, 1);
}
