// deck_figures.h -- the cards of a deck counted: by cost, by identity, by type.
//
// The columns are found by their roles (fact.h). A game without such a column has zeros.

#ifndef DECK_FIGURES_H
#define DECK_FIGURES_H

#include "engine/play/deck.h"

enum { FIGURES_CURVE = 8, FIGURES_WORDS = 16 };

// Counts of the main section alone, but for the total.
typedef struct {
    int curve[FIGURES_CURVE];    // cards of each cost; the last counts more too
    int identity[FIGURES_WORDS]; // by word; a card of two counts for both
    int types[FIGURES_WORDS];
    int total; // of all sections that count to the size of a deck
} DeckFigures;

DeckFigures deck_figures(const Library *library, const Deck *deck);

#endif
