// deck_text.h -- a deck as plain text: a heading for each section, a line for each card.

#ifndef DECK_TEXT_H
#define DECK_TEXT_H

#include "db/decks/deck_form.h"

// Takes any text.
extern const DeckForm deck_form_text;

#endif
