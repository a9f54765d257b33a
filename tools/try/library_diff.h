// library_diff.h -- finds the cards that differ in two libraries, and whether a game has
// met them yet.
//
// A State names records of a Library by number. So a game can go over to new cards if these
// have the same numbers for everything, and differ in scripts of cards only. It is then the
// same game up to the moment at which one of these cards first lay where somebody sees it.
// Where any of this is in doubt the answer is no, and the game begins again.

#ifndef LIBRARY_DIFF_H
#define LIBRARY_DIFF_H

#include "engine/kernel/table/table.h"

// Returns whether the libraries number everything alike and differ in scripts of cards
// only. Marks these cards in [changed], which has a place for each card of both.
bool library_diff_of_scripts(const Library *was, const Library *is, bool *changed);

// Returns whether all marked cards lie where nobody sees them. [table] belongs to the
// game.
bool library_diff_is_unseen(const Table *table, const State *state,
                            const bool *changed);

// Returns whether the text names one of the marked cards.
bool library_diff_is_named(const Library *library, const char *text,
                           const bool *changed);

#endif
