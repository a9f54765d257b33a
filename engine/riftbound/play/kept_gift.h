// kept_gift.h -- gifts that a card keeps while it is played, although their giver has
// gone.
//
// Which additional costs there are is settled when they are chosen (355.1): a keyword that a
// payment ends is paid all the same, and does what it does. Note the gifts before a payment
// and keep them after it.

#ifndef KEPT_GIFT_H
#define KEPT_GIFT_H

#include "engine/kernel/table/table.h"

// A gift with additional costs: a keyword, or one clause.
typedef struct {
    ClauseId clause; // 0: the keyword's clauses
    int16_t value;
    uint16_t cost;
    uint8_t keyword;
    uint8_t slot; // its first paid slot
} KeptGift;

typedef struct {
    KeptGift list[PAID_MAX];
    int n;
} KeptGifts;

// Notes all gifts of [object] that have additional costs, in the order of their paid slots.
void kept_gift_note(const Table *table, ObjectId object, KeptGifts *gifts);

// Gives [object] for good what was noted, if some of it is gone or has another slot.
void kept_gift_keep(Table *table, ObjectId object, const KeptGifts *gifts);

// Puts a card that is played, or whose play is undone, to [to], with the gifts by which it may
// be played from elsewhere: all that such a keyword says is true of this play (829). Returns
// the card as it is there.
Ref kept_gift_move(Table *table, ObjectId object, SpotId to);

// Ends what [object] has kept.
void kept_gift_end(Table *table, Ref object);

#endif
