// deck_figures.h -- counts the cards of a deck: by cost, by identity, by type.
//
// The roles of facts (fact.h) say which columns these are. A game without such a column
// gets zeros.

#ifndef DECK_FIGURES_H
#define DECK_FIGURES_H

#include "engine/play/deck.h"

enum { FIGURES_CURVE = 8, FIGURES_WORDS = 16 };

// The counts. All but [total] are of the main section alone.
typedef struct {
    int curve[FIGURES_CURVE];    // cards of each cost; the last counts higher ones too
    int identity[FIGURES_WORDS]; // by word; a card with two words counts for both
    int types[FIGURES_WORDS];
    int total; // of all sections that count towards the size of a deck
} DeckFigures;

// Counts the cards of the deck.
DeckFigures deck_figures(const Library *library, const Deck *deck);

#endif
