// deck_reader.h -- the interface between deck_list.c and the readers of the forms.

#ifndef DECK_READER_H
#define DECK_READER_H

#include "db/decks/deck_list.h"

typedef struct {
    const char *path;
    Arena *arena;
    Problems *problems;
    DeckLists *decks;
    Err *err;
} DeckReader;

// A form of decks. `fits` recognises a text; `read` adds at least one deck or fails.
typedef struct {
    bool (*fits)(const char *text);
    int (*read)(DeckReader *reader, const char *text);
    // Returns whether a single word, as on a command line, can only be a deck of this
    // form. `called` is its name in messages. Both are NULL if no word can.
    bool (*is_word)(const char *word);
    const char *called;
} DeckForm;

// The general forms.
extern const DeckForm deck_form_json, deck_form_text;

// Begins the next deck. Pointers from earlier calls are no longer valid.
DeckList *deck_reader_begin(DeckReader *reader);

// Adds an entry to the last deck. Returns -1 with err if the deck has too many.
int deck_reader_add(DeckReader *reader, const DeckEntry *entry);

// Leaves a line out with a problem. Returns -1 with err after too many of them.
int deck_reader_reject(DeckReader *reader, const Problem *problem);

#endif
