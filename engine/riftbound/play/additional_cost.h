// additional_cost.h -- additional costs of a card that is played (355.1, 356.2).
//
// A paid slot of the object holds 1 + how often the cost was paid, 0 while undecided or
// declined. Whether a cost may be offered depends on what is left for the others and for
// the price, so every set of them is tried; there are at most two.

#ifndef ADDITIONAL_COST_H
#define ADDITIONAL_COST_H

#include "engine/kernel/cards/refusal.h"
#include "engine/kernel/table/table.h"

// Can [item], a card to be played, be finished with some set of its additional costs?
// The object's paid slots are empty afterwards.
Refusal additional_cost_check(Table *table, Item *item);

// Asks for the optional costs that could be paid, and does the actions of all that are
// due; the mandatory ones ask nothing (204.2, 355.1). False where one cannot be paid.
bool additional_cost_choose(Table *table, uint16_t serial);

#endif
