// timing.h -- when a player may act, and which cards that moment allows.

#ifndef TIMING_H
#define TIMING_H

#include "engine/kernel/table/table.h"

// A moment allows nothing, everything, only cards with Action, or only cards with Reaction.
typedef enum { TIMING_NONE, TIMING_MAIN, TIMING_ACTION, TIMING_REACTION } Timing;

// Returns the timing for [player] now; TIMING_NONE without priority.
Timing timing_now(const Table *table, PlayerId player);

// Returns the LEVEL_ of permission.h that a card needs at [timing].
int timing_level(Timing timing);

#endif
