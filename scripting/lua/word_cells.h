// word_cells.h -- functions that find their words without a search, for as long as a game
// runs.

#ifndef WORD_CELLS_H
#define WORD_CELLS_H

#include "scripting/lua/host_data.h"

// Notes are read and written more than all else, each by its own word: noted(phase). In play a
// verb that has a short way and its word are one function, Host.brief_call with these upvalues:
// its BriefCall, and the word. Its place among the arguments stays, so that all others stay where
// they are, and nothing is read for it.
enum { BRIEF_CALL = 1, BRIEF_WORD };

// Makes what runs in play of the function at [index]: the same code, which reads its words
// from cells. Returns its number in the registry.
int word_cells_bind(lua_State *L, int index);

// Returns the number in the registry of the function of a word that may run in place of the
// function on top of the stack, which only hands on what it is given; -1: there is none.
// [gives]: its result is wanted.
int word_cells_direct(lua_State *L, bool gives);

// Drops all cells and the functions that use them: words may change from now on.
void word_cells_forget(Host *host);

// Lets a message of Lua name a word in a cell as it names any other word.
void word_cells_mend(const Host *host, char *message);

#endif
