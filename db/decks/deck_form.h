// deck_form.h -- record: the forms in which a game's decks are read and written.
//
// A game with forms of its own lists all its forms, also the general ones, in the order
// in which readers try them.

#ifndef DECK_FORM_H
#define DECK_FORM_H

#include "db/decks/deck_entry.h"
#include "db/store/store.h"

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

typedef struct {
    const char *name; // "code"
    const char *doc;
    // Returns the whole text with the end of its last line, in [arena], or NULL with
    // [err] if this form cannot hold the deck.
    const char *(*write)(const DeckList *list, Arena *arena, Err *err);
} DeckWriter;

typedef struct DeckForms {
    const DeckForm *const *readers; // ended by NULL; the last one takes any text
    const DeckWriter *writers;      // the first is the usual one; ended by {0}
    // A further key for the code of a printing in JSON records. NULL: none.
    const char *code_key;
    // Completes a resolved list that came without sections: moves cards to sections
    // that their types do not tell. May be NULL. Returns -1 with [err] if the database
    // fails.
    int (*complete)(Store *store, DeckList *list, Arena *arena, Err *err);
} DeckForms;

#endif
