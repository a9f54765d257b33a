// deck_tokens.h -- a deck as tokens, one for each copy, for a tabletop simulator.

#ifndef DECK_TOKENS_H
#define DECK_TOKENS_H

#include "db/decks/deck_form.h"

extern const DeckForm deck_form_tokens;

// Writes one token for each copy, without the sideboard.
const char *deck_tokens_write(const DeckList *list, Arena *arena, Err *err);

#endif
