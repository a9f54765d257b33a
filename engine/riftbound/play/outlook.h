// outlook.h -- tells how a trial of additional costs will end, where that is sure before
// it begins.
//
// Mostly what pays takes away nothing that the price is paid with, and leaves the price as it
// is. Then the price alone decides, and nothing need be tried (cost_trial.h).

#ifndef OUTLOOK_H
#define OUTLOOK_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/play/cost_trial.h"

// Returns whether no action of a cost can let anything add resources for [player] that it
// does not add now.
bool outlook_adds_alike(const Table *table, PlayerId player);

// Returns whether besides, the price of [item], a card to be played, does not ask what
// has paid.
bool outlook_is_clear(const Table *table, const Item *item);

// Returns whether it makes no play possible to pay [cost], the optional additional cost
// of a keyword of [item]: who can pay it can play without it. 0: no keyword's.
bool outlook_is_idle(const Table *table, const Item *item, int keyword, uint16_t cost);

// Returns whether text of [item] that goes with such a cost may change its price. 0: no
// keyword's.
bool outlook_is_cheaper(const Table *table, const Item *item, int keyword);

// Returns whether one thing alone is due, and something can pay it that adds no
// resources.
bool outlook_has_idle_payer(const CostTrial *trial);

#endif
