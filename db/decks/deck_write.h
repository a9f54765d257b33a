// deck_write.h -- a settled deck as text, in the forms that have a reader.

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

enum { DECK_WRITERS = 7 };

extern const DeckWriter deck_writers[DECK_WRITERS];

// NULL if there is no form of that name.
const DeckWriter *deck_write_find(const char *name);

// In JSON, db/deck_write_json.c.
const char *deck_write_json(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_oracle(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_arena(const DeckList *list, Arena *arena, Err *err);
const char *deck_write_ids(const DeckList *list, Arena *arena, Err *err);

#endif
