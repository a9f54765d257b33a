// deck_forms.h -- the forms and the section of a game that has none of its own.

#ifndef DECK_FORMS_H
#define DECK_FORMS_H

#include "db/decks/deck_form.h"

// The forms of a game without others (text and JSON to read, text to write), and the
// one section of a game without rows of sections.
extern const DeckForms deck_forms_general;
extern const PlayDecks deck_forms_pile;

#endif
