// play_card.h -- playing cards: by a player's own decision, or by an effect (rules 349-359).
//
// The card goes to the chain as a pending item and is finalized when nothing older is
// pending (play_finalize.h). Then a permanent enters and a spell waits. A play that
// play_card_check allows cannot fail; a play by an effect may turn out impossible, and is
// undone then (358.5).

#ifndef PLAY_CARD_H
#define PLAY_CARD_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"

// Returns why [player] may not play the card [object] now by any permission,
// REFUSAL_NONE: the play is legal.
Refusal play_card_check(Table *table, PlayerId player, ObjectId object);

// The same for a play that makes the card enter at [to]; NOWHERE: anywhere.
Refusal play_card_check_to(Table *table, PlayerId player, ObjectId object, SpotId to);

// The changes that other cards may make to the price of a card. A list of actions finds
// them once for all cards.
typedef struct {
    bool permits;   // some may permit plays, at whatever price
    bool gives;     // some may have given one text about its price
    unsigned types; // some may change the price of cards of these types, one bit each
} Repricing;

// [permits]: some may permit plays (ability_any_permits).
Repricing play_card_repricing(const Table *table, bool permits);

// Returns whether play_card_check allows the play of [object], in hand or Champion Zone,
// without a reason where it does not.
bool play_card_is_possible(Table *table, PlayerId player, ObjectId object, int level,
                           const Repricing *others);

// Plays it by the player's own decision, and finalizes it in the same step.
void play_card_do(Table *table, PlayerId player, ObjectId object);

// The way in which an effect plays a card.
enum { PLAY_GETS_MAX = 4 }; // as many as `play` takes terms

typedef struct {
    PlayerId player;
    uint16_t terms; // TERM_ bits
    uint16_t cost;  // of TERM_FOR, TERM_DISCOUNT
    int16_t times;  // how often it counts
    SpotId to;      // with TERM_PLACED
    CardId copies;  // the card that it enters as a copy of, 0: as itself
    uint8_t gets_n; // keywords that it has from now on
    struct {
        uint8_t keyword;
        int16_t value;
        uint16_t cost;
    } gets[PLAY_GETS_MAX];
} PlayTerms;

// Carries out "play it" as an instruction: the card goes to the chain now, and the rest
// follows (419.3). Returns it as it is on the chain; the Ref is gone where it may not be
// played.
Ref play_card_by_effect(Table *table, ObjectId object, const PlayTerms *terms);

#endif
