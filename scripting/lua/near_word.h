// near_word.h -- "did you mean" for a word that nobody declares: words of its place come first.

#ifndef NEAR_WORD_H
#define NEAR_WORD_H

#include "scripting/lua/host_data.h"

// Returns ", did you mean '...'?" for a name on [line] of the script that is being loaded, 0:
// where Lua is now; or as nearest_text. The text lies on the Lua stack.
const char *near_word_text(lua_State *L, const char *name, int line);

// Returns what would be right in place of the value at [index] in braces of a query, as a text
// for the end of a message: "exhausted" for the verb "exhaust", a word without its quotes. "":
// nothing is known of it. The text lies on the Lua stack.
const char *near_word_for(lua_State *L, int index);

#endif
