// additional_cost.h -- additional costs of a card that is played (355.1, 356.2).
//
// Object.additional_paid has a slot for each: 1 + how often the cost was paid, 0 while it is
// undecided or declined. A cost may be offered only if enough is left for the others and for
// the price, so every set of them is tried; a card has at most two.

#ifndef ADDITIONAL_COST_H
#define ADDITIONAL_COST_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"

// The additional costs of a card: none; optional ones alone, which add to the price or
// ask for more than resources; or some that may be due.
typedef enum {
    ADDITIONAL_NONE,
    ADDITIONAL_PRICE,
    ADDITIONAL_OPTIONAL,
    ADDITIONAL_DUE
} AdditionalKind;
AdditionalKind additional_cost_kind(const Table *table, ObjectId object);

// Returns why no set of its additional costs lets [item], a card to be played, be
// finished, REFUSAL_NONE: one does. The slots of the object are empty afterwards.
Refusal additional_cost_check(Table *table, Item *item);

// Asks for the optional costs that could be paid, and does the actions of all that are due;
// mandatory ones ask nothing (204.2, 355.1). Leaves in [credit] what the price has risen by
// paying: so much is not due. Returns false where one cannot be paid.
bool additional_cost_choose(Table *table, uint16_t serial, Price *credit);

#endif
