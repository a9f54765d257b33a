// deck_any.h -- decks drawn from all playable cards.

#ifndef DECK_ANY_H
#define DECK_ANY_H

#include "engine/play/deck.h"

// Fills [deck] with cards that [number] chooses among all that can be played: a main deck
// and runes of two domains, legend and battlefields of any. It ignores the other rules of
// construction (103), so that every card meets every other one.
void deck_any(const Library *library, uint64_t number, Deck *deck);

// Does the same, with many copies of [card], which has at most two domains.
void deck_any_with(const Library *library, uint64_t number, CardId card, Deck *deck);

#endif
