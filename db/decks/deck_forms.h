// deck_forms.h -- the forms in which a game's decks are read and written.
//
// A game that has forms of its own names all of its forms, the general ones among them, in
// the order in which they are tried.

#ifndef DECK_FORMS_H
#define DECK_FORMS_H

#include "db/decks/deck_reader.h"
#include "db/decks/deck_write.h"
#include "db/store/store.h"

typedef struct DeckForms {
    const DeckForm *const *readers; // ended by NULL; the last one takes any text
    const DeckWriter *writers; // the first is the usual one; ended by one without name
    // A further key by which records in JSON name a print. NULL: none.
    const char *code_key;
    // Completes a list that came without sections and is resolved: moves cards to sections
    // that their types do not tell. NULL: nothing. -1 with [err] where the database fails.
    int (*complete)(Store *store, DeckList *list, Arena *arena, Err *err);
} DeckForms;

// Of a game that has no others: text and JSON are read, text is written; and the one
// section of a game that has no rows of sections.
extern const DeckForms deck_forms_general;
extern const PlayDecks deck_forms_pile;

#endif
