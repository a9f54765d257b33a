// deck_write.h -- a resolved deck as text, in the forms that have a reader.

#ifndef DECK_WRITE_H
#define DECK_WRITE_H

#include "db/decks/deck_list.h"

typedef struct {
    const char *name; // "code"
    const char *doc;
    // The whole text with its last line's end, in [arena]; NULL with [err] where the deck
    // cannot be written so.
    const char *(*write)(const DeckList *list, Arena *arena, Err *err);
} DeckWriter;

// Finds the form of that name. Returns NULL if there is none.
const DeckWriter *deck_write_find(const DeckGame *game, const char *name);

// Writes a list with headings, as every reader takes it.
const char *deck_write_text(const DeckList *list, Arena *arena, Err *err);

#endif
