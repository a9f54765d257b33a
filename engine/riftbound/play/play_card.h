// play_card.h -- playing cards, step by step (rules 349-359).
//
// A card goes to the chain as a pending item; it is finalized when nothing older is
// pending: choices, total cost, payment, legality. A permanent enters and a spell waits.
// play_card_check reads, finalize cannot fail for what it allowed; where a play by an effect
// turns out impossible everything done for it is undone and the card returns to where it
// was played from (358.5).

#ifndef PLAY_CARD_H
#define PLAY_CARD_H

#include "engine/kernel/cards/refusal.h"
#include "engine/kernel/table/table.h"

// May [player] play the card [object] now, by any permission it has?
Refusal play_card_check(Table *table, PlayerId player, ObjectId object);

// Whether [object], in hand or Champion Zone, surely costs more than [player] has, so
// that play_card_check would refuse it. Where no passive speaks of its cost, nothing gives it
// another price and it has no additional cost, its price is the printed one. False
// where that is not known.
bool play_card_is_too_dear(const Table *table, PlayerId player, ObjectId object);

// Plays it by the player's own decision; finalized in the same step.
void play_card_do(Table *table, PlayerId player, ObjectId object);

// How an effect plays a card.
typedef struct {
    PlayerId player;
    uint16_t terms; // TERM_ bits
    uint16_t cost;  // of TERM_FOR, TERM_DISCOUNT
    SpotId to;      // with TERM_PLACED
    CardId copies;  // the card that it enters as a copy of, 0: as itself
    uint8_t gets;   // a keyword that it has from entering on, 0 none
} PlayTerms;

// "Play it" as an instruction: it goes to the chain now, the rest follows (419.3).
// Returns it as it is on the chain; gone where it may not be played.
Ref play_card_by_effect(Table *table, ObjectId object, const PlayTerms *terms);

#endif
