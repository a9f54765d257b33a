// deck_figures.h -- what a deck is made of, in numbers.

#ifndef DECK_FIGURES_H
#define DECK_FIGURES_H

#include "engine/riftbound/setup/deck_rules.h"

enum { FIGURES_CURVE = 8, FIGURES_WORDS = 16 };

// Of the main deck, the Champion included, but for the total.
typedef struct {
    int energy[FIGURES_CURVE];  // cards of each cost; the last counts more too
    int domains[FIGURES_WORDS]; // a card of two counts for both
    int types[FIGURES_WORDS];
    int total; // of all parts, the sideboard left out
} DeckFigures;

DeckFigures deck_figures(const Library *library, const Deck *deck);

#endif
