// riftbound_value.h -- what a position of Riftbound is worth.

#ifndef RIFTBOUND_VALUE_H
#define RIFTBOUND_VALUE_H

#include "engine/kernel/table/table.h"

// Returns what the position is worth to [player] and the team, less what it is worth to the best
// enemy. A point is worth about a hundred. Fits PlayBots.value.
int riftbound_value(Table *table, PlayerId player);

#endif
