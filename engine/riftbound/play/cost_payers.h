// cost_payers.h -- the player's choice of what pays an additional cost (355.1, 357).

#ifndef COST_PAYERS_H
#define COST_PAYERS_H

#include "engine/riftbound/play/cost_trial.h"

// Asks what pays the due, if there is a choice, into [ids]. Returns how many, -1 where there
// are too few. Nothing is paid.
int cost_payers_choose(CostTrial *trial, int which, ObjectId *ids);

// Asks what pays the due, if there is a choice, and pays it. The price stays what it was
// before, by the trial's credit. Returns how many things paid, -1 where there are too few.
int cost_payers_pay(CostTrial *trial, int which);

#endif
