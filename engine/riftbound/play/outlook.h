// outlook.h -- tells before a trial of a play's additional costs how it will end.
//
// Mostly what pays takes away nothing that the price is paid with, and leaves the price as it
// is. Then the price alone decides, and nothing need be tried (cost_trial.h).

#ifndef OUTLOOK_H
#define OUTLOOK_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/play/cost_trial.h"

// Whether no action of a cost can change the price of [item], a card to be played, or let
// anything add resources that it does not add now.
bool outlook_is_clear(const Table *table, const Item *item);

// Whether one thing alone is due, and something can pay it that adds no resources.
bool outlook_has_idle_payer(const CostTrial *trial);

#endif
