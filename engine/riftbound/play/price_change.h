// price_change.h -- what a payment of additional costs may change of the price, and of what
// pays it.
//
// Mostly a payment takes away nothing that the price is paid with, and leaves the price as it
// is. Then the price alone decides how a trial ends, and no trial is needed (cost_trial.h).

#ifndef PRICE_CHANGE_H
#define PRICE_CHANGE_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/play/cost_trial.h"

// Returns whether an action of a cost may change the price of [item], a card to be played, or
// let something add resources for its controller that it does not add now.
bool price_change_is_possible(const Table *table, const Item *item);

// Returns whether [cost], the optional additional cost of a keyword of [item], makes no play
// possible: a player who can pay it can play without it. Keyword 0: the cost is no keyword's.
bool price_change_helps_no_play(const Table *table, const Item *item, int keyword,
                                uint16_t cost);

// Returns whether text of [item] that goes with such a cost may change its price. Keyword 0:
// the cost is no keyword's.
bool price_change_goes_with(const Table *table, const Item *item, int keyword);

// Returns whether the trial has one due alone, of one thing, and a thing can pay it that adds
// no resources.
bool price_change_has_unused_payer(const CostTrial *trial);

#endif
