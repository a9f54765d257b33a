// sideboard.h -- swaps cards of deck and sideboard between two games of a match.
//
// A player's sideboard lies aside, in objects whose ids RiftboundState keeps. Swapping
// exchanges the faces of two objects, so deck and sideboard keep their sizes and hold the
// same cards together. Copy limits that held for both still hold (TR 403.3-403.10).

#ifndef SIDEBOARD_H
#define SIDEBOARD_H

#include "engine/riftbound/setup/deck_rules.h"

// Puts the player's sideboard aside. Call it once, before sideboard_ask.
void sideboard_bring(Table *table, const Deck *deck, PlayerId player);

// A player's decision: who becomes the Chosen Champion, which cards come and go.
typedef struct {
    ObjectId champion, becomes; // the present one, and the object with the new face
    int n;
    ObjectId in[DECK_SIDE_MAX], out[DECK_SIDE_MAX];
} Swap;

// Asks for the decision. Nothing changes yet, because nobody may know how others decide.
Swap sideboard_ask(Table *table, PlayerId player);

// Carries the decision out, and shuffles the deck.
void sideboard_swap(Table *table, PlayerId player, const Swap *swap);

// Brings [deck] up to date with the decision of this game's sideboard_ask. Returns
// false and leaves [deck] as it is if the cards that lie aside are not its own.
bool sideboard_take(const State *state, PlayerId player, Deck *deck);

#endif
