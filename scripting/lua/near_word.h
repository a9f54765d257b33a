// near_word.h -- "did you mean" for a word that nobody declares: words of its place come first.

#ifndef NEAR_WORD_H
#define NEAR_WORD_H

#include "scripting/lua/host_data.h"

// Returns ", did you mean '...'?" for a name on [line] of the script that is being loaded, 0:
// where Lua is now; or as nearest_text. The text lies on the Lua stack.
const char *near_word_text(lua_State *L, const char *name, int line);

// Returns ", did you mean '...'?" with the adjective that the value at [index] seems to mean, in
// braces of a query: "exhausted" for the verb "exhaust". "": it is no word, or none is near. The
// text lies on the Lua stack.
const char *near_word_for(lua_State *L, int index);

#endif
