// function_dump.h -- reads a Lua function from the bytes that Lua 5.4 dumps of it.
//
// A reader goes from [at] to [end]; the bytes are the program's own, so one that goes
// beyond them is a fault of the program.

#ifndef FUNCTION_DUMP_H
#define FUNCTION_DUMP_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FUNCTION_DUMP_NUMBER = 8 }; // bytes of a number among the constants

typedef struct {
    uint8_t *bytes; // from malloc
    const uint8_t *at, *end;
} FunctionDump;

// Dumps the function on top of the stack; [plain]: without lines and names. The reader
// stands where the function begins. The caller frees the bytes.
FunctionDump function_dump_take(lua_State *L, bool plain);

// Moves the dump into [bytes], which have room for function_dump_length, and frees its own.
size_t function_dump_length(const FunctionDump *dump);
void function_dump_move(FunctionDump *dump, uint8_t *bytes);

void function_dump_skip(FunctionDump *dump, size_t n);
uint8_t function_dump_byte(FunctionDump *dump);

// Reads a number of any length: seven bits a byte, the last byte marked.
size_t function_dump_size(FunctionDump *dump);

#endif
