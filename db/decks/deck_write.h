// deck_write.h -- writes a resolved deck as text, in a form that has a reader too.

#ifndef DECK_WRITE_H
#define DECK_WRITE_H

#include "db/decks/deck_form.h"

// Returns the form of that name, or NULL.
const DeckWriter *deck_write_find(const DeckGame *game, const char *name);

// Writes a list with headings, which every reader takes.
const char *deck_write_text(const DeckList *list, Arena *arena, Err *err);

#endif
