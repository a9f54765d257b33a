// deck_page.h -- reads the page of a deck site.

#ifndef DECK_PAGE_H
#define DECK_PAGE_H

#include "db/decks/deck_form.h"

extern const DeckForm deck_form_page;

#endif
