// deck_reader.h -- what the readers of the forms share. Private to them.

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

// A form: whether a text has it, and its reader, which adds at least one deck or fails.
typedef struct {
    bool (*fits)(const char *text);
    int (*read)(DeckReader *reader, const char *text);
    // Whether a single word, as on a command line, can only mean a deck of this form, and
    // how messages call it then. NULL: no word does.
    bool (*is_word)(const char *word);
    const char *called;
} DeckForm;

// The forms that every game has.
extern const DeckForm deck_form_json, deck_form_text;

// Begins the next deck. Decks that it returned before may move.
DeckList *deck_reader_begin(DeckReader *reader);

// Adds to the last deck. Returns -1 with [err] where there are too many for a deck.
int deck_reader_add(DeckReader *reader, const DeckEntry *entry);

// Leaves a line out. Returns -1 with [err] where it is one of too many.
int deck_reader_reject(DeckReader *reader, const Problem *problem);

#endif
