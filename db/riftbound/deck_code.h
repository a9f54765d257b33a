// deck_code.h -- reads and writes a deck as one word of letters, as deck sites share it.
//
// The code is base32 of a few bytes: a version, the printings of the deck grouped by
// their number of copies, the sideboard, and the printing of the Chosen Champion. The
// reader takes versions 1 to 6. The writer uses the lowest that holds the deck: 3, with
// runes numbered R 4, with SP printings or many copies 5, with additional legends 6.
//
// A code does not say which printing is the legend, a rune or a battlefield; only the
// cards show that (deck_resolve). So a list read from a code is not sectioned. Its
// legend section has the additional legends only.

#ifndef DECK_CODE_H
#define DECK_CODE_H

#include "db/decks/deck_list.h"

// Returns whether the [n] letters of [text] can only be a code, perhaps a broken one.
bool deck_code_is_meant(const char *text, size_t n);

// Reads the code that the [n] letters of [text] are, with or without padding. The
// caller sets the game of [list]. Returns -1 with [err] for wrong letters, an unknown
// version or an early end.
int deck_code_read(const char *text, size_t n, Arena *arena, DeckList *list, Err *err);

#endif
