// cost_inside.h -- what the files behind cost.h share.

#ifndef COST_INSIDE_H
#define COST_INSIDE_H

#include "engine/riftbound/actions/cost.h"

// The alternatives that are taken, and how many there are of each.
typedef struct {
    uint8_t pick[COST_PICKS_MAX], of[COST_PICKS_MAX];
    uint16_t taken[COST_PICKS_MAX]; // the records that are picked
    int n;
} Picks;

// Returns the price with the alternatives in [picks]. Leaves there how many picks it met.
Price cost_reckon(const Bill *bill, Picks *picks);

#endif
