// phrases_inside.h -- what the files of phrases share; only tools/phrases/ and their test include it.

#ifndef PHRASES_INSIDE_H
#define PHRASES_INSIDE_H

#include <lua.h>

#include "tools/phrases/phrase_memory.h"
#include "tools/phrases/phrases.h"

struct Phrases {
    lua_State *lua;
    PhraseMemory memory; // of it
    int object;          // reference of the opened phrases
};

// Sets field [key] of the table on top; NULL sets nothing.
void phrases_set(lua_State *lua, const char *key, const char *text);

// Returns field [key] of the table on top, which the arena owns; NULL: it has none.
const char *phrases_field(lua_State *lua, Arena *arena, const char *key);

// Calls method [name] of the opened phrases with the value on top. Returns -1 with [err] (70) if the
// phrases fail, which is a fault of ours: what they are given, they can only fail to understand.
int phrases_call(Phrases *phrases, const char *name, Err *err);

#endif
