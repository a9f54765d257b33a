// shrink_lua.h -- which parts of a Lua file can be left out: statements, and fields of
// tables, within each other.
//
// Only as much of Lua is read as this needs. A part that cannot be left out after all makes
// a file that does not load, and a try shows that.

#ifndef SHRINK_LUA_H
#define SHRINK_LUA_H

#include <stdbool.h>
#include <stddef.h>

// A part of the text, with comments above it.
typedef struct {
    size_t from, to;
    int parent; // the part in which it lies, an earlier one; -1: none
    bool gone;
} LuaPart;

typedef struct {
    const char *text; // stays where it is
    size_t size;
    LuaPart *parts; // by where they begin
    int n;
} LuaParts;

// Finds the parts of a text that ends with a zero byte.
void shrink_lua_read(LuaParts *parts, const char *text, size_t size);
void shrink_lua_free(LuaParts *parts);

// Returns the text without the parts that are gone, [size] bytes; the caller frees it.
char *shrink_lua_text(const LuaParts *parts, size_t *size);

#endif
