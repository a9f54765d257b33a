// deck_respell.h -- a line with the signs that its writer left out.
//
// Each function returns the text spelled as lines are spelled otherwise, or NULL where it
// knows no such spelling.

#ifndef DECK_RESPELL_H
#define DECK_RESPELL_H

#include "db/decks/deck_print.h"

// Returns the text with brackets around the name of a set behind its last dash, comma or
// blank: "3 Gust - Origins".
const char *deck_respell_set(const DeckPrints *prints, const char *text);

// Returns the text with a gap between a name and the count before it, or one behind it with
// a times sign: "3xGust", "3Gust", "Gustx3".
const char *deck_respell_gap(Arena *arena, const char *text);

// Returns the text with dashes in its codes of known printings: "3 OGN169", "3 ogn #169".
const char *deck_respell_codes(const DeckPrints *prints, const char *text);

#endif
