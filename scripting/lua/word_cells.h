// word_cells.h -- functions that find their words without a search, for as long as a game
// runs.

#ifndef WORD_CELLS_H
#define WORD_CELLS_H

#include "scripting/lua/host_data.h"

// Makes what runs in play of the function at [index]: the same code, which reads its words
// from cells. Returns its number in the registry.
int word_cells_bind(lua_State *L, int index);

// Drops all cells and the functions that use them: words may change from now on.
void word_cells_forget(Host *host);

// Lets a message of Lua name a word in a cell as it names any other word.
void word_cells_mend(const Host *host, char *message);

#endif
