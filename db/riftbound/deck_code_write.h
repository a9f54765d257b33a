// deck_code_write.h -- writes a deck as one word of letters (deck_code.h).

#ifndef DECK_CODE_WRITE_H
#define DECK_CODE_WRITE_H

#include "db/decks/deck_list.h"

// Returns the code of a list, in [arena]. Every entry needs a printing (code or base).
// If codes have no number for the printing's set, the card's own printing replaces it.
// Returns NULL with [err].
const char *deck_code_write(const DeckList *list, Arena *arena, Err *err);

#endif
