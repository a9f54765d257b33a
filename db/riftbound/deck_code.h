// deck_code.h -- a deck as one word of letters, the way deck sites share it.
//
// The code is base32 of a few bytes: a version, then the prints of the deck grouped by
// how many copies there are, the sideboard, and which print is the Chosen Champion's.
// Versions 1 to 6 are read; written is the lowest that holds the deck: 3, with runes
// numbered R 4, with SP prints or many copies 5, with additional legends 6.
//
// A code does not say which print is the legend, a rune or a battlefield: that is known
// from the cards alone (deck_resolve), so a list read from it is not sectioned. Its
// legend section holds the additional legends only.

#ifndef DECK_CODE_H
#define DECK_CODE_H

#include "db/decks/deck_list.h"

// Whether the [n] letters of [text] can only be meant as a code, perhaps a broken one.
bool deck_code_is_meant(const char *text, size_t n);

// Reads the code that is the [n] letters of [text]. Pads and their absence are the same.
// The game of [list] is set. -1 with [err] where it is no code: letters, version, or an end too early.
int deck_code_read(const char *text, size_t n, Arena *arena, DeckList *list, Err *err);

// The code of a list, in [arena]. Every entry needs a print (code, or base): a print of a
// set without a number in codes is written as its card. NULL with [err].
const char *deck_code_write(const DeckList *list, Arena *arena, Err *err);

#endif
