// deck_forms.h -- the forms in which a game's decks are read and written.
//
// A game with forms of its own lists all its forms, also the general ones, in the order
// in which readers try them.

#ifndef DECK_FORMS_H
#define DECK_FORMS_H

#include "db/decks/deck_reader.h"
#include "db/decks/deck_write.h"
#include "db/store/store.h"

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

// The forms of a game without others (text and JSON to read, text to write), and the
// one section of a game without rows of sections.
extern const DeckForms deck_forms_general;
extern const PlayDecks deck_forms_pile;

#endif
