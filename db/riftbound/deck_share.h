// deck_share.h -- deck codes among other text.

#ifndef DECK_SHARE_H
#define DECK_SHARE_H

#include "db/decks/deck_form.h"

extern const DeckForm deck_form_code;

// Writes the code of the deck as one line.
const char *deck_share_write(const DeckList *list, Arena *arena, Err *err);

#endif
