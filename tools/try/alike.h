// alike.h -- whether changed cards leave a game as it was up to a moment.
//
// A State names records of a Library by number. So a game can go over to new cards if they
// number everything as the old ones did, and if only scripts of cards are others. It is then
// the same game up to the moment at which one of these cards first lay where somebody sees
// it. Where any of this is in doubt the answer is no, and the game begins again.

#ifndef ALIKE_H
#define ALIKE_H

#include "engine/kernel/table/table.h"

// Tells whether the libraries number everything alike and differ in scripts of cards only.
// Marks these cards in [changed], which has a place for each card of both.
bool alike_libraries(const Library *was, const Library *is, bool *changed);

// Tells whether all marked cards lie where nobody sees them. [table] belongs to the game.
bool alike_is_unseen(const Table *table, const State *state, const bool *changed);

// Tells whether the text names one of the marked cards.
bool alike_is_told(const Library *library, const char *text, const bool *changed);

#endif
