// sideboard.h -- between two games of a match: cards change places, one for one.
//
// A player's sideboard lies aside, in objects whose ids RiftboundState keeps. A swap exchanges
// faces: the deck keeps its size and the sideboard its own, and what the two hold
// together never changes. So copy limits that held for both still hold (TR 403.3-403.10).

#ifndef SIDEBOARD_H
#define SIDEBOARD_H

#include "engine/riftbound/setup/deck_rules.h"

// Puts the player's sideboard aside. To be called once, before sideboard_ask.
void sideboard_bring(Table *table, const Deck *deck, PlayerId player);

// What a player decided: who becomes the Chosen Champion, which cards come and go.
typedef struct {
    ObjectId champion, becomes; // the present one, and the object with the new face
    int n;
    ObjectId in[DECK_SIDE_MAX], out[DECK_SIDE_MAX];
} Swap;

// Asks for it. Nothing changes yet, since nobody may know what others have decided.
Swap sideboard_ask(Table *table, PlayerId player);

// Does it, and shuffles the deck.
void sideboard_swap(Table *table, PlayerId player, const Swap *swap);

// Brings [deck] up to date with what its player did in this game's sideboard_ask.
void sideboard_take(const State *state, PlayerId player, Deck *deck);

#endif
