// nearest.h -- "did you mean": the known name that is nearest to a wrong one.

#ifndef NEAREST_H
#define NEAREST_H

#include <lua.h>

enum { NAME_MAX_LENGTH = 40 }; // of a word, in bytes

// A search among known names.
typedef struct {
    const char *wanted, *best; // best: NULL until a name is near enough
    int score;                 // changes of letters from wanted to best
} Nearest;

// Begins a search.
Nearest nearest_to(const char *wanted);

// Offers one known name to the search.
void nearest_try(Nearest *nearest, const char *name);

// Returns ", did you mean '...'?", the new name of a renamed word, or "". The text lies
// on the Lua stack.
const char *nearest_text(lua_State *L, const Nearest *nearest);

#endif
